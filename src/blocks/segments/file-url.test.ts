import { expect, test } from 'vitest'
import { fileUrl } from './file-url'

const storage = 'https://kzs.example/storage'

test.each([
  ['documents/a.pdf', `${storage}/documents/a.pdf`],
  ['/documents/a.pdf', `${storage}/documents/a.pdf`],
  [`${storage}/documents/a.pdf`, `${storage}/documents/a.pdf`],
])('%s is a file', (path, url) => {
  expect(fileUrl({ storage }, path)).toBe(url)
})

test.each([
  '',
  'https://zlo.example/a.pdf',
  '//zlo.example/a.pdf',
  'javascript:alert(1)',
  '../zasebno.pdf',
  `${storage}/../zasebno.pdf`,
  'data:text/html,x',
])('%j is none', (path) => {
  expect(fileUrl({ storage }, path)).toBeNull()
})
