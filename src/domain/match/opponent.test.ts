import { describe, expect, it } from 'vitest'
import type { MatchState } from './match-status'
import { marginsAgainst, marginsText, recordScope, yearsOf } from './opponent'

const now = '2025-01-01 20:30:00'

const match = (
  day: string,
  [first, second]: [string | null, string | null],
  [one, two]: [number, number],
  status: MatchState | null = null,
) => ({
  status,
  firstTeamCode: first,
  secondTeamCode: second,
  firstTeamScore: one,
  secondTeamScore: two,
  dateTime: `${day} 18:00:00`,
  dateTimeUtc: `${day} 17:00:00`,
})

describe('what each match ended by', () => {
  it.each<[string, ReturnType<typeof match>[], string]>([
    ['ours at home', [match('2025-01-01', ['SLO', 'SRB'], [80, 70])], '+10'],
    ['ours away', [match('2025-01-01', ['SRB', 'SLO'], [80, 70])], '−10'],
    ['a draw', [match('2025-01-01', ['SRB', 'SLO'], [80, 80])], '0'],
    ['on', [{ ...match('2025-01-01', ['SLO', 'SRB'], [45, 40]), dateTimeUtc: '2025-01-01 19:30:00' }], ''],
    ['abandoned', [match('2024-01-01', ['SLO', 'SRB'], [45, 40], 'ABANDONED')], ''],
    ['to come', [match('2025-01-01', ['SRB', 'SLO'], [0, 0])], ''],
    ['of others', [match('2025-01-01', ['CRO', 'SLO'], [80, 70])], ''],
    ['of the opponent against itself', [match('2025-01-01', ['SRB', 'SRB'], [80, 70])], ''],
    ['without codes', [match('2025-01-01', [null, null], [80, 70])], ''],
    [
      'oldest first',
      [match('2025-01-01', ['SLO', 'SRB'], [80, 70]), match('2004-01-01', ['SLO', 'SRB'], [70, 75])],
      '−5, +10',
    ],
  ])('%s', (_, matches, text) => {
    expect(marginsText(marginsAgainst('SRB', matches, now))).toBe(text)
  })

  it('an opponent without a code has none', () => {
    expect(marginsAgainst(null, [match('2025-01-01', ['SLO', null], [80, 70])], now)).toEqual([])
  })

  it('of more than forty the newest forty', () => {
    const matches = Array.from({ length: 60 }, (_, year) =>
      match(`${2000 + year}-01-01`, ['SLO', 'SRB'], [80, 70]),
    )
    const margins = marginsAgainst('SRB', matches, now)
    expect([margins.length, yearsOf(margins)]).toEqual([40, ['2020', '2059']])
  })
})

describe('what the record counts', () => {
  const in2004 = { points: 3, year: 2004 }
  it.each([
    [{ win: 0, lost: 0 }, [], null],
    [{ win: 1, lost: 0 }, [in2004], '1 uradna tekma, 2004'],
    [{ win: 1, lost: 1 }, [in2004, { points: -3, year: 2025 }], '2 uradni tekmi, 2004–2025'],
    [{ win: 3, lost: 0 }, [in2004, in2004, in2004], '3 uradne tekme, 2004'],
    [{ win: 7, lost: 11 }, [in2004], '18 uradnih tekem'],
    [{ win: 7, lost: 11 }, [], '18 uradnih tekem'],
  ])('%o over %o', (record, margins, text) => {
    expect(recordScope(record, margins)).toBe(text)
  })
})
