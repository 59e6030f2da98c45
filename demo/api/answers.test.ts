/** What the answers say: counted, filtered and ordered from the tables, checked against plain sums over the same rows. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SearchResultType, searchResultTypes } from '../../src/contract/site-search'
import { sortMatches } from '../../src/domain/match/match'
import { foldText } from '../../src/domain/text/text-search'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { createApp } from '../ops/app'
import { scaleMatches } from './database/scale'
import {
  ads,
  box_score_lines,
  match_officials,
  matches,
  national_teams,
  news,
  opponents,
  pages,
  players,
  segments,
} from './database/schema'
import type { Env } from './http/question'

let site: SiteUnderTest
let app: Hono<Env>
let all: (typeof matches.$inferSelect)[]
let led: (typeof match_officials.$inferSelect)[]

beforeAll(async () => {
  // In the night: no match is on.
  site = await openSite({ now: () => Date.parse('2026-11-24T02:00:00Z') })
  app = site.app
  await scaleMatches(site.database, 1, () => {})
  all = await site.database.select().from(matches)
  led = await site.database.select().from(match_officials)
})
afterAll(() => site.close())

const json = async (path: string) => (await app.request(`/api${path}`)).json()

type Filters = Partial<
  Record<'season' | 'club' | 'competition' | 'hall' | 'referee' | 'commissioner', number> &
    Record<'from' | 'to', string>
>

function matchesLeft(filters: Filters) {
  const { season, club, competition, hall, referee, commissioner, from, to } = filters
  const isLedBy = (match: number, role: string, official: number) =>
    led.some((one) => one.match_id === match && one.role === role && one.official_id === official)
  const left = all.filter(
    (match) =>
      (season === undefined || match.season_id === season) &&
      (club === undefined || match.first_club_id === club || match.second_club_id === club) &&
      (competition === undefined || match.competition_id === competition) &&
      (hall === undefined || match.hall_id === hall) &&
      (referee === undefined || isLedBy(match.id, 'referee', referee)) &&
      (commissioner === undefined || isLedBy(match.id, 'commissioner', commissioner)) &&
      (from === undefined || match.date_time.slice(0, 10) >= from) &&
      (to === undefined || match.date_time.slice(0, 10) <= to),
  )
  return left.sort((a, b) => a.id - b.id)
}

/** Their ids in the order of sortMatches: what SQL must find too. */
function expectedMatches(filters: Filters): number[] {
  const rows = matchesLeft(filters).map((match) => ({
    id: match.id,
    firstTeamScore: match.first_team_score,
    secondTeamScore: match.second_team_score,
    dateTime: match.date_time,
    dateTimeUtc: match.date_time_utc,
  }))
  return sortMatches(rows).map(({ id }) => id)
}

async function foundMatches(filters: Filters, perPage: number): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({ page: String(page), perPage: String(perPage) })
    for (const [name, value] of Object.entries(filters)) query.set(name, String(value))
    const answer = await json(`/matches?${query}`)
    if (answer.matches.length === 0) return { ids, total: answer.total }
    ids.push(...answer.matches.map(({ id }: { id: number }) => id))
  }
}

