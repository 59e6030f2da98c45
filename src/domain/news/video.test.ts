import { expect, test } from 'vitest'
import { framedVideoId, videoAddress, videoFrameUrl, youtubeId } from './video'

const id = 'dQw4w9WgXcQ'

test.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=x&v=${id}&t=10s`,
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
  [`https://www.youtube-nocookie.com/embed/${id}?start=3`, id],
  [`https://www.youtube.com/embed/${id}?si=abc`, id],
  [`//www.youtube.com/embed/${id}`, id],
  [`http://www.youtube-nocookie.com/embed/${id}`, id],
  [`https://youtu.be/${id}`, id],
  [id, null],
  ['https://www.youtube.com/embed/videoseries?list=PL1', null],
  ['https://player.vimeo.com/video/76979871', 'vimeo/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo/76979871/8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo/76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks', null],
  ['https://player.vimeo.com.zlo.example/video/76979871', null],
  [`https://www.youtube-nocookie.com/embed/../watch?v=${id}`, id],
  [`https://www.youtube-nocookie.com.zlo.example/embed/${id}`, null],
  [` https://www.youtube-nocookie.com/embed/${id}`, id],
  [null, null],
])('a frame of %j shows %j', (src, shown) => {
  expect(framedVideoId(src)).toBe(shown)
})

test.each([
  [id, `https://www.youtube-nocookie.com/embed/${id}`],
  ['vimeo/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['vimeo/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
])('%s has the frame %s, which says the same video again', (id, address) => {
  expect([videoAddress(id), framedVideoId(address)]).toEqual([address, id])
})

test('plays without cookies', () => {
  expect(videoFrameUrl('vimeo/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
  expect(videoFrameUrl(id)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
})
