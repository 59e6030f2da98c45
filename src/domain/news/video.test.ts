import { expect, test } from 'vitest'
import { framedVideoId, videoAddress, videoFrameUrl, youtubeId } from './video'

const id = 'dQw4w9WgXcQ'

test.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=x&v=${id}`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
])('%s is a film', (text) => {
  expect(youtubeId(text)).toBe(id)
})

test.each([
  null,
  undefined,
  '',
  'dQw4w9WgXc',
  `${id}0`,
  'https://www.youtube.com/',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=x',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/watch?v=',
  `https://www.youtube.com/watch?v=${id}"><script>`,
  `https://zlo.example/watch?v=${id}`,
  `https://youtube.com.zlo.example/embed/${id}`,
  `https://zlo.example/youtu.be/${id}`,
  `javascript:alert(1)//youtu.be/${id}`,
  '../../x',
])('%j is none', (text) => {
  expect(youtubeId(text)).toBeNull()
})

test.each([
  [`https://www.youtube-nocookie.com/embed/${id}`, id],
  [`https://www.youtube-nocookie.com/embed/${id}?start=3`, `${id}+3`],
  [`https://www.youtube.com/embed/${id}?si=abc`, id],
  [`//www.youtube.com/embed/${id}`, id],
  [`http://www.youtube-nocookie.com/embed/${id}`, id],
  [`https://youtu.be/${id}`, id],
  [id, null],
  ['https://www.youtube.com/embed/videoseries?list=PL1', null],
  ['https://player.vimeo.com/video/76979871', 'vimeo/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo/76979871/8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo/76979871/8272103f6e'],
  ['https://vimeo.com/76979871#t=1m30s', 'vimeo/76979871+90'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=90s', 'vimeo/76979871/8272103f6e+90'],
  ['https://vimeo.com/channels/staffpicks', null],
  ['https://player.vimeo.com.zlo.example/video/76979871', null],
  [`https://www.youtube-nocookie.com/embed/../watch?v=${id}`, id],
  [`https://www.youtube-nocookie.com.zlo.example/embed/${id}`, null],
  [` https://www.youtube-nocookie.com/embed/${id}`, id],
  [null, null],
])('a frame of %j shows %j', (src, shown) => {
  expect(framedVideoId(src)).toBe(shown)
})

test.each<[address: string, start: number | null]>([
  [`https://www.youtube.com/watch?v=${id}&t=90`, 90],
  [`https://www.youtube.com/watch?t=90s&v=${id}`, 90],
  [`https://www.youtube.com/watch?v=${id}&amp;t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${id}#t=1m30s`, 90],
  [`https://www.youtube.com/watch?time_continue=90&v=${id}`, 90],
  [`https://youtu.be/${id}?si=abc&t=1h1m1s`, 3661],
  [`https://youtu.be/${id}?t=2m`, 120],
  [`youtube.com/embed/${id}?start=90&end=120`, 90],
  [`//www.youtube-nocookie.com/embed/${id}?start=090`, 90],
  [`https://www.youtube.com/live/${id}?feature=share&t=7200`, 7200],
  [`https://www.youtube.com/shorts/${id}?t=5`, 5],
  [`https://www.youtube.com/embed/${id}?start=&t=1M30S`, 90],
  [`https://www.youtube.com/embed/${id}?start=nic&t=30`, 30],
  ...['', '0', '0m0s', '-90', '90.5', '1:30', 'nic', '30m1h', '9'.repeat(30), '90"onload="x'].map(
    (ill): [string, null] => [`https://www.youtube.com/embed/${id}?start=${ill}`, null],
  ),
])('%s starts after %j seconds', (address, start) => {
  expect(framedVideoId(address)).toBe(start === null ? id : `${id}+${start}`)
})

test.each([
  [id, `https://www.youtube-nocookie.com/embed/${id}`],
  [`${id}+90`, `https://www.youtube-nocookie.com/embed/${id}?start=90`],
  ['vimeo/76979871+90', 'https://player.vimeo.com/video/76979871?dnt=1#t=90s'],
  ['vimeo/76979871/8272103f6e+90', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e#t=90s'],
  ['vimeo/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['vimeo/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
])('%s has the frame %s, which says the same video again', (id, address) => {
  expect([videoAddress(id), framedVideoId(address)]).toEqual([address, id])
})

test('plays without cookies', () => {
  expect(videoFrameUrl('vimeo/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
  expect(videoFrameUrl(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}?rel=0&autoplay=1`)
})

test('plays from its start', () => {
  expect(videoFrameUrl(`${id}+90`)).toBe(
    `https://www.youtube-nocookie.com/embed/${id}?start=90&rel=0&autoplay=1`,
  )
  expect(videoFrameUrl('vimeo/76979871+90')).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1#t=90s',
  )
})