describe('match search', () => {
  const generated = 1_000_000
  test.each<[string, Filters]>([
    ['no filter', {}],
    ['a season that is over, newest first', { season: 2023 }],
    ['the active season, matches to come first', { season: 2026 }],
    ['a club on either side', { club: 1 }],
    ['a club in one season', { club: generated + 1, season: 2026 }],
    ['a competition', { competition: generated + 3 }],
    ['a hall and a season', { hall: generated + 2, season: 2025 }],
    ['a referee', { referee: generated + 5 }],
    ['a commissioner', { commissioner: generated + 61 }],
    ['a referee in one season', { referee: generated + 5, season: 2024 }],
    ['a commissioner on some days', { commissioner: generated + 61, from: '2020-01-01', to: '2023-12-31' }],
    ['a referee at a hall', { referee: generated + 5, hall: generated + 3 }],
    [
      'a commissioner of a club, in one season',
      { commissioner: generated + 62, club: generated + 1, season: 2025 },
    ],
    ['a referee whose matches are all played', { referee: generated + 5, to: '2024-12-31' }],
    ['a referee and a commissioner', { referee: generated + 5, commissioner: generated + 65 }],
    ['the first day counts', { from: '2026-11-20' }],
    ['the last day counts', { to: '2017-09-17' }],
    ['one day', { from: '2026-11-21', to: '2026-11-21' }],
    ['days in the wrong order leave nothing', { from: '2026-11-22', to: '2026-11-20' }],
    ['everything at once', { season: 2025, club: generated + 2, hall: generated + 1, from: '2025-10-01' }],
  ])('%s', async (_, filters) => {
    const expected = expectedMatches(filters)
    const { ids, total } = await foundMatches(filters, 90)
    expect(total).toBe(expected.length)
    expect(ids).toEqual(expected)
  })

  test('pages of any size make the same list', async () => {
    const filters = { season: 2026, club: generated + 4 }
    expect((await foundMatches(filters, 7)).ids).toEqual(expectedMatches(filters))
    expect((await foundMatches(filters, 1)).ids).toEqual(expectedMatches(filters))
    const ofReferee = { referee: generated + 7 }
    expect((await foundMatches(ofReferee, 4)).ids).toEqual(expectedMatches(ofReferee))
  })

  describe('by time', () => {
    const byTime = (filters: Filters) =>
      matchesLeft(filters).toSorted((a, b) =>
        a.date_time === b.date_time ? a.id - b.id : a.date_time < b.date_time ? -1 : 1,
      )
    const ask = (filters: Filters, more: Record<string, string>) =>
      json(`/matches?${new URLSearchParams({ ...texts(filters), order: 'time', perPage: '7', ...more })}`)
    const texts = (filters: Filters) =>
      Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    const found: Filters[] = [{}, { season: 2026 }, { club: 1 }, { referee: generated + 5 }, { season: 2023 }]

    test.each(found)('%j comes earliest first, each page by its number', async (filters) => {
      const expected = byTime(filters)
      const pages = Math.ceil(expected.length / 7)
      for (const page of new Set([1, 2, Math.ceil(pages / 2), pages])) {
        const answer = await ask(filters, { page: String(page), around: '2026-11-24' })
        expect([answer.page, answer.total]).toEqual([page, expected.length])
        const ids = answer.matches.map(({ id }: { id: number }) => id)
        expect(ids).toEqual(expected.slice((page - 1) * 7, page * 7).map(({ id }) => id))
      }
      expect(await ask(filters, { page: String(pages + 1) })).toEqual({
        ...{ matches: [], total: expected.length, page: pages + 1 },
      })
    })

    test.each(
      found.flatMap((filters) =>
        ['1990-01-01', '2026-11-20', '2026-12-05', '2099-01-01'].map((day) => ({ filters, day })),
      ),
    )('$filters opens on $day at the first match that is not over', async ({ filters, day }) => {
      const expected = byTime(filters)
      const next = expected.findIndex(
        (match) => match.date_time.slice(0, 10) >= day && match.status_rank !== 2,
      )
      const { page, matches } = await ask(filters, { around: day })
      expect(page).toBe(Math.floor((next < 0 ? expected.length - 1 : next) / 7) + 1)
      if (next >= 0) expect(matches[next % 7].id).toBe(expected[next]?.id)
    })

    test('without a day everything is over, and of no matches there is one empty page', async () => {
      expect((await ask({ season: 2023 }, {})).page).toBe(Math.ceil(byTime({ season: 2023 }).length / 7))
      const none = await ask({ from: '1990-01-01', to: '1990-01-02' }, { around: '2026-11-24' })
      expect(none).toEqual({ matches: [], total: 0, page: 1 })
    })

    test('is stated by the answer alone: in the other order no page is named', async () => {
      expect(Object.keys(await json('/matches?season=2026&around=2026-11-24'))).toEqual(['matches', 'total'])
    })
  })

  test.each([null, ''])("a match with the code %j has its club's", async (code) => {
    const row = all.find((match) => match.first_club_id === 901)
    const write = (value: string | null) =>
      site.database
        .update(matches)
        .set({ first_team_code: value })
        .where(eq(matches.id, row?.id ?? 0))
    await write(code)
    const day = row?.date_time.slice(0, 10)
    const answer = await json(`/matches?club=901&from=${day}&to=${day}`)
    expect(answer.matches[0]).toMatchObject({ id: row?.id, firstTeamCode: 'BI' })
    await write('BI')
  })

  test('a match carries its competition, its referees in order and its commissioner', async () => {
    const watched = new Set(led.filter(({ role }) => role === 'commissioner').map((one) => one.match_id))
    const row = all.find((match) => watched.has(match.id) && match.competition_id !== null)
    const id = row?.id
    const answer = await json(
      `/matches?from=${row?.date_time.slice(0, 10)}&to=${row?.date_time.slice(0, 10)}&perPage=100`,
    )
    const match = answer.matches.find((one: { id: number }) => one.id === id)
    expect(match.competition).toBe('Vzorčna liga')
    expect(match).toMatchObject({
      competitionId: row?.competition_id,
      round: row?.round ?? null,
      firstTeamId: row?.first_club_id,
      secondTeamId: row?.second_club_id,
    })
    expect(match.commissioner.lastName).toMatch(/komisar|vzorec/)
    expect(match.referees).toHaveLength(
      led.filter((one) => one.match_id === id && one.role === 'referee').length,
    )
  })

  test.each<[query: string, hosts: number[], visits: number[]]>([
    ['club=1,3', [1, 3], [1, 3]],
    ['club=1&side=home', [1], []],
    ['club=1,3,1&side=away', [], [1, 3]],
    ['club=1,&side=', [1], [1]],
  ])('%s finds each match once, in either order', async (query, hosts, visits) => {
    const isAmong = (ids: number[], id: number | null) => id !== null && ids.includes(id)
    const ids = all
      .filter((match) => isAmong(hosts, match.first_club_id) || isAmong(visits, match.second_club_id))
      .map(({ id }) => id)
    for (const order of ['', '&order=time&page=1']) {
      const { total, matches } = await json(`/matches?${query}&season=2026&perPage=100${order}`)
      const ofSeason = all.filter(({ id, season_id }) => ids.includes(id) && season_id === 2026)
      expect(total).toBe(ofSeason.length)
      const found = matches.map(({ id }: { id: number }) => id)
      expect(new Set(found).size).toBe(Math.min(100, total))
      expect(found.every((id: number) => ids.includes(id))).toBe(true)
    }
    expect((await json(`/matches?${query}`)).total).toBe(ids.length)
  })

  test('a side that there is not, and a club that is no number, are refused', async () => {
    for (const query of ['club=1&side=doma', 'club=1,abc'])
      expect((await app.request(`/api/matches?${query}`)).status).toBe(400)
  })

  test('the calendar holds exactly the matches of the same filters', async () => {
    const text = await (await app.request('/api/matches.ics?season=2026&club=1')).text()
    const ids = [...text.matchAll(/^UID:match-(\d+)@/gm)].map(([, id]) => Number(id))
    expect(ids.sort()).toEqual(expectedMatches({ season: 2026, club: 1 }).sort())
  })
})

