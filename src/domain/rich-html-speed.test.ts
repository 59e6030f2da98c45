import { expect, test } from 'vitest'
import { plainParagraphs, portionsOf } from './rich-html'

// A freeze would take minutes; the page draws one portion in a task.
test.each(['<', '<p', '<!--', '<script', '</', '&', '<a href="', '&#1', '<style>', '<p title="'])(
  '5 MB of %s are read once',
  (piece) => {
    const html = piece.repeat(Math.ceil(5_000_000 / piece.length))
    const began = performance.now()
    for (const portion of portionsOf(html)) plainParagraphs(portion.html)
    expect(performance.now() - began).toBeLessThan(5000)
  },
)
