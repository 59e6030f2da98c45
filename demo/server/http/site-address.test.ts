import { expect, test } from 'vitest'
import { pageAddress, pictureAddress, siteOrigin, visitedOrigin } from './site-address'

test.each([
  ['http://localhost:8080/tekme', '', 'http://localhost:8080'],
  ['http://localhost:8080/tekme', undefined, 'http://localhost:8080'],
  ['http://10.0.0.1/tekme', 'https://kzs.example/', 'https://kzs.example'],
])('the site asked at %s with SITE_URL "%s" is %s', (asked, configured, origin) => {
  expect(siteOrigin(asked, configured)).toBe(origin)
})

test.each([
  ['http://kzs.example/tekme', 'https://kzs.example/', 'https://kzs.example'],
  ['http://10.0.0.1:8080/tekme', 'https://kzs.example/', 'http://10.0.0.1:8080'],
  ['http://kzs.example:8080/tekme', 'https://kzs.example', 'http://kzs.example:8080'],
  ['http://kzs.example/tekme', '', 'http://kzs.example'],
])('a browser at %s with SITE_URL "%s" calls the site %s', (asked, configured, origin) => {
  expect(visitedOrigin(new URL(asked), configured)).toBe(origin)
})

test.each([
  ['http://localhost/', 'https://kzs.example/'],
  ['http://localhost/tekme/?sezona=1#a', 'https://kzs.example/tekme'],
  ['http://localhost/novica/x//', 'https://kzs.example/novica/x'],
  ['http://localhost/a//b', 'https://kzs.example/a//b'],
  ['http://localhost//zlo.example/tekme', 'https://kzs.example//zlo.example/tekme'],
])('the page asked for as %s is %s', (asked, address) => {
  expect(pageAddress(asked, 'https://kzs.example')).toBe(address)
})

test.each([
  ['scenes/č 1.svg', 'https://kzs.example/storage/scenes/%C4%8D%201.svg'],
  ['//slike.example/a.jpg', 'https://kzs.example/storage/slike.example/a.jpg'],
  ['HTTPS://slike.example/a.jpg', 'https://slike.example/a.jpg'],
  ['http://slike.example/a.jpg', 'https://kzs.example/storage/http://slike.example/a.jpg'],
  ['a/https://slike.example/a.jpg', 'https://kzs.example/storage/a/https://slike.example/a.jpg'],
  ['https://', null],
  ['../api/menu', null],
  ['../storage-of-another/a.svg', null],
  ['', null],
  [null, null],
])('the picture %s is at %s', (path, address) => {
  expect(pictureAddress(path, 'https://kzs.example')).toBe(address)
})
