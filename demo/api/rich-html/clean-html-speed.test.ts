import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html'

describe('a text that is far longer than any', () => {
  const length = 5_000_000
  const filled = (piece: string) => piece.repeat(length / piece.length)
  const words = 'Košarkarska zveza Slovenije <b>je objavila</b> <a href="/tekme">razpored</a>. '

  // Cleaned in one go, the second one takes hours.
  test.each([
    ['paragraphs', filled(`<p>${words}</p>`)],
    ['elements around one another', filled('<div>')],
    ['elements that end only in words', filled('<div title="</div>">')],
    ['tags that never end', filled('<p ')],
    ['signs of tags', filled('<')],
  ])('of %s is done at once, to its last word', (_, dirty) => {
    expect(cleanHtml(`${dirty}<p>Zadnje besede<script>alert(1)</script></p>`)).toMatch(/Zadnje besede<\/p>$/)
  })
})
