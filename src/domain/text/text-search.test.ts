import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, matchesText, matchRange } from './text-search'

describe('a search in texts', () => {
  it.each([
    ['crnomelj', 'Črnomelj', true],
    ['črno', 'CRNOMELJ', true],
    ['dakovic', 'Đaković', true],
    ['djakovic', 'Đaković', true],
    ['đako', 'Djakovič', true],
    ['DJ', 'Đ', true],
    ['dj', 'Dražen', false],
    ['duric', 'Djurić', false],
    ['lodz', 'Łódź', true],
    ['c\u030crno', 'Črnomelj', true],
    ['crno', 'C\u030Crnomelj', true],
    ['  zmaji ', 'Ljubljanski zmaji', true],
    ['a z', 'Ljubljana\u00a0zmaji', true],
    ['', 'karkoli', true],
    ['ß', 'Großwallstadt', true],
    ['ss', 'Großwallstadt', false],
    ['istanbul', 'İstanbul', true],
    ['하', '한국', false],
    ['zmajj', 'Ljubljanski zmaji', false],
    ['.*', 'Ljubljanski zmaji', false],
    ['a', '', false],
  ])('for "%s" in "%s" is met: %s', (query, text, met) => {
    expect(matchesText(query, text)).toBe(met)
  })

  it.each([
    ['crno', 'KK Črnomelj', 'Črno'],
    ['omelj', 'C\u030Crnomelj', 'omelj'],
    ['djuric', 'Nikola Đurić', 'Đurić'],
    ['đur', 'Djurić', 'Djur'],
    ['crn', 'KK C\u030Crnomelj', 'C\u030Crn'],
    ['c', 'Vič\u0301', 'č\u0301'],
    ['i', 'İzmir', 'İ'],
    ['kod', '🏀 Kodeljevo', 'Kod'],
  ])('for "%s" in "%s" marks "%s"', (query, text, marked) => {
    const [start, end] = matchRange(query, text) ?? [0, 0]
    expect(text.slice(start, end)).toBe(marked)
  })

  it.each([
    ['', 'Ljubljana'],
    ['   ', 'Ljubljana'],
    ['x', 'Ljubljana'],
  ])('for "%s" marks nothing in "%s"', (query, text) => {
    expect(matchRange(query, text)).toBeNull()
  })

  it('keeps the length of every composed text', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .map((each) => each.normalize('NFC').replace(/[\u0300-\u036f]/g, ''))
    fc.assert(fc.property(text, (each) => foldText(each).length === each.length))
  })

  it('finds each text whole in itself, composed or not', () => {
    const word = fc.string({ unit: fc.constantFrom(...'čšžćđaeio LJN') })
    fc.assert(fc.property(word, (each) => matchesText(each.normalize('NFD'), each)))
    fc.assert(fc.property(word, (each) => matchesText(each, each.normalize('NFD'))))
  })
})
