import { expect, test } from 'vitest'
import { encodingFor, isCompressible } from './encoding'

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
  ['br;q=nonsense', undefined],
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
