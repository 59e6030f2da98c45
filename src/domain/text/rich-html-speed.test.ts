import { expect, test } from 'vitest'
import { plainParagraphs, portionsOf } from './rich-html'

// A pattern that looks back would take minutes: the test's own time limit ends it.
test.each(['<', '<p', '<!--', '<script', '</', '&', '<a href="', '&#1', '<style>', '<p title="'])(
  '5 MB of %s are read once',
  (piece) => {
    const html = piece.repeat(Math.ceil(5_000_000 / piece.length))
    const portions = portionsOf(html)
    for (const portion of portions) plainParagraphs(portion.html)
    expect(portions.reduce((sum, portion) => sum + portion.html.length, 0)).toBe(html.length)
  },
)
