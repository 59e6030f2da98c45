import { describe, expect, it } from 'vitest'
import { daysAround } from './match-search'
import { type ChosenNames, nearestOffers, nearestSeasons, noMatchesSentence } from './no-matches'

const nothing: ChosenNames = { club: null, competition: null, hall: null, season: '2026/2027' }
const noDays = { from: null, to: null }

describe('the sentence for no matches', () => {
  it.each<[string, Partial<ChosenNames>, { from: string | null; to: string | null }]>([
    ['V sezoni 2026/2027 ni tekem.', {}, noDays],
    ['Ni tekem za prikaz', { season: null }, noDays],
    ['Krka v sezoni 2026/2027 nima tekem.', { club: 'Krka' }, noDays],
    ['Krka, Ilirija v sezoni 2026/2027 nimata tekem.', { club: 'Krka, Ilirija', clubs: 2 }, noDays],
    ['A, B, C v sezoni 2026/2027 nimajo tekem.', { club: 'A, B, C', clubs: 3 }, noDays],
    [
      'KK Bistrica v tekmovanju Pokal Slovenije v sezoni 2026/2027 nima tekem.',
      { club: 'KK Bistrica', competition: 'Pokal Slovenije' },
      noDays,
    ],
    ['V tekmovanju 1. liga v sezoni 2026/2027 ni tekem.', { competition: '1. liga' }, noDays],
    ['V dvorani Tivoli v sezoni 2026/2027 ni tekem.', { hall: 'Dvorana Tivoli' }, noDays],
    ['V dvorani Arena Stožice v sezoni 2026/2027 ni tekem.', { hall: 'Arena Stožice' }, noDays],
    ['Okoli 29.11.2026 ni tekem.', {}, daysAround('2026-11-29')],
    [
      'V tekmovanju 1. liga od 1.9.2026 do 3.9.2026 ni tekem.',
      { competition: '1. liga' },
      { from: '2026-09-01', to: '2026-09-03' },
    ],
    ['Dne 1.9.2026 ni tekem.', {}, { from: '2026-09-01', to: '2026-09-01' }],
    ['Od 1.9.2026 ni tekem.', {}, { from: '2026-09-01', to: null }],
  ])('%s', (text, names, days) => {
    expect(noMatchesSentence({ ...nothing, ...names }, days).join('')).toBe(text)
  })

  it('every second piece is a name', () => {
    const sentence = noMatchesSentence({ ...nothing, club: 'Krka', hall: 'Dvorana Tivoli' }, noDays)
    expect(sentence.filter((_, index) => index % 2 === 1)).toEqual(['Krka', 'Tivoli', '2026/2027'])
  })
})

describe('the nearest seasons', () => {
  const seasons = ['2026/2027', '2025/2026', '2024/2025', '2023/2024'].map((name) => ({
    id: name.slice(0, 4),
    name,
  }))
  const nearest = (shown: string | null, from: string | null = null) =>
    nearestSeasons(seasons, shown, { from, to: null }).map(({ id }) => id)
  it.each([
    ['2026', ['2025', '2024', '2023']],
    ['2024', ['2025', '2023', '2026']],
    [null, ['2026', '2025', '2024', '2023']],
  ])('to %s are %j', (shown, ids) => {
    expect(nearest(shown)).toEqual(ids)
  })

  it.each([
    ['2024-03-15', ['2023', '2024', '2025']],
    ['2024-09-15', ['2024', '2025', '2023']],
  ])('to the day %s are %j', (day, ids) => {
    expect(nearest('2026', day)).toEqual(ids)
  })
})

it.each([
  ['none of none', [null, null], []],
  ['the only one', [null, 'c', null], ['c']],
  ['the two nearest, in the order of the seasons', ['c', null, 'a', 'b'], ['a', 'c']],
])('the offered seasons are %s', (_, nearest, offered) => {
  const offers = nearest.map((season) => (season === null ? null : { season, total: 4 }))
  expect(nearestOffers(offers, ['a', 'b', 'c']).map(({ season }) => season)).toEqual(offered)
})