describe('counting', () => {
  test("an opponent's record is ours against it, in official matches alone", async () => {
    for (const opponent of await site.database.select().from(opponents)) {
      const answer = await json(`/opponents/${opponent.id}`)
      const official = all.filter(({ opponent_id, official }) => opponent_id === opponent.id && official)
      const played = official.filter(({ status_rank }) => status_rank === 2)
      const isWon = (match: (typeof all)[number]) =>
        match.first_team_score > match.second_team_score === (match.second_team_code === opponent.code)
      const win = played.filter(isWon).length
      expect(answer).toMatchObject({ win, lost: played.length - win })
      expect(answer.matches).toHaveLength(official.length)
    }
  })

  test('all-time standings add up the lines of senior national teams', async () => {
    const lines = await site.database
      .select({ line: box_score_lines, match: matches, team: national_teams })
      .from(box_score_lines)
      .innerJoin(matches, eq(matches.id, box_score_lines.match_id))
      .innerJoin(national_teams, eq(national_teams.id, matches.national_team_id))
    const rows = await json('/all-time-standings?type=unofficial&gender=MALE')
    expect(rows.length).toBeGreaterThan(20)
    const men = lines.filter(
      ({ line, team }) =>
        team.category_id !== 3 && rows.some((row: { player_id: number }) => row.player_id === line.player_id),
    )
    const years = men.map(({ match }) => Number(match.date_time.slice(0, 4)))
    expect(rows[0].counted).toEqual({
      matches: new Set(men.map(({ match }) => match.id)).size,
      from: Math.min(...years),
      to: Math.max(...years),
    })
    expect((await json(`/players/${rows[0].player_id}`)).counted).toEqual(rows[0].counted)
    for (const row of rows) {
      const own = lines.filter(({ line, team }) => line.player_id === row.player_id && team.category_id !== 3)
      const official = own.filter(({ match }) => match.official)
      const sum = (list: typeof own) => list.reduce((total, { line }) => total + line.points, 0)
      expect([row.played, row.official_points, row.unofficial_points]).toEqual([
        official.length,
        sum(official),
        sum(own),
      ])
    }
  })

  test('a metric that ranks gives the position: ties share one, 0 has none', async () => {
    const rows: { played: number; position: number | null }[] = await json(
      '/all-time-standings?type=games&gender=MALE',
    )
    for (const { played, position } of rows) {
      const better = rows.filter((other) => other.played > played).length
      expect(position).toBe(played === 0 ? null : better + 1)
    }
    expect(rows.some(({ position }) => position === null)).toBe(true)
  })

  test('statistics add up whole box scores and leave out lines that only know points', async () => {
    const match = all.find(({ competition_id, status_rank }) => competition_id && status_rank === 2)
    const [first, second] = await site.database.select().from(players).limit(2)
    if (!match || !first || !second) throw new Error('no facts')
    const team = { match_id: match.id, team_name: match.first_team_name, team_code: match.first_team_code }
    const shots = {
      ...{ free_throws_made: 4, free_throws_attempted: 5, two_points_made: 3, two_points_attempted: 8 },
      ...{ three_points_made: 2, three_points_attempted: 6, offensive_rebounds: 1, defensive_rebounds: 7 },
      ...{ assists: 9, steals: 1, turnovers: 2, blocks: 0, fouls: 3, minutes: 31 },
    }
    await site.database.insert(box_score_lines).values([
      { ...team, player_id: first.id, points: 16, ...shots },
      { ...team, player_id: second.id, points: 20 },
    ])
    const lines = await json(`/competitions/${match.competition_id}/statistics`)
    const { minutes, ...counted } = shots
    expect(lines).toEqual([
      {
        player: { id: first.id, first_name: first.first_name, last_name: first.last_name },
        team: { name: match.first_team_name, code: match.first_team_code },
        nationality: first.nationality,
        games: 1,
        minutes,
        ...counted,
        url: `/reprezentant/${first.id}`,
      },
    ])
    const player = await json(`/players/${first.id}`)
    expect(player.statistics).toHaveLength(1)
    expect(player.statistics[0].competition.id).toBe(match.competition_id)
    expect(player.matches.map(({ id }: { id: number }) => id)).toContain(match.id)
  })

  test("a player's line for a national team names the team's page: its id is no club competition's", async () => {
    const [line] = await site.database
      .select({ player: box_score_lines.player_id, team: matches.national_team_id })
      .from(box_score_lines)
      .innerJoin(matches, eq(matches.id, box_score_lines.match_id))
      .where(and(isNotNull(matches.national_team_id), isNotNull(box_score_lines.minutes)))
      .limit(1)
    if (!line) throw new Error('no national team has whole box scores')
    const { statistics } = await json(`/players/${line.player}`)
    const own = statistics.find(
      ({ competition }: { competition: { id: number; national_team: object | null } }) =>
        competition.national_team !== null && competition.id === line.team,
    )
    const { url } = own.competition.national_team
    expect((await app.request(`/reprezentance/${url}?tekmovanje=${line.team}`)).status).toBe(200)
    expect(JSON.stringify(await json(`/pages?url=${url}`))).toMatch(
      new RegExp(`competitionId\\\\":"?${line.team}\\b`),
    )
  })

  test("a player's totals are those of the all-time standings", async () => {
    const [best] = await json('/all-time-standings?type=points&gender=FEMALE')
    const player = await json(`/players/${best.player_id}`)
    expect(player).toMatchObject({
      played: best.played,
      official_points: best.official_points,
      unofficial_points: best.unofficial_points,
    })
  })
})

