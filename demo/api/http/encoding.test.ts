import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, encodingFor, isCompressible } from './encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
  ['br ; q=0 , gzip ; q=0.5', 'gzip'],
  ['br;Q=0, gzip', 'gzip'],
  ['br;level=1;q=0, gzip', 'gzip'],
  ['br;level=1', 'br'],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json; charset=utf-8', true],
  ['image/svg+xml; charset=utf-8', true],
  ['application/problem+json', true],
  ['application/manifest+json', true],
  ['image/png', false],
  ['font/woff2', false],
  ['application/octet-stream', false],
])('%s gets smaller: %s', (type, smaller) => {
  expect(isCompressible(type)).toBe(smaller)
})

const text = Buffer.from(
  Array.from({ length: 900 }, (_, index) => `${(index * 7919) % 1009} tekma`).join(' '),
)

/** As a gzip says it of itself: 2 is its best, 0 its default. */
test.each([
  [5, 0],
  [8, 0],
  [9, 2],
  [11, 2],
])('gzip with the effort %i is its level %i', async (effort, level) => {
  expect((await compress(text, 'gzip', effort))[8]).toBe(level)
})

test.each([1, 5, 11])('brotli takes the effort %i as its quality', async (effort) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  expect(await compress(text, 'br', effort)).toEqual(brotliCompressSync(text, { params }))
})
