/** A thousand minors: no address of the site shows a surname or a portrait of theirs. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Drawer, startDrawer } from '../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { checkApi } from '../ops/check-api/check-api'
import { box_score_lines, matches, player_teams, players } from './database/schema'

const origin = 'https://kzs.test'
const year = new Date().getFullYear()
/** In every record of theirs, and nowhere else. */
const [surname, portrait] = ['Skrivnostnik', 'portraits/skrivaj']
const grown = { id: 80_000, surname: 'Odraslnik', portrait: 'portraits/odrasel.jpg' }

let site: SiteUnderTest
let drawer: Drawer
let teams: number[]
let leagues: number[]

/** In every league and national team, with a line in the box score of each of their newest matches. */
async function insertPlayers(count: number): Promise<void> {
  const { database } = site
  const all = await database.select().from(matches).orderBy(matches.date_time)
  const played = [
    ...new Map(
      all.map((match) => [match.competition_id ?? `team ${match.national_team_id}`, match]),
    ).values(),
  ]
  teams = [...new Set(all.flatMap(({ national_team_id }) => national_team_id ?? []))]
  leagues = [...new Set(all.flatMap(({ competition_id }) => competition_id ?? []))]
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: 80_001 + index, slug: `minor-${index}`, first_name: 'Luka', last_name: `${surname}${index}` },
    ...{ year_of_birth: year - (index % 19), height: 251, photo_url: `${portrait}-${index}.jpg` },
    ...{ gender: index % 2 ? 'MALE' : 'FEMALE', club: 'KK Dol', nationality: 'SLO', position: 'krilo' },
  }))
  const adult = {
    ...rows[0],
    id: grown.id,
    slug: 'adult',
    last_name: grown.surname,
    photo_url: grown.portrait,
  }
  const inserted = [
    { ...adult, first_name: 'Oto', gender: 'MALE', year_of_birth: year - 19, height: 180 },
    ...rows,
  ]
  const ofTeams = inserted.map(({ id }, index) => ({
    ...{ national_team_id: teams[index % teams.length] ?? 0, player_id: id, position: 1000 + (index % 1000) },
    ...{ jersey_number: 7, height: 251, club: 'KK Dol', status: 'active', active: true },
  }))
  const numbers = {
    free_throws_made: 1,
    free_throws_attempted: 1,
    two_points_made: 1,
    two_points_attempted: 1,
  }
  const more = {
    three_points_made: 1,
    three_points_attempted: 1,
    offensive_rebounds: 1,
    defensive_rebounds: 1,
  }
  const rest = { assists: 1, steals: 1, turnovers: 1, blocks: 1, fouls: 1, minutes: 1 }
  const lines = inserted.map(({ id }, index) => ({
    ...{ match_id: played[index % played.length]?.id ?? 0, player_id: id, points: index },
    ...{ team_name: 'Dol', team_code: 'DOL', ...numbers, ...more, ...rest },
  }))
  await database.insert(players).values(inserted)
  await database.insert(player_teams).values(ofTeams)
  await database.insert(box_score_lines).values(lines)
}

beforeAll(async () => {
  drawer = startDrawer()
  site = await openSite({ siteUrl: origin, renderer: drawer, minorsUnder: 18 })
  await insertPlayers(1000)
})
afterAll(() => site.close())

const read = async (path: string) => {
  const answer = await site.app.request(origin + path)
  const text = await answer.text()
  return { status: answer.status, text: decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25')) }
}

/** What of a minor stands in it: nothing. */
function secretsIn(text: string): string[] {
  return [surname, portrait, surname.toLowerCase(), '251 cm'].filter((secret) => text.includes(secret))
}

async function expectNothing(paths: readonly string[]): Promise<string[]> {
  const texts: string[] = []
  for (const path of paths) {
    const { text } = await read(path)
    expect([path, secretsIn(text.replaceAll(encodeURIComponent(path), ''))]).toEqual([path, []])
    texts.push(text)
  }
  return texts
}

test('no page of the sitemap', async () => {
  const map = (await read('/sitemap.xml')).text
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths).toContain(`/reprezentant/${grown.id}`)
  expect(paths.filter((path) => /^\/reprezentant\/8\d{4}$/.test(path))).toEqual([`/reprezentant/${grown.id}`])
  // A few of each kind; all of them in the long run.
  const kinds = new Map(paths.map((path) => [path.split('/')[1] ?? '', 0]))
  const few = paths.filter((path) => {
    const kind = path.split('/')[1] ?? ''
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return kind === 'reprezentance' || (kinds.get(kind) ?? 0) <= 4
  })
  await expectNothing(['/', ...(inject('long') ? paths : few)])
})

