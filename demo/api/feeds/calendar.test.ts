/** The calendars as another program reads them: ical.js, which knows nothing of how they are written. */

import type { Hono } from 'hono'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import * as schema from '../database/schema'
import type { Env } from '../http/question'
import { calendarDisposition } from '../requests/calendar-file'

const { categories, clubs, competitions, matches, national_teams, officials, seasons, sport_halls } = schema

let site: SiteUnderTest
let app: Hono<Env>

const long = 'Zelo dolgo ime ekipe, ki čez rob vrstice šepeta: „žoga; koš“, \\ in še kaj – ČŠŽ 🏀🏀🏀🏀'

beforeAll(async () => {
  site = await openSite({ siteUrl: 'https://kzs.example' })
  app = site.app
  await site.database.insert(seasons).values({ id: 7702, name: '2101/2102' })
  await site.database.insert(clubs).values({ id: 7702, short_name: 'Krka', full_name: 'KK Krka' })
  await site.database.insert(competitions).values({ id: 7702, season_id: 7702, name: 'Pokal' })
  await site.database.insert(sport_halls).values({ id: 7702, name: 'Dvorana Šiška; a, b' })
  await site.database.insert(officials).values([
    { id: 7702, first_name: 'Ana', last_name: 'Žagar' },
    { id: 7703, first_name: '', last_name: 'Novak' },
  ])
  await site.database.insert(categories).values({ id: 7702, name: 'Mladi', gender: 'MALE' })
  await site.database.insert(national_teams).values([
    { id: 7702, slug: 'a', name: 'Turnir', season_id: 7702, category_id: 7702, gender: 'MALE' },
    { id: 7703, slug: 'b', name: 'Priprave', season_id: 7702, gender: 'MALE' },
  ])
  const played = { first_team_score: 70, second_team_score: 71 }
  const shared = { season_id: 2025, competition_id: 901, second_team_name: 'Soča', location: 'Dvorana; a, b' }
  const match = (id: number, date_time: string, date_time_utc: string, more: object = {}) => ({
    ...{ id, date_time, date_time_utc, first_team_name: `Ekipa ${id}`, ...shared, ...more },
  })
  await site.database.insert(matches).values([
    // The hour that comes twice, and the one that does not come; around midnight.
    match(8001, '2025-10-26 02:30:00', '2025-10-26 00:30:00'),
    match(8002, '2025-10-26 02:30:00', '2025-10-26 01:30:00'),
    match(8003, '2026-03-29 03:00:00', '2026-03-29 01:00:00'),
    match(8004, '2026-03-29 00:30:00', '2026-03-28 23:30:00'),
    match(8005, '2026-03-29 00:00:00', '2026-03-29 00:00:00'),
    match(8006, '2026-03-29 00:00:00', '2026-03-28 23:00:00', played),
    match(8008, '2025-12-30 18:00:00', '2025-12-30 17:00:00', { first_team_name: long, location: null }),
  ])
})
afterAll(() => site.close())

async function eventsOf(path: string) {
  const text = await (await app.request(`/api${path}`)).text()
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

// Which matches a filter leaves, answers.test.ts asks; what an event says, calendar-event.test.ts.
test('another program reads each match at its instant or on its day, with all its words', async () => {
  const events = await eventsOf('/matches.ics?competition=901')
  const of = (id: number) => events.find(({ uid }) => uid === `match-${id}@parket`)
  const begins = [8001, 8002, 8003, 8004, 8005, 8006].map((id) => of(id)?.startDate.toString())
  expect(begins).toEqual([
    ...['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z', '2026-03-29T01:00:00Z', '2026-03-28T23:30:00Z'],
    ...['2026-03-29', '2026-03-28T23:00:00Z'],
  ])
  expect([of(8006)?.summary, of(8006)?.location]).toEqual(['Ekipa 8006 – Soča 70:71', 'Dvorana; a, b'])
  expect([of(8008)?.summary, of(8008)?.location]).toEqual([`${long} – Soča`, null])
})

test("a national team's calendar holds exactly its matches, and those of one day where that is asked", async () => {
  const list: { id: number; dateTime: string }[] = await (
    await app.request('/api/national-teams/901/matches')
  ).json()
  const day = list[0]?.dateTime.slice(0, 10)
  const ofDay = list.filter(({ dateTime }) => dateTime.startsWith(`${day}`))
  for (const [query, matches] of [
    ['', list],
    [`?from=${day}&to=${day}`, ofDay],
  ] as const) {
    const uids = (await eventsOf(`/national-teams/901/matches.ics${query}`)).map(({ uid }) => uid)
    expect(uids.sort()).toEqual(matches.map(({ id }) => `match-${id}@parket`).sort())
  }
})

describe('is called after what it holds:', () => {
  const day = 'from=2101-10-03&to=2101-10-03'
  test.each([
    ['/matches.ics?season=7702&club=7702', 'Krka – tekme 2101/2102'],
    ['/matches.ics?season=7702', 'Tekme 2101/2102'],
    ['/matches.ics?hall=7702', 'Dvorana Šiška; a, b – tekme'],
    ['/matches.ics?referee=7702', 'Ana Žagar – tekme'],
    ['/matches.ics?commissioner=7703', 'Novak – tekme'],
    ['/matches.ics?club=99999', 'Tekme'],
    [`/matches.ics?club=7702&competition=7702&${day}`, 'Krka, Pokal – tekme 3.10.2101'],
    [`/national-teams/7702/matches.ics?${day}`, 'Mladi, Turnir – tekme 3.10.2101'],
    ['/national-teams/7703/matches.ics', 'Reprezentanca, Priprave – tekme 2101/2102'],
  ])('%s is %s', async (path, name) => {
    const answer = await app.request(`/api${path}`)
    const text = await answer.text()
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name)
    expect(answer.headers.get('content-disposition')).toBe(calendarDisposition(text))
  })
})
