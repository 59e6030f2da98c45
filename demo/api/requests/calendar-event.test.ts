import { expect, test } from 'vitest'
import { eventOf } from './calendar-event'

const match = {
  id: 8001,
  firstTeamName: 'Krka',
  firstTeamScore: 0,
  secondTeamName: 'Helios Suns',
  secondTeamScore: 0,
  dateTime: '2025-11-28 18:00:00',
  dateTimeUtc: '2025-11-28 17:00:00',
  location: 'Dvorana Leona Štuklja',
  competition: 'Liga OTP banka',
}
const changed_at = new Date('2025-09-01T10:00:00Z')
const facts = { season_id: 2025, competition_id: 901, revision: 3, changed_at }
const origin = 'https://kzs.example'
const now = new Date('2026-01-02T00:00:00Z')

test('a match to come takes two hours of the hall and nobody’s time', () => {
  expect(eventOf(match, facts, origin, now)).toEqual({
    start: new Date('2025-11-28T17:00:00Z'),
    end: new Date('2025-11-28T19:00:00Z'),
    id: 'match-8001@parket',
    sequence: 3,
    stamp: changed_at,
    lastModified: changed_at,
    status: 'CONFIRMED',
    summary: 'Krka – Helios Suns',
    location: 'Dvorana Leona Štuklja',
    description: 'Liga OTP banka',
    url: `${origin}/tekme?sezona=2025&tekmovanje=901&od=28.11.2025&do=28.11.2025`,
    transparency: 'TRANSPARENT',
  })
})

const midnight = { dateTime: '2025-12-31 00:00:00', dateTimeUtc: '2025-12-31 00:00:00' }
const summary = 'Krka – Helios Suns 70:71'
const nowhere = { location: null, description: null }
const played = { firstTeamScore: 70, secondTeamScore: 71 }
const day = new Date('2025-12-31T00:00:00Z')

test.each([
  ['that is over', played, { summary }],
  ['without an hour', midnight, { start: day, allDay: true }],
  ['without an hour that is over', { ...midnight, ...played }, { start: day, allDay: true, summary }],
  ['in no hall and competition', { location: null, competition: null }, nowhere],
  ['that tells no hall and competition', { location: undefined, competition: undefined }, nowhere],
])('a match %s', (_, fields, event) => {
  expect(eventOf({ ...match, ...fields }, facts, origin, now)).toMatchObject(event)
})

test('a national team’s match leads to its day in all competitions', () => {
  expect(eventOf(match, { ...facts, competition_id: null }, origin, now).url).toBe(
    `${origin}/tekme?sezona=2025&od=28.11.2025&do=28.11.2025`,
  )
})

test.each([
  ['postponed', 'POSTPONED', 'TENTATIVE'],
  ['cancelled', 'CANCELLED', 'CANCELLED'],
] as const)('a %s match stays at its time and says so, without a score', (_, status, said) => {
  const event = eventOf({ ...match, ...played, status }, facts, origin, now)
  expect(event).toMatchObject({ status: said, summary: 'Krka – Helios Suns' })
})

test.each([
  ['while it may be on', '2025-11-28T19:59:00Z', null, ''],
  ['over three hours after its start', '2025-11-28T20:00:01Z', null, ' 70:71'],
  ['that its record calls final', '2025-11-28T18:50:00Z', 'FINAL', ' 70:71'],
  ['of a forfeit', '2025-11-28T17:10:00Z', 'FORFEITED', ' 70:71'],
  ['that its record calls running', '2025-11-28T18:50:00Z', 'LIVE', ''],
] as const)('a score %s is in the summary only if it is final', (_, at, status, result) => {
  const event = eventOf({ ...match, ...played, status }, facts, origin, new Date(at))
  expect(event.summary).toBe(`Krka – Helios Suns${result}`)
})
