import { describe, expect, it } from 'vitest'
import { matchMoment } from './match'
import { noteOf, openText, periodsText, shownNote } from './match-note'
import { type MatchState, noTime } from './match-status'

const now = '2026-11-23 18:00:00'
const periods = (count: number) => Array.from({ length: count }, (_, at) => ({ first: 20 + at, second: 19 }))

interface Fields {
  status?: MatchState
  previousDateTime?: string
  periods?: { first: number; second: number }[]
  dateTime?: string
}

const seen = (score: string, fields: Fields) => {
  const [firstTeamScore = 0, secondTeamScore = 0] = score.split(':').map(Number)
  const { dateTime = '2026-11-28 19:00:00' } = fields
  const match = { firstTeamScore, secondTeamScore, dateTime, dateTimeUtc: dateTime, ...fields }
  return [match, matchMoment(match, now)] as const
}

const past = '2026-11-21 19:00:00'
const previousDateTime = '2026-11-12 18:00:00'

it.each<[string, string, Fields, string | null]>([
  ['to come', '0:0', {}, null],
  ['that was moved', '0:0', { previousDateTime }, 'prej 12. 11. 2026 ob 18.00'],
  [
    'that was moved within an unknown hour',
    '0:0',
    { previousDateTime: '2026-11-12 00:00:00' },
    'prej 12. 11. 2026',
  ],
  ['that was moved to where it was', '0:0', { previousDateTime: '2026-11-28 19:00:00' }, null],
  ['postponed', '0:0', { status: 'POSTPONED', previousDateTime }, 'prej 12. 11. 2026 ob 18.00'],
  ['cancelled', '0:0', { status: 'CANCELLED', previousDateTime }, null],
  ['that was moved and is over', '80:70', { previousDateTime, dateTime: past }, null],
  ['on, without a score', '0:0', { dateTime: '2026-11-23 17:00:00', previousDateTime }, null],
  ['on, with a score', '45:40', { dateTime: '2026-11-23 17:00:00', periods: periods(5) }, 'V teku'],
  ['after four periods', '80:70', { dateTime: past, periods: periods(4) }, null],
  ['after five', '80:70', { dateTime: past, periods: periods(5) }, 'po podaljšku'],
  ['after six', '80:70', { dateTime: past, periods: periods(6) }, 'po 2 podaljških'],
  ['after seven', '80:70', { dateTime: past, periods: periods(7) }, 'po 3 podaljških'],
  ['after nine', '80:70', { dateTime: past, periods: periods(9) }, 'po 5 podaljških'],
  ['forfeited', '20:0', { status: 'FORFEITED', periods: periods(5) }, 'Brez boja'],
  ['abandoned', '58:55', { status: 'ABANDONED', dateTime: past }, 'Prekinjena'],
  ['postponed with a score', '10:8', { status: 'POSTPONED', previousDateTime }, 'Prestavljena'],
])('under the number of a match %s stands what is unusual about it', (_, score, fields, note) => {
  expect(noteOf(...seen(score, fields))).toBe(note)
})

it.each<[string, string, Fields, string | null]>([
  [
    'of a final score',
    '80:70',
    { dateTime: past, periods: periods(4) },
    '20 : 19 · 21 : 19 · 22 : 19 · 23 : 19',
  ],
  ['of a score without any', '80:70', { dateTime: past }, null],
  ['of a running score', '45:40', { dateTime: '2026-11-23 17:00:00', periods: periods(2) }, null],
  ['of a forfeit', '20:0', { status: 'FORFEITED', periods: periods(4) }, null],
])('the periods %s', (_, score, fields, text) => {
  expect(periodsText(...seen(score, fields))).toBe(text)
})

describe('without a score', () => {
  it.each<[string, string, Fields, string, string | null]>([
    ['the time', 'to come', {}, '19:00', null],
    ['the day', 'whose hour is unknown', { dateTime: '2026-11-28 00:00:00' }, '28. 11.', 'ura še ni znana'],
    ['a dash', 'without a day', { dateTime: noTime }, '–', null],
    ['no score', 'that is over', { dateTime: past }, '– : –', 'brez izida'],
  ])('shows %s of a match %s', (_, __, fields, text, note) => {
    const match = seen('0:0', fields)
    expect([openText(...match).replaceAll('\u00a0', ' '), shownNote(...match)]).toEqual([text, note])
  })

  it('shows no such words where there is one', () => {
    expect(shownNote(...seen('80:70', { dateTime: past }))).toBeNull()
  })
})
