import { expect, test } from 'vitest'
import { escapeHtml, scriptJson } from './markup'

test.each([
  ['<b>&amp;</b>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
  [`"'`, '&quot;&#39;'],
  ['Jesenice – Čatež', 'Jesenice – Čatež'],
])('the text %j is written as %j', (text, written) => {
  expect(escapeHtml(text)).toBe(written)
})

test.each(['</script><script>x', '<!-- <script>', 'line\u2028end\u2029', '\\u003c', '$& ` "'])(
  '%j is data in a script, and comes out as it went in',
  (text) => {
    const written = scriptJson({ text })
    expect(written).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(written)).toEqual({ text })
    expect(new Function(`return ${written}`)()).toEqual({ text })
  },
)