describe('history', () => {
  test('official and preparation matches of a season are distinguished and belong to the category', async () => {
    const ask = (type: string) =>
      json(`/history/matches?season=2025&category=${encodeURIComponent('Člani')}&gender=MALE&type=${type}`)
    const [official, unofficial] = [await ask('OFFICIAL'), await ask('UNOFFICIAL')]
    const ofSeason = await site.database
      .select({ official: matches.official })
      .from(matches)
      .innerJoin(national_teams, eq(national_teams.id, matches.national_team_id))
      .where(and(eq(matches.season_id, 2025), eq(national_teams.category_id, 1)))
    expect(official).toHaveLength(ofSeason.filter((match) => match.official).length)
    expect(unofficial).toHaveLength(ofSeason.filter((match) => !match.official).length)
    expect(official.length * unofficial.length).toBeGreaterThan(0)
  })

  test('seasons come newest first, only those in which a national team played', async () => {
    const seasons: { id: number; name: string }[] = await json('/history/seasons')
    const played = await site.database
      .selectDistinct({ id: matches.season_id })
      .from(matches)
      .where(isNotNull(matches.national_team_id))
    expect(new Set(seasons.map(({ id }) => id))).toEqual(new Set(played.map(({ id }) => id)))
    const names = seasons.map(({ name }) => name)
    expect(names).toEqual([...names].sort().reverse())
  })
})

