import { expect, it } from 'vitest'
import { datePieces, tiedDates } from './date-pieces'

it.each<[string, string[]]>([
  ['', []],
  ['kvalifikacije', []],
  ['Katovice in Riga, 27. 8.–14. 9. 2025', ['27. 8.–14. 9. 2025']],
  ['Köln in Berlin, 1.–18. 9. 2022; 6. mesto', ['1.–18. 9. 2022;', '6. mesto']],
  ['Strasbourg, junij 2021', []],
  ['Bilo je leta 2021. Nato nič.', []],
])('of "%s" %j stay whole', (text, whole) => {
  const pieces = datePieces(text)
  expect([pieces.join(''), pieces.filter((_, index) => index % 2 === 1)]).toEqual([text, whole])
  expect(tiedDates(text).replaceAll('\u00a0', ' ')).toBe(text)
  for (const date of whole) expect(tiedDates(text)).toContain(date.replaceAll(' ', '\u00a0'))
})

it('a line may break between all other words', () => {
  expect(tiedDates('Katovice in Riga, 27. 8. 2025, prvi krog')).toBe(
    'Katovice in Riga, 27.\u00a08.\u00a02025, prvi krog',
  )
})
