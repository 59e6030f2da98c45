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
const place = { season_id: 2025, competition_id: 901 }
const origin = 'https://kzs.example'
const today = new Date('2026-01-02T00:00:00Z')

test('a match to come takes two hours of the hall and nobody’s time', () => {
  expect(eventOf(match, place, origin, today)).toEqual({
    start: new Date('2025-11-28T17:00:00Z'),
    end: new Date('2025-11-28T19:00:00Z'),
    stamp: new Date('2025-11-28T17:00:00Z'),
    id: 'match-8001@parket',
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
  ['without an hour', midnight, { start: day, stamp: day, allDay: true }],
  ['without an hour that is over', { ...midnight, ...played }, { start: day, allDay: true, summary }],
  ['in no hall and competition', { location: null, competition: null }, nowhere],
  ['that tells no hall and competition', { location: undefined, competition: undefined }, nowhere],
])('a match %s', (_, fields, event) => {
  expect(eventOf({ ...match, ...fields }, place, origin, today)).toMatchObject(event)
})

test('a national team’s match leads to its day in all competitions', () => {
  expect(eventOf(match, { ...place, competition_id: null }, origin, today).url).toBe(
    `${origin}/tekme?sezona=2025&od=28.11.2025&do=28.11.2025`,
  )
})

test('the stamp of a match to come is today’s, not of a day that has not been', () => {
  const before = new Date('2025-11-20T00:00:00Z')
  expect(eventOf(match, place, origin, before).stamp).toEqual(before)
  expect(eventOf({ ...match, ...midnight }, place, origin, before).stamp).toEqual(before)
})