test('news come newest first; categories and days narrow, any of several categories will do', async () => {
  const whole = await json('/news?perPage=100')
  expect(whole.nuOfNews).toBe(whole.news.length)
  const times: string[] = whole.news.map(({ published_at }: { published_at: string }) => published_at)
  expect(times).toEqual([...times].sort().reverse())
  const inAny = (ids: number[]) =>
    whole.news.filter(({ categories }: { categories: { id: number }[] }) =>
      categories.some(({ id }) => ids.includes(id)),
    )
  for (const ids of [[1], [1, 2], [7]]) {
    expect((await json(`/news?perPage=100&category=${ids}`)).news).toEqual(inAny(ids))
  }
  const day = times[3]?.slice(0, 10) ?? ''
  const ofDay = times.filter((time) => time.startsWith(day)).length
  expect((await json(`/news?from=${day}&to=${day}`)).nuOfNews).toBe(ofDay)
})

describe('site search', () => {
  test.each([
    ['dončić', 'player', 'Luka Dončić'],
    ['DONCIC', 'player', 'Luka Dončić'],
    ['doncic luka', 'player', 'Luka Dončić'],
    ['domzale', 'club', 'Domžale'],
    ['preobrat v jihlavi', 'news', 'Preobrat v Jihlavi'],
    ['jihl preob', 'news', 'Preobrat v Jihlavi'],
    ['vzorčna liga 2025/2026', 'competition', 'Vzorčna liga'],
    ['(Liga), »VZORČNA«', 'competition', 'Vzorčna liga'],
  ])('%s finds the %s %s', async (query, type, title) => {
    const { results, total } = await json(`/search?q=${encodeURIComponent(query)}&perPage=100`)
    expect(results).toHaveLength(total)
    expect(results).toContainEqual(expect.objectContaining({ type, title }))
  })

  test.each(['%', '_', "' OR 1=1 --", '\\', "krka':* | 'a"])(
    '%s is a text like any other, not a pattern',
    async (query) => {
      expect((await json(`/search?q=${encodeURIComponent(query)}`)).total).toBe(0)
    },
  )

  test.each(['onči', 'reobrat', '2026/2025', 'liga/vzorčna'])(
    '%s begins no word, or has another order',
    async (query) => {
      expect((await json(`/search?q=${encodeURIComponent(query)}`)).total).toBe(0)
    },
  )

  test.each([
    ['vzorcna', 'competition', 'Vzorčna liga'],
    ['doncic', 'player', 'Luka Dončić'],
    ['krka', 'club', 'Krka'],
    ['dokumenti pravilniki', 'page', 'Pravilniki in obrazci'],
  ])('%s: the %s %s comes first', async (query, type, title) => {
    const { results } = await json(`/search?q=${query}&perPage=100`)
    expect(results[0]).toMatchObject({ type, title })
  })

  test.each(['vzorcna', 'doncic', 'ko', 'slovenija'])(
    'of what %s finds, names come before what mentions them, and then what begins with it',
    async (query) => {
      const { results } = await json(`/search?q=${query}&perPage=100`)
      const ranks = results.map(({ type, title }: { type: SearchResultType; title: string }) => {
        const begins = foldText(title).startsWith(query)
        if (type === 'news') return begins ? 2 : 3
        if (begins || type === 'player') return 0
        return type === 'page' ? 3 : 1
      })
      const types = results.map(({ type }: { type: SearchResultType }) => searchResultTypes.indexOf(type))
      const keys = ranks.map((rank: number, index: number) => 10 * rank - types[index])
      expect(keys).toEqual(keys.toSorted((a: number, b: number) => a - b))
    },
  )

  test.each([
    ['donchich', 'Dončić'],
    ['Dnčić', 'Dončić'],
    ['luka donchich', 'Luka Dončić'],
    ['evrobasket', 'EuroBasket'],
    ['reprezentanza', 'Reprezentance'],
    ['xyzxyz', null],
    ['qq', null],
    ['luka krka', null],
    ['doncic', null],
    ["' OR 1=1 --", null],
  ])('for %s what was meant is %s', async (query, suggestion) => {
    expect((await json(`/search?q=${encodeURIComponent(query)}`)).suggestion).toBe(suggestion)
  })

  describe('of a word that thousands of documents have', () => {
    const thousands = Array.from({ length: 2100 }, (_, index) => ({
      id: 500_000 + index,
      url: `mnozica-${index}`,
      title: index % 2 === 0 ? 'Množica na tribuni' : 'Velika množica',
      published_at: `20${10 + (index % 7)}-01-01 12:00:00`,
    }))
    const sorted = thousands.toSorted(
      (a, b) =>
        Number(b.title.startsWith('Množ')) - Number(a.title.startsWith('Množ')) ||
        b.published_at.localeCompare(a.published_at) ||
        b.id - a.id,
    )
    const ids = thousands.map(({ id }) => id)
    beforeAll(async () => {
      await site.database.insert(news).values(thousands)
    })
    afterAll(async () => {
      await site.database.delete(news).where(inArray(news.id, ids))
    })

    test.each([1, 21, 22, 42, 43])('page %i is the same as if all were sorted', async (page) => {
      const { results, total } = await json(`/search?q=mnozica&perPage=50&page=${page}`)
      expect(total).toBe(2100)
      const wanted = sorted.slice((page - 1) * 50, page * 50).map(({ url }) => `/novica/${url}`)
      expect(results.map(({ url }: { url: string }) => url)).toEqual(wanted)
    })
  })

  test('counts what there is of each type, over all pages, and pages make the whole list', async () => {
    const whole = await json('/search?q=ko&perPage=100')
    const { results, total, counts } = whole
    expect(total).toBeGreaterThan(20)
    expect(Object.values<number>(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
    for (const [type, count] of Object.entries(counts)) {
      expect([type, results.filter((one: { type: string }) => one.type === type).length]).toEqual([
        type,
        count,
      ])
    }
    const parts = [await json('/search?q=ko&perPage=7&page=1'), await json('/search?q=ko&perPage=7&page=2')]
    expect(parts.flatMap((part) => part.results)).toEqual(results.slice(0, 14))
  })

  test("every result's url is a page of this site", async () => {
    const { results } = await json('/search?q=a&perPage=100')
    expect(results.length).toBeGreaterThan(40)
    for (const { url } of results.slice(0, 60)) expect([url, (await shell(url)).status]).toEqual([url, 200])
  })
})

const shell = (path: string) => app.request(path)

test('pages a segment that is not published does not leave the server', async () => {
  const [page] = await site.database.select().from(pages).where(eq(pages.url, 'domov'))
  const before = await json('/pages?url=domov')
  await site.database
    .insert(segments)
    .values({ id: 999_999, page_id: page?.id ?? 0, position: 99, type: 'title', published: false })
  expect(await json('/pages?url=domov')).toEqual(before)
})

describe('the shell', () => {
  test.each([
    ['/tekme/?sezona=2025', 200, 'Parket - Tekme'],
    ['/novica/preobrat-v-jihlavi', 200, 'Parket - Preobrat v Jihlavi'],
    ['/reprezentant/2', 200, 'Parket - Luka Dončić'],
    ['/novica/ni-take', 404, 'Parket'],
    ['/reprezentance/clani/ni-take', 404, 'Parket'],
    ['/reprezentance/clani', 404, 'Parket'],
    ['/reprezentant/99999', 404, 'Parket'],
    ['/reprezentant/x', 404, 'Parket'],
    ['/tekmovanje/99999999999', 404, 'Parket'],
    ['/tekme/vec', 404, 'Parket'],
    ['/ni-take-strani', 404, 'Parket'],
    ['/constructor', 404, 'Parket'],
    ['/%E0%A4%A', 404, 'Parket'],
    ['/a%00b', 404, 'Parket'],
  ])('%s answers %i and is called %s', async (path, status, title) => {
    const answer = await shell(path)
    const html = await answer.text()
    expect([answer.status, /<title>(.*)<\/title>/.exec(html)?.[1]]).toEqual([status, title])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<main id="outlet"')
  })

  test('allows frames of videos alone; unrendered it is requested again at every visit', async () => {
    const { headers } = await shell('/tekme')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
    expect(policy).toContain("object-src 'none'")
    expect(headers.get('cache-control')).toBe('no-cache')
  })
})

test('a member names its competitions of late, each by its newest edition, newest first', async () => {
  const members = await json('/members')
  const { competitions } = members.find(({ shortName }: { shortName: string }) => shortName === 'Krka')
  expect(
    competitions.map(
      (each: { name: string; season: { name: string } }) => `${each.name} ${each.season.name}`,
    ),
  ).toEqual(['Liga ABA 2026/2027', '1. SKL 2025/2026', 'Pokal Spar 2025/2026'])
})

test('ads take turns by the clock, and without an active one there is no content', async () => {
  const seen = new Set<string>()
  let now = 0
  const clocked = createApp({
    ...{ database: site.database, files: site.files, log: () => {}, clickKey: 'test' },
    now: () => now,
  })
  for (; now < 10 * 30_000; now += 30_000) seen.add((await (await clocked.request('/api/ad')).json()).uuid)
  expect(seen.size).toBeGreaterThan(1)
  await site.database.update(ads).set({ active: false })
  expect((await clocked.request('/api/ad')).status).toBe(204)
  await site.database.update(ads).set({ active: true })
})
