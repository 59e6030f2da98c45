import { expect, test } from 'vitest'
import { element, escapeXml } from './xml'

test.each([
  ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
  ['\u0000\u0008\u001f\ufffe\uffff\udc00', ''],
  ['\u0000\u0008\ufffe\udc00 č 🏀\n', ' č 🏀\n'],
  ['\t\r\n\ud7ff\ue000\ufffd\u{10000}\u{10ffff}', '\t\r\n\ud7ff\ue000\ufffd\u{10000}\u{10ffff}'],
  ["it's", "it's"],
])('%j in XML is %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})

test('an element holds its text, and no other element', () => {
  expect(element('title', '<b>Krka & Olimpija</b>')).toBe(
    '<title>&lt;b&gt;Krka &amp; Olimpija&lt;/b&gt;</title>',
  )
})
