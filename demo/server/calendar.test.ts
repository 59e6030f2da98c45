/** The calendars as another program reads them: ical.js, which knows nothing of how they are written. */

import type { Hono } from 'hono'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from './database/schema'
import type { Env } from './http/question'
import { openSite, type SiteUnderTest } from './testing/site'

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
    match(8007, '2025-12-31 00:00:00', '2025-12-31 00:00:00', played),
    match(8008, '2025-12-30 18:00:00', '2025-12-30 17:00:00', { first_team_name: long, location: null }),
    match(8021, '2101-10-03 18:00:00', '2101-10-03 16:00:00', { season_id: 7702, first_club_id: 7702 }),
    match(8022, '2101-10-04 18:00:00', '2101-10-04 16:00:00', { season_id: 7702, first_club_id: 7702 }),
  ])
})
afterAll(() => site.close())

interface Sent {
  id: number
  firstTeamName: string
  secondTeamName: string
  firstTeamScore: number
  secondTeamScore: number
  dateTime: string
  dateTimeUtc: string
  location: string | null
}

const textOf = async (path: string) => (await app.request(`/api${path}`)).text()

async function eventsOf(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await textOf(path)))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

/** All matches that the list shows for these filters. */
async function shown(query: string): Promise<Sent[]> {
  const list: Sent[] = []
  for (let page = 1; ; page++) {
    const answer = await (await app.request(`/api/matches?${query}&perPage=100&page=${page}`)).json()
    if (answer.matches.length === 0) return list
    list.push(...answer.matches)
  }
}

const ofTeam = async (): Promise<Sent[]> => (await app.request('/api/national-teams/901/matches')).json()

const isUntimed = ({ dateTime, dateTimeUtc }: Sent) =>
  dateTime.endsWith(' 00:00:00') && dateTimeUtc.endsWith(' 00:00:00')

/** What the event must say, from the match as the list shows it. */
function expected(match: Sent) {
  const isPlayed = match.firstTeamScore + match.secondTeamScore > 0
  const score = isPlayed ? ` ${match.firstTeamScore}:${match.secondTeamScore}` : ''
  return {
    uid: `match-${match.id}@parket`,
    summary: `${match.firstTeamName} – ${match.secondTeamName}${score}`,
    location: match.location ?? null,
    isWhole: isUntimed(match),
    begin: isUntimed(match) ? match.dateTime.slice(0, 10) : `${match.dateTimeUtc.replace(' ', 'T')}Z`,
  }
}

const readEvent = (event: ICAL.Event) => ({
  uid: event.uid,
  summary: event.summary,
  location: event.location ?? null,
  isWhole: event.startDate.isDate,
  begin: event.startDate.toString(),
})

const byUid = (a: { uid: string }, b: { uid: string }) => (a.uid < b.uid ? -1 : 1)

test.each([
  ...['competition=901', 'season=2026', 'from=2026-03-29&to=2026-03-29', 'from=2025-10-26&to=2025-10-26'],
  ...['referee=901&season=2025'],
])('the calendar of %s holds the matches of the list, each at its instant or on its day', async (query) => {
  const events = await eventsOf(`/matches.ics?${query}`)
  const wanted = (await shown(query)).map(expected).sort(byUid)
  expect(wanted.length).toBeGreaterThan(1)
  expect(events.map(readEvent).sort(byUid)).toEqual(wanted)
})

test("a national team's calendar holds exactly its matches, also those of a day alone", async () => {
  const path = '/national-teams/901/matches.ics'
  const all = (await ofTeam()).map(expected).sort(byUid)
  expect((await eventsOf(path)).map(readEvent).sort(byUid)).toEqual(all)
  const [match] = await ofTeam()
  const day = match?.dateTime.slice(0, 10)
  expect((await eventsOf(`${path}?from=${day}&to=${day}`)).map(readEvent)).toEqual(
    (await ofTeam()).filter(({ dateTime }) => dateTime.startsWith(`${day}`)).map(expected),
  )
})

describe('is called after what it holds, also as a file:', () => {
  const day = 'from=2101-10-03&to=2101-10-03'
  test.each([
    ['/matches.ics?season=7702&club=7702', 'Krka – tekme 2101/2102', 'krka-tekme-2101-2102'],
    ['/matches.ics?season=7702', 'Tekme 2101/2102', 'tekme-2101-2102'],
    ['/matches.ics?hall=7702', 'Dvorana Šiška; a, b – tekme', 'dvorana-siska-a-b-tekme'],
    ['/matches.ics?referee=7702', 'Ana Žagar – tekme', 'ana-zagar-tekme'],
    ['/matches.ics?commissioner=7703', 'Novak – tekme', 'novak-tekme'],
    ['/matches.ics?club=99999', 'Tekme', 'tekme'],
    [
      `/matches.ics?club=7702&competition=7702&${day}`,
      'Krka, Pokal – tekme 3.10.2101',
      'krka-pokal-tekme-3-10-2101',
    ],
    [
      `/national-teams/7702/matches.ics?${day}`,
      'Mladi, Turnir – tekme 3.10.2101',
      'mladi-turnir-tekme-3-10-2101',
    ],
    [
      '/national-teams/7703/matches.ics',
      'Reprezentanca, Priprave – tekme 2101/2102',
      'reprezentanca-priprave-tekme-2101-2102',
    ],
  ])('%s is %s', async (path, name, file) => {
    const answer = await app.request(`/api${path}`)
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name)
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${file}.ics"`)
  })
})

test('a club and a day leave one match, which leads back to the list of that day on the site', async () => {
  const [event, ...others] = await eventsOf('/matches.ics?club=7702&from=2101-10-03&to=2101-10-03')
  expect([event?.uid, others]).toEqual(['match-8021@parket', []])
  expect(String(event?.component.getFirstPropertyValue('url'))).toBe(
    'https://kzs.example/tekme?sezona=7702&tekmovanje=901&od=03.10.2101&do=03.10.2101',
  )
})

test('an event ends two hours later, also over the change of the clock, or with its day', async () => {
  for (const event of await eventsOf('/matches.ics?competition=901')) {
    const length = event.endDate.subtractDate(event.startDate).toSeconds()
    expect([event.uid, length]).toEqual([event.uid, event.startDate.isDate ? 24 * 3600 : 2 * 3600])
  }
})

test('the text has lines of at most 75 octets, each ended by CRLF, and no letter torn apart', async () => {
  const text = await textOf('/matches.ics?competition=901')
  const lines = text.split('\r\n')
  expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(0)
})
