import { expect, test } from 'vitest'
import { framedVideoId, videoFrameUrl, youtubeId } from './video'

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
  [`https://www.youtube.com/embed/${id}`, null],
  [`http://www.youtube-nocookie.com/embed/${id}`, null],
  [`https://www.youtube-nocookie.com/embed/../watch?v=${id}`, id],
  [`https://www.youtube-nocookie.com.zlo.example/embed/${id}`, null],
  [` https://www.youtube-nocookie.com/embed/${id}`, null],
  [null, null],
])('a frame of %j shows %j', (src, shown) => {
  expect(framedVideoId(src)).toBe(shown)
})

test('plays without cookies', () => {
  expect(videoFrameUrl(id)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
})
