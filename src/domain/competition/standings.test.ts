import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StandingType, standingTypesOf } from './standing-types'
import { podiumOf, standingChoices, standingsOf, standingTitles } from './standings'

const row = (name: string, position: number | null, played: number | null) => ({
  name,
  position,
  played,
  official_points: null,
  unofficial_points: null,
})
type Row = ReturnType<typeof row>
const read = (rows: Row[]) =>
  standingsOf(rows, 'games')
    .ranking.map(({ row, position, score }) => `${position}. ${row.name} ${score}`)
    .join(', ')

describe('a standing', () => {
  const one = { position: 1, played: 5, official_points: 60, unofficial_points: 81 }
  it.each<[StandingType, number]>([
    ['games', 5],
    ['points', 60],
    ['unofficial', 81],
  ])('of type %s counts %d', (type, score) => {
    const { ranking, best } = standingsOf([one], type)
    expect([ranking[0]?.score, best]).toEqual([score, score])
  })

  it.each<[StandingType, object]>([
    ['games', { played: 0 }],
    ['games', { played: null }],
    ['points', { official_points: null }],
    ['unofficial', { unofficial_points: null }],
    ['games', { played: -3 }],
  ])('of type %s has no place for %j, whatever position it came with', (type, fields) => {
    const { ranking, best, unscored } = standingsOf([{ ...one, ...fields }], type)
    expect([ranking, best, unscored.length]).toEqual([[], 0, 1])
  })

  it('follows the positions that came', () => {
    expect(read([row('C', 3, 104), row('A', 1, 132), row('B', 2, 118)])).toBe('1. A 132, 2. B 118, 3. C 104')
  })

  it('follows the position even against the score, and the score where positions are equal', () => {
    expect(read([row('C', 2, 50), row('A', 2, 90), row('B', 1, 10)])).toBe('1. B 10, 2. A 90, 2. C 50')
  })

  it('gives a missing position by score, equal scores one, after those that came with theirs', () => {
    const rows = [row('D', null, 7), row('C', null, 9), row('B', null, 9), row('A', 1, 40)]
    expect(read(rows)).toBe('1. A 40, 2. C 9, 2. B 9, 4. D 7')
  })

  it('measures its bars by the best score, wherever it is', () => {
    expect(standingsOf([row('A', 1, 3), row('B', 2, 30)], 'games').best).toBe(30)
    expect(standingsOf([], 'games')).toEqual({ ranking: [], best: 0, unscored: [] })
  })

  it('lists those without a score by position, then as they came', () => {
    const rows = [row('C', null, 0), row('D', null, null), row('B', 9, 0), row('A', 8, 0), row('Z', 1, 5)]
    expect(standingsOf(rows, 'games').unscored.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('puts every row in exactly one of its lists', () => {
    const maybe = fc.option(fc.integer({ min: 0, max: 4 }))
    const anyRow = fc.tuple(maybe, maybe).map(([position, played]) => row('', position, played))
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { ranking, unscored } = standingsOf(rows, 'games')
        const shown = [...ranking.map((ranked) => ranked.row), ...unscored]
        expect(shown.length).toBe(rows.length)
        expect(new Set(shown)).toEqual(new Set(rows))
      }),
    )
  })
})

describe('the words of a standing', () => {
  it.each([
    ['games', 'Lestvica uradnih nastopov', 'Brez uradnega nastopa'],
    ['points', 'Lestvica strelcev na uradnih tekmah', 'Brez doseženega koša na uradni tekmi'],
    ['unofficial', 'Lestvica strelcev na vseh tekmah', 'V ekipi brez doseženega koša'],
  ] as const)('of type %s are "%s" and "%s"', (type, ranking, unscored) => {
    expect(standingTitles(type)).toMatchObject({ ranking, unscored })
  })

  it('as choices are three for men', () => {
    expect(standingChoices('MALE')).toEqual([
      { type: 'games', text: 'Uradni nastopi' },
      { type: 'points', text: 'Strelci na uradnih tekmah' },
      { type: 'unofficial', text: 'Strelci na vseh tekmah' },
    ])
  })

  it('as choices are the first two for women', () => {
    expect(standingChoices('FEMALE')).toEqual(standingChoices('MALE').slice(0, 2))
    expect(standingTypesOf('FEMALE')).not.toContain('unofficial')
  })
})

/** "1:9" is who has the first place with a score of 9. */
it.each([
  ['nobody', '', 0],
  ['three, who are the list', '1:9 2:8 3:7', 0],
  ['four', '1:9 2:8 3:7 4:6', 3],
  ['a tie over the first place', '1:9 1:9 3:7 4:6', 3],
  ['a tie over the third place', '1:9 2:8 3:7 3:7', 0],
  ['a third score that is the fourth, too', '1:9 2:8 3:7 4:7', 0],
  ['a third place that is the fourth, too', '1:9 2:8 3:7 3:6', 0],
])('the podium of %s', (_, places, count) => {
  const ranking = (places.match(/\S+/g) ?? []).map((place, row) => {
    const [position = 0, score = 0] = place.split(':').map(Number)
    return { row, position, score }
  })
  const { podium, rest } = podiumOf(ranking)
  expect([podium.length, [...podium, ...rest]]).toEqual([count, ranking])
})
