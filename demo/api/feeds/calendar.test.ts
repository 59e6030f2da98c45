/** The calendars as another program reads them: ical.js, which knows nothing of how they are written. */

import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noTime } from '../../../src/domain/match/match-status'
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

const textOf = async (path: string) => (await app.request(`/api${path}`)).text()
const calendarOf = async (path: string) => new ICAL.Component(ICAL.parse(await textOf(path)))

async function eventsOf(path: string) {
  return (await calendarOf(path)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
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

test("a national team's calendar holds exactly its matches, and those of one day where one is given", async () => {
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

async function seen(id: number) {
  const event = (await eventsOf('/matches.ics?club=7704')).find(({ uid }) => uid === `match-${id}@parket`)
  const changed = event?.component.getFirstPropertyValue('last-modified')
  return {
    sequence: event?.sequence,
    changed: changed instanceof ICAL.Time ? changed.toJSDate().getTime() : Number.NaN,
    starts: event?.startDate.toString(),
    status: event?.component.getFirstPropertyValue('status'),
    summary: event?.summary,
  }
}

describe('a subscribed calendar', () => {
  beforeAll(async () => {
    await site.database.insert(clubs).values({ id: 7704, short_name: 'Sava', full_name: 'KK Sava' })
    await site.database.insert(competitions).values([
      { id: 7704, season_id: 2024, name: 'Liga Sava' },
      { id: 7705, season_id: 2026, name: 'Liga Sava' },
    ])
    const base = { first_team_name: 'Sava', first_club_id: 7704, second_team_name: 'Soča' }
    const at = (day: string) => ({ date_time: `${day} 18:00:00`, date_time_utc: `${day} 17:00:00` })
    await site.database.insert(matches).values([
      { ...base, id: 8021, season_id: 2026, competition_id: 7705, ...at('2027-02-06') },
      { ...base, id: 8022, season_id: 2024, competition_id: 7704, ...at('2025-02-01') },
    ])
    // As if it had been written long ago.
    await site.database
      .update(matches)
      .set({ changed_at: new Date('2026-09-01T00:00:00Z') })
      .where(eq(matches.id, 8021))
  })

  const change = (row: Partial<typeof matches.$inferInsert>) =>
    site.database.update(matches).set(row).where(eq(matches.id, 8021))

  test('requests again every hour', async () => {
    const calendar = await calendarOf('/matches.ics?club=7704')
    expect(calendar.getFirstProperty('refresh-interval')?.toICALString()).toBe(
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    )
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
  })

  test('sees every change of a match under the same name, with a higher number and a later time', async () => {
    const steps = [
      [
        { date_time: '2027-02-20 20:00:00', date_time_utc: '2027-02-20 19:00:00' },
        { starts: '2027-02-20T19:00:00Z' },
      ],
      [{ location: 'Hala Tivoli' }, { status: 'CONFIRMED' }],
      [{ status: 'POSTPONED' }, { status: 'TENTATIVE', summary: 'Sava – Soča' }],
      [{ status: null, first_team_score: 81, second_team_score: 79 }, { status: 'CONFIRMED' }],
      [{ status: 'FINAL' }, { summary: 'Sava – Soča 81:79' }],
      [{ status: 'CANCELLED' }, { status: 'CANCELLED', summary: 'Sava – Soča' }],
    ] as const
    let before = await seen(8021)
    expect(before).toMatchObject({ sequence: 0, status: 'CONFIRMED', starts: '2027-02-06T17:00:00Z' })
    for (const [row, shown] of steps) {
      await change(row)
      const after = await seen(8021)
      expect(after).toMatchObject({ ...shown, sequence: (before.sequence ?? 0) + 1 })
      expect(after.changed).toBeGreaterThanOrEqual(before.changed)
      before = after
    }
    expect(before.changed).toBeGreaterThan(Date.parse('2026-09-01T00:00:00Z'))
    await change({ status: 'CANCELLED', location: 'Hala Tivoli' })
    expect(await seen(8021)).toEqual(before)
  })

  test('without a season has the active one, and a competition goes on as the one of its name', async () => {
    const uids = async (query: string) => (await eventsOf(`/matches.ics?${query}`)).map(({ uid }) => uid)
    const [active, old] = ['match-8021@parket', 'match-8022@parket']
    expect(await uids('club=7704')).toEqual([active])
    expect(await uids('club=7704&season=2024')).toEqual([old])
    expect(await uids('club=7704&from=2025-02-01&to=2025-02-01')).toEqual([old])
    expect(await uids('club=7704&competition=7704')).toEqual([active, old])
    await site.database.update(seasons).set({ is_active: sql`id = 2024` })
    expect(await uids('club=7704')).toEqual([old])
    await site.database.update(seasons).set({ is_active: sql`id = 2026` })
  })
})

test('a match without a time yet ends its list, with none, and is in no calendar', async () => {
  const base = { season_id: 2026, competition_id: 7705, first_team_name: 'Sava', first_club_id: 7704 }
  await site.database
    .insert(matches)
    .values({ ...base, id: 8031, second_team_name: 'Drava', date_time: noTime, date_time_utc: noTime })
  for (const order of ['', '&order=time']) {
    const list = await (await app.request(`/api/matches?season=2026&club=7704${order}`)).json()
    expect(list.matches.at(-1)).toMatchObject({ id: 8031, dateTime: null, dateTimeUtc: null })
  }
  const uids = (await eventsOf('/matches.ics?season=2026&club=7704')).map(({ uid }) => uid)
  expect(uids).toEqual(['match-8021@parket'])
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
