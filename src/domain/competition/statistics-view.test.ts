import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StandingType, standingTypesOf } from './standing-types'
import { readStatisticsView, type StatisticsView, statisticsQuery } from './statistics-view'

const men = standingTypesOf('MALE')
const women = standingTypesOf('FEMALE')

describe('the query of the statistics', () => {
  it.each<[string, StatisticsView]>([
    ['?tip=vecne_lestvice&filter=games', { kind: 'standings', type: 'games' }],
    ['tip=vecne_lestvice&filter=points', { kind: 'standings', type: 'points' }],
    ['filter=unofficial&tab=statistika&tip=vecne_lestvice', { kind: 'standings', type: 'unofficial' }],
    ['tip=nasprotniki_uradne_tekme&filter=12', { kind: 'opponent', id: '12' }],
    ['tip=nasprotniki_uradne_tekme&filter=012', { kind: 'opponent', id: '12' }],
  ])('"%s" restores %j', (query, view) => {
    expect(readStatisticsView(query, men)).toEqual(view)
  })

  it.each([
    '',
    'tip=vecne_lestvice',
    'tip=vecne_lestvice&filter=',
    'tip=vecne_lestvice&filter=rebounds',
    'tip=vecne_lestvice&filter=constructor',
    'tip=nasprotniki_uradne_tekme',
    'tip=nasprotniki_uradne_tekme&filter=games',
    'tip=nasprotniki_uradne_tekme&filter=1e3',
    'tip=nasprotniki_uradne_tekme&filter=../1',
    'tip=nasprotniki_uradne_tekme&filter=99999999999999999999',
    'tip=nasprotniki_uradne_tekme&filter=%E0%A4%A',
    'tip=NASPROTNIKI_URADNE_TEKME&filter=12',
    'tip=tekme&filter=games',
    'filter=games',
  ])('"%s" restores nothing', (query) => {
    expect(readStatisticsView(query, men)).toBeNull()
  })

  it('restores only standings that are offered', () => {
    const query = 'tip=vecne_lestvice&filter=unofficial'
    expect([readStatisticsView(query, women), readStatisticsView(query, [])]).toEqual([null, null])
    expect(readStatisticsView('tip=vecne_lestvice&filter=points', women)).not.toBeNull()
    expect(readStatisticsView('tip=vecne_lestvice&filter=points', [])).toBeNull()
  })

  it('restores an opponent where no standings are offered', () => {
    expect(readStatisticsView('tip=nasprotniki_uradne_tekme&filter=3', [])).toEqual({
      kind: 'opponent',
      id: '3',
    })
  })

  it.each<[string, StatisticsView, string]>([
    [
      'tab=statistika',
      { kind: 'standings', type: 'games' },
      'tab=statistika&tip=vecne_lestvice&filter=games',
    ],
    [
      'tip=vecne_lestvice&filter=games&tab=statistika&x=1',
      { kind: 'opponent', id: '12' },
      'tip=nasprotniki_uradne_tekme&filter=12&tab=statistika&x=1',
    ],
    [
      '?tekmovanje=4&tip=vecne_lestvice&filter=a&filter=b',
      { kind: 'standings', type: 'points' },
      'tekmovanje=4&tip=vecne_lestvice&filter=points',
    ],
  ])('"%s" with %j becomes "%s"', (query, view, changed) => {
    expect(statisticsQuery(query, view)).toBe(changed)
  })

  it('gives back every view that was put into it, whatever was there', () => {
    const standings = fc
      .constantFrom<StandingType>(...men)
      .map((type) => ({ kind: 'standings', type }) as const)
    const opponent = fc.maxSafeNat().map((id) => ({ kind: 'opponent', id: String(id) }) as const)
    const key = fc.constantFrom('tip', 'filter', 'tab', 'x')
    const query = fc
      .array(fc.tuple(key, fc.string()))
      .map((entries) => new URLSearchParams(entries).toString())
    fc.assert(
      fc.property(query, fc.oneof(standings, opponent), (before, view) => {
        const after = statisticsQuery(before, view)
        expect(readStatisticsView(after, men)).toEqual(view)
        const others = (text: string) =>
          [...new URLSearchParams(text)].filter(([each]) => !/^(tip|filter)$/.test(each))
        expect(others(after)).toEqual(others(before))
      }),
    )
  })
})
