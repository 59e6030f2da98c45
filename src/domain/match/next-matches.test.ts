import { expect, it } from 'vitest'
import { lastMatches, nextMatches, nextMatchesTitle } from './next-matches'

const now = '2026-11-26 12:00:00'

/** At a UTC time, as in Slovenia in winter. */
function match(dateTimeUtc: string, { isPlayed = false } = {}) {
  const hour = Number(dateTimeUtc.slice(11, 13))
  const isTimed = hour !== 0
  const dateTime = isTimed
    ? `${dateTimeUtc.slice(0, 11)}${String(hour + 1).padStart(2, '0')}${dateTimeUtc.slice(13)}`
    : dateTimeUtc
  return { dateTime, dateTimeUtc, firstTeamScore: isPlayed ? 80 : 0, secondTeamScore: isPlayed ? 70 : 0 }
}

const past = match('2026-11-20 18:00:00')
const played = match('2026-11-26 08:15:00', { isPlayed: true })
const running = match('2026-11-26 10:15:00', { isPlayed: true })
const final = { ...running, status: 'FINAL' as const }
const on = match('2026-11-26 11:00:00')
const tonight = match('2026-11-26 19:00:00')
const someTimeToday = match('2026-11-26 00:00:00')
const undated = match('2026-12-19 00:00:00')
const tomorrow = match('2026-11-27 18:00:00')

it.each([
  ['no match', [], 5, []],
  ['what is over', [past, played, final], 5, []],
  ['what is on with a score', [past, running], 5, [running]],
  [
    'what is on and what is to come, by time',
    [tomorrow, played, tonight, on, past],
    5,
    [on, tonight, tomorrow],
  ],
  [
    'a day without a time until it is over',
    [undated, tonight, someTimeToday],
    5,
    [someTimeToday, tonight, undated],
  ],
  ['no more than wanted', [tomorrow, tonight, on], 2, [on, tonight]],
])('the next matches of %s', (_, matches, most, expected) => {
  expect(nextMatches(matches, now, most)).toEqual(expected)
})

it('the last matches are the latest, latest first', () => {
  expect(lastMatches([past, played, on], 2)).toEqual([on, played])
})

it.each([
  [1, 'Naslednja tekma', 'Zadnja tekma'],
  [2, 'Naslednji dve tekmi', 'Zadnji dve tekmi'],
  [3, 'Naslednje tri tekme', 'Zadnje tri tekme'],
  [4, 'Naslednje štiri tekme', 'Zadnje štiri tekme'],
  [5, 'Naslednjih pet tekem', 'Zadnjih pet tekem'],
  [10, 'Naslednjih deset tekem', 'Zadnjih deset tekem'],
  [11, 'Naslednjih 11 tekem', 'Zadnjih 11 tekem'],
  [100, 'Naslednjih 100 tekem', 'Zadnjih 100 tekem'],
])('%d: %s, %s', (count, next, last) => {
  expect([nextMatchesTitle(count, 'next'), nextMatchesTitle(count, 'last')]).toEqual([next, last])
})