test('no request of the API', async () => {
  const checks = await checkApi(async (path, query = {}) => {
    const { status, text } = await read(`/api${path}?${new URLSearchParams(query)}`)
    return { status, headers: new Headers(), body: status === 200 ? JSON.parse(text) : undefined }
  })
  const rankings = ['games', 'points', 'unofficial'].flatMap((type) =>
    ['MALE', 'FEMALE'].map((gender) => `/api/all-time-standings?type=${type}&gender=${gender}`),
  )
  const texts = await expectNothing([
    ...checks.map(({ asked }) => `/api${asked}`),
    ...teams.map((id) => `/api/national-teams/${id}/players`),
    ...leagues.map((id) => `/api/competitions/${id}/statistics`),
    ...rankings,
    ...['/api/matches.ics', '/api/openapi.json', '/api/addresses'],
  ])
  // The test would find them: they are there by their first names, and the adult whole.
  const all = texts.join('\n')
  expect(all).toContain('"first_name":"Luka","last_name":"S."')
  expect(all).toContain('"player_name":"Luka S."')
  expect([all.includes(grown.surname), all.includes(grown.portrait)]).toEqual([true, true])
})

test('no view, embed or frame', async () => {
  const known = await drawer.catalogue
  const names = Object.keys(known.attributes)
  const ways = (element: string) => {
    const [name, query = ''] = element.split('?')
    return [`/view/${name}?${query}`, `/embed/${name}.js?${query}`, `/okvir/${name}?${query}`]
  }
  const texts = await expectNothing([
    ...names.flatMap(ways),
    ...teams
      .slice(-8)
      .flatMap((id) => [
        `/view/roster?team=${id}`,
        `/view/roster?team=${id}&layout=list`,
        `/view/national-team?team=${id}`,
      ]),
    ...leagues.slice(-4).map((id) => `/view/competition?competition=${id}`),
    ...ways(`player?player=${grown.id}`),
    ...ways('player?player=80001'),
  ])
  expect(texts.join('\n')).toContain('S.</span>')
})

test('no feed and no sitemap', async () => {
  await expectNothing(['/novice.xml', '/sitemap.xml', '/robots.txt'])
})

test.each([
  ...['/api/players/80001', '/reprezentant/80001', `/storage/${portrait}-0.jpg`],
  `/oembed?url=${encodeURIComponent(`${origin}/reprezentant/80001`)}`,
])('a minor’s own address, %s, is not found', async (path) => {
  const { status, text } = await read(path)
  expect([status, secretsIn(text)]).toEqual([404, []])
})

test('a minor’s portrait is not handed out, nor its copy for sharing; one that adults share is', async () => {
  const { photo_url: shared } =
    (await site.database.query.players.findFirst({ where: eq(players.id, 2) })) ?? {}
  const rows = await site.database.query.players.findMany()
  const pictured = rows.find(
    ({ photo_url }) => photo_url && photo_url !== shared && !/krivaj|odrasel/.test(photo_url),
  )
  const path = pictured?.photo_url ?? ''
  const paths = [`/storage/${path}`, `/storage/share/${path.replace(/\.svg$/, '.jpg')}`]
  const statuses = async () => Promise.all(paths.map(async (each) => (await read(each)).status))
  expect(await statuses()).toEqual([200, 200])
  await site.database
    .update(players)
    .set({ year_of_birth: year - 10 })
    .where(eq(players.photo_url, path))
  expect(await statuses()).toEqual([404, 404])
  await site.database.update(players).set({ photo_url: path }).where(eq(players.id, grown.id))
  expect(await statuses()).toEqual([200, 200])
})

test('the search finds no minor, under no part of the name, and suggests none', async () => {
  for (const q of [surname, `${surname}7`, 'Skrivnostni', 'Luka Skrivnostnik', 'Skrivnostnlk']) {
    const { text } = await read(`/api/search?q=${encodeURIComponent(q)}`)
    expect([q, secretsIn(text), JSON.parse(text).total]).toEqual([q, [], 0])
  }
  expect(JSON.parse((await read(`/api/search?q=${grown.surname}`)).text).total).toBe(1)
})
