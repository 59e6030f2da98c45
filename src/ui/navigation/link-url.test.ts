import { expect, it } from 'vitest'
import { linkUrl } from './link-url'

it.each<[string | null, string | null]>([
  ['/reprezentant/7', 'https://kzs.example/liga/reprezentant/7'],
  ['//elsewhere.example/7', 'https://kzs.example/liga/elsewhere.example/7'],
  ['https://elsewhere.example/7', 'https://elsewhere.example/7'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,a', null],
  ['reprezentant/7', null],
  ['', null],
  [null, null],
])('a link that data names as %s leads to %s', (url, expected) => {
  expect(linkUrl({ site: 'https://kzs.example/liga' }, url)).toBe(expected)
})
