import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPieces } from './text-pieces'

describe('a text in pieces', () => {
  /** Marked pieces are in brackets. */
  const marked = (query: string, text: string) =>
    matchPieces(query, text)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('')

  it.each([
    ['euro', 'EuroBasket 2025', '[Euro]Basket 2025'],
    ['euro', 'Selektor', 'Selektor'],
    ['cri', 'Črički in črički', '[Čri]čki in [čri]čki'],
    ['basket 2025', 'EuroBasket 2025, Basket', 'Euro[Basket] [2025], [Basket]'],
    ['kos koša', 'Košarka', '[Koša]rka'],
    ['ko ša', 'Košarka', '[Koša]rka'],
    ['a', 'aaa', '[aaa]'],
    ['  ', 'Košarka', 'Košarka'],
    ['kos', '', ''],
    ['<b>', 'a <b> b', 'a [<b>] b'],
  ])('%j in %j is %s', (query, text, result) => {
    expect(marked(query, text)).toBe(result)
  })

  it('is always the whole text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, text) => {
        const pieces = matchPieces(query, text)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.every((piece) => piece.text !== '')).toBe(true)
      }),
    )
  })
})
