import { describe, expect, it } from 'vitest'
import { countBeforeToday, pastWords, spanOf } from './past-matches'

const at = (dateTime: string) => ({ dateTime, dateTimeUtc: dateTime, firstTeamScore: 0, secondTeamScore: 0 })
const now = '2026-11-23 18:00:00'

describe('what a list has before today', () => {
  it.each<[string, string[], number]>([
    ['nothing of none', [], 0],
    ['nothing where the first is today', ['2026-11-23 10:00:00', '2026-11-25 18:00:00'], 0],
    ['all up to today’s first', ['2026-11-01 18:00:00', '2026-11-21 18:00:00', '2026-11-23 10:00:00'], 2],
    ['all up to the next', ['2026-11-01 18:00:00', '2026-11-25 18:00:00'], 1],
    ['nothing where all are over', ['2026-11-01 18:00:00', '2026-11-21 18:00:00'], 0],
  ])('is %s', (_, times, count) => {
    expect(countBeforeToday(times.map(at), now)).toBe(count)
  })

  it.each([
    [1, '1 prejšnja tekma'],
    [2, '2 prejšnji tekmi'],
    [3, '3 prejšnje tekme'],
    [4, '4 prejšnje tekme'],
    [5, '5 prejšnjih tekem'],
    [9, '9 prejšnjih tekem'],
    [101, '101 prejšnja tekma'],
  ])('%i is "%s"', (count, words) => {
    expect(pastWords(count)).toBe(words)
  })

  it.each([
    [['2026-09-26 18:00:00', '2026-11-21 18:00:00'], '26. 9. – 21. 11. 2026'],
    [['2025-12-26 18:00:00', '2026-01-21 18:00:00'], '26. 12. 2025 – 21. 1. 2026'],
    [['2026-11-21 10:00:00', '2026-11-21 18:00:00'], '21. 11. 2026'],
    [[], ''],
  ])('%j spans "%s"', (times, words) => {
    const { days, year } = spanOf(times.map(at))
    expect(`${days} ${year}`.replaceAll('\u00a0', ' ').trim()).toBe(words)
  })
})
