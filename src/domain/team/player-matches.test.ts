import { expect, test } from 'vitest'
import { noTime } from '../match/match-status'
import { ownCodes, playerSeasons, seasonNameOf } from './player-matches'

test.each([
  ['2025-07-31 20:00:00', '2024/2025'],
  ['2025-08-01 18:00:00', '2025/2026'],
  ['2026-02-26 00:00:00', '2025/2026'],
  ['1999-12-31 20:00:00', '1999/2000'],
])('%s falls into %s', (time, name) => {
  expect(seasonNameOf(time)).toBe(name)
})

const now = '2025-11-20 12:00:00'

/** "2025-09-07 SLO 80 70 ITA" */
function matchOf(text: string) {
  const [date, first = '-', firstScore, secondScore, second = '-'] = text.split(' ')
  const time = date === '2025-11-20' ? now : `${date} 18:00:00`
  return {
    text,
    ...{ dateTime: time, dateTimeUtc: time },
    firstTeamCode: first === '-' ? null : first,
    secondTeamCode: second === '-' ? null : second,
    firstTeamScore: Number(firstScore),
    secondTeamScore: Number(secondScore),
  }
}

test.each<[string, string[], [name: string, won: number | null, lost: number | null][]]>([
  ['none', [], []],
  ['a win at home', ['2025-09-07 SLO 80 70 ITA'], [['2025/2026', 1, 0]]],
  ['a win away', ['2025-09-07 ITA 70 80 SLO'], [['2025/2026', 1, 0]]],
  ['a match to come counts for none', ['2025-09-07 ITA 0 0 SLO'], [['2025/2026', null, null]]],
  ['a running score counts for none', ['2025-11-20 SLO 80 70 ITA'], [['2025/2026', null, null]]],
  ['a draw counts for none', ['2025-09-07 ITA 70 70 SLO'], [['2025/2026', null, null]]],
  ['nobody knows whose side it was', ['2025-09-07 ITA 80 70 ESP'], [['2025/2026', null, null]]],
  ['both sides are ours', ['2025-09-07 SLO 80 70 SLO'], [['2025/2026', null, null]]],
  ['no codes', ['2025-09-07 - 80 70 -'], [['2025/2026', null, null]]],
  [
    'seasons, newest first',
    ['2024-09-07 SLO 80 70 ITA', '2025-09-07 SLO 80 70 ITA', '2025-06-07 SLO 60 70 ITA'],
    [
      ['2025/2026', 1, 0],
      ['2024/2025', 1, 1],
    ],
  ],
])('of %s', (_, given, seasons) => {
  const found = playerSeasons(Object.freeze(given.map(matchOf)), new Set(['SLO']), now)
  expect(found.map(({ name, record }) => [name, record?.won ?? null, record?.lost ?? null])).toEqual(seasons)
})

test('those without a time stand last, under words', () => {
  const given = [{ ...matchOf('2025-09-07 SLO 0 0 ITA'), dateTime: noTime, dateTimeUtc: noTime }]
  const found = playerSeasons([...given, matchOf('2025-09-07 SLO 80 70 ITA')], new Set(['SLO']), now)
  expect(found.map(({ name }) => name)).toEqual(['2025/2026', 'Termin še ni določen'])
})

test('within a season the newest is first', () => {
  const given = ['2025-09-07 SLO 80 70 ITA', '2025-11-07 SLO 80 70 ITA', '2025-10-07 SLO 80 70 ITA'].map(
    matchOf,
  )
  const [season] = playerSeasons(given, new Set(['SLO']), now)
  expect(season?.matches.map(({ dateTime }) => dateTime.slice(5, 7))).toEqual(['11', '10', '09'])
})

test.each<[(string | null)[], string | null, string[]]>([
  [['SLO', null, 'KRK', 'SLO'], 'USA', ['SLO', 'KRK']],
  [[null], 'SLO', ['SLO']],
  [[], 'SLO', ['SLO']],
  [[], null, []],
])('lines for %j and the nation %j are of %j', (codes, nationality, own) => {
  expect([...ownCodes({ nationality, statistics: codes.map((code) => ({ team: { code } })) })]).toEqual(own)
})
