/**
 * Reads another server's API as if it were a folder, following what its answers refer to. National teams aren't listed
 * anywhere: they are found by the pages that show them and by their category's history. Ads are returned one at a time,
 * so only those that happen to be shown are imported.
 */
import * as v from 'valibot'
import { newsCategoryTypes } from '../../../src/contract/news'
import { Segment } from '../../../src/contract/pages'
import { subpagesOf } from '../../../src/contract/segment-settings'
import { tabsOf } from '../../../src/contract/tabs'
import { matchHistoryTypes } from '../../../src/domain/history-view'
import { regularSeason } from '../requests/league-standings'
import type { AskApi } from './fetch-api'
import { isRecord, NotRead, type Source } from './records'

const perPage = 100
/** Number of requests for the ad: some servers return another one each time, ours one for half a minute. */
const adQuestions = 30
const adPause = 20

type Json = Record<string, unknown>
/** The objects in a list; empty for anything else. */
export const recordsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])
/** Text or a number as text; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Paginated lists: the fields with the records and with their number. */
const paged = { '/matches': ['matches', 'total'], '/news': ['news', 'nuOfNews'] } as const

/** All pages of a list, whatever the server's page size. @throws NotRead if a page repeats records */
export async function readPages(
  ask: AskApi,
  path: keyof typeof paged,
  query: Record<string, string> = {},
): Promise<Json[]> {
  const [list, total] = paged[path]
  const all: Json[] = []
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const answer = await ask(path, { ...query, page: String(page), perPage: String(perPage) })
    const records = isRecord(answer) ? recordsOf(answer[list]) : []
    if (!isRecord(answer) || records.length === 0) return all
    const known = ids.size
    for (const { id } of records) ids.add(textOf(id))
    if (ids.size === known) throw new NotRead(`${path}: page ${page} holds what the pages before it held`)
    all.push(...records)
    if (all.length >= (Number(answer[total]) || Number.POSITIVE_INFINITY)) return all
  }
}

const codeOf = (code: unknown, name: unknown): string => textOf(code) || textOf(name)

/**
 * Finds the matches that the standings count, because the answers don't contain the phase. A regular season comes
 * first, so they are each club's first matches; if the numbers don't match, none are marked.
 */
export function addPhases(standings: readonly Json[], matches: readonly Json[]): void {
  const left = new Map(
    standings.map(({ club, played }) => {
      const { code, shortName } = isRecord(club) ? club : {}
      return [codeOf(code, shortName), Number(played)]
    }),
  )
  const counted = matches
    .filter((match) => Number(match.firstTeamScore) + Number(match.secondTeamScore) > 0)
    .sort((a, b) => textOf(a.dateTimeUtc).localeCompare(textOf(b.dateTimeUtc)))
    .filter((match) => {
      const clubs = [
        codeOf(match.firstTeamCode, match.firstTeamName),
        codeOf(match.secondTeamCode, match.secondTeamName),
      ]
      const counts = clubs.every((club) => (left.get(club) ?? 0) > 0)
      if (counts) for (const club of clubs) left.set(club, (left.get(club) ?? 0) - 1)
      return counts
    })
  if ([...left.values()].some((more) => more !== 0)) return
  for (const match of counted) match.phase ??= regularSeason
}

async function readCompetitions(ask: AskApi, seasons: readonly Json[]) {
  const competitions: Json[] = []
  const matches: Json[] = []
  for (const season of seasons) {
    for (const { id } of recordsOf(await ask('/competitions', { seasonId: textOf(season.id) }))) {
      const detail = await ask(`/competitions/${textOf(id)}`)
      if (isRecord(detail)) competitions.push(detail)
      const played = await readPages(ask, '/matches', { competition: textOf(id) })
      if (isRecord(detail)) addPhases(recordsOf(detail.standings), played)
      for (const match of played) matches.push({ competitionId: id, ...match })
    }
  }
  return { competitions, matches }
}

/** The hall and the clubs of each match, by searching for each hall and club: the answer itself contains only names. */
async function addReferences(
  ask: AskApi,
  halls: readonly Json[],
  clubs: readonly Json[],
  matches: readonly Json[],
): Promise<void> {
  const byId = new Map(matches.map((match) => [textOf(match.id), match]))
  const found = async (query: Record<string, string>) =>
    (await readPages(ask, '/matches', query)).map(({ id }) => byId.get(textOf(id))).filter(isRecord)
  for (const { id } of halls) for (const match of await found({ hall: textOf(id) })) match.hallId ??= id
  for (const { id, code, shortName, fullName } of clubs) {
    const own = [code, shortName, fullName].map(textOf).filter(Boolean)
    for (const match of await found({ club: textOf(id) })) {
      const side = (['first', 'second'] as const).find((each) =>
        [match[`${each}TeamCode`], match[`${each}TeamName`]].some((name) => own.includes(textOf(name))),
      )
      if (side) match[`${side}TeamId`] ??= id
    }
  }
}

/** By menu item: its path, prefixed by its parent's. */
function menuUrls(items: readonly Json[]): Map<string, string> {
  const byId = new Map(items.map((item) => [textOf(item.id), item]))
  return new Map(
    items
      .filter(({ external_link }) => !external_link)
      .map((item) => {
        const parent = byId.get(textOf(item.parent_menu_id))
        return [
          textOf(item.id),
          [textOf(parent?.page_path), textOf(item.page_path)].filter(Boolean).join('/'),
        ]
      }),
  )
}

const linked = /href=\\?["']\/(?!\/)([^"'?#\\]+)/g

/** What a page links to: tiles and links in its texts; and the national teams of its tabs. */
function leadsOf(page: Json, urlOf: ReadonlyMap<string, string>) {
  const segments = recordsOf(page.segments)
    .map((segment) => v.safeParse(Segment, segment))
    .flatMap((parsed) => (parsed.success ? [parsed.output] : []))
  const links = [...JSON.stringify(page).matchAll(linked)]
    .map(([, path = '']) => path.replace(/\/+$/, ''))
    .filter((path) => !/^(?:novica|tekmovanje|reprezentant|storage|api)\//.test(path))
  const tiles = segments.flatMap(subpagesOf).map(({ id }) => urlOf.get(id) ?? '')
  const teams = segments.flatMap(tabsOf).flatMap(({ competitionId }) => competitionId ?? [])
  return { urls: [...tiles, ...links], teams }
}

/** A national team's page may be addressed without the prefix. */
const namesOf = (url: string): string[] => [url, url.replace(/^reprezentance\//, '')]

/** CMS pages, found by the menu, by tiles and by links in their texts. */
export async function* sitePages(
  ask: AskApi,
  menu: readonly Json[],
): AsyncGenerator<{ page: Json; teams: string[] }> {
  const urlOf = menuUrls(menu)
  const waiting = new Set(['domov', ...urlOf.values()].flatMap(namesOf))
  for (const url of waiting) {
    const page = url && (await ask('/pages', { url }))
    if (!isRecord(page)) continue
    const { urls, teams } = leadsOf(page, urlOf)
    for (const found of urls.flatMap(namesOf)) waiting.add(found)
    yield { page, teams }
  }
}

async function readSite(ask: AskApi, menu: readonly Json[]) {
  const pages: Json[] = []
  const teams = new Set<string>()
  for await (const found of sitePages(ask, menu)) {
    pages.push(found.page)
    for (const team of found.teams) teams.add(team)
  }
  return { pages, teams }
}

interface Category {
  /** The category's name, as the history requests expect it */
  category: string
  gender: string
}

async function readTeams(ask: AskApi, first: ReadonlySet<string>, files: Map<string, unknown>) {
  const waiting = new Set(first)
  const categories = new Map<string, Category>()
  const names = new Map<string, string>()
  const teams: Json[] = []
  for (const id of waiting) {
    const team = await ask(`/national-teams/${id}`)
    if (!isRecord(team)) continue
    const of = isRecord(team.category) ? team.category : {}
    const asked = { category: textOf(of.name), gender: textOf(of.gender) }
    const key = Object.values(asked).join(' ')
    if (asked.category && !categories.has(key)) {
      categories.set(key, asked)
      for (const competition of recordsOf(await ask('/history/competitions', { ...asked }))) {
        waiting.add(textOf(competition.id))
        names.set(textOf(competition.id), textOf(competition.name))
      }
    }
    for (const part of ['players', 'staff', 'matches'])
      files.set(`national-teams/${id}/${part}.json`, await ask(`/national-teams/${id}/${part}`))
    const [match] = recordsOf(files.get(`national-teams/${id}/matches.json`))
    teams.push({ name: names.get(id) || textOf(match?.competition) || null, ...team })
  }
  return { teams, categories: [...categories.values()] }
}

const matchesIn = (files: ReadonlyMap<string, unknown>): Json[] =>
  [...files].flatMap(([file, records]) => (file.endsWith('matches.json') ? recordsOf(records) : []))

/** A match says neither its season nor whether it was a preparation match; the history is asked by both. */
async function addHistory(
  ask: AskApi,
  categories: readonly Category[],
  matches: readonly Json[],
): Promise<void> {
  const known = new Map<string, { season: string; official: boolean }>()
  const seasons = categories.length > 0 ? recordsOf(await ask('/history/seasons')) : []
  for (const category of categories)
    for (const season of seasons.map(({ id }) => textOf(id)))
      for (const type of matchHistoryTypes)
        for (const match of recordsOf(await ask('/history/matches', { ...category, season, type })))
          known.set(textOf(match.id), { season, official: type === 'OFFICIAL' })
  for (const match of matches) Object.assign(match, known.get(textOf(match.id)))
}

async function readPlayers(ask: AskApi, files: ReadonlyMap<string, unknown>): Promise<unknown[]> {
  const ids = new Set<string>()
  for (const [file, records] of files) {
    if (file.endsWith('/players.json')) for (const { id } of recordsOf(records)) ids.add(textOf(id))
  }
  const players: unknown[] = []
  for (const id of ids) players.push(await ask(`/players/${id}`))
  return players.filter(isRecord)
}

async function readNews(ask: AskApi): Promise<unknown[]> {
  const articles: unknown[] = []
  for (const { url, ...rest } of await readPages(ask, '/news'))
    articles.push((await ask(`/news/${encodeURIComponent(textOf(url))}`)) ?? { url, ...rest })
  return articles
}

async function readAds(ask: AskApi): Promise<unknown[]> {
  const ads = new Map<string, Json>()
  for (let question = 0; question < adQuestions; question++) {
    const ad = await ask('/ad')
    if (!isRecord(ad)) break
    ads.set(textOf(ad.uuid), ad)
    await new Promise((resolve) => setTimeout(resolve, adPause))
  }
  return [...ads.values()]
}

/** Addresses of pictures and files under storage in the records. */
const named =
  /"(?:title_background|path|photo_url|banner_url|image_url|team_photo_url|url|src)\\?":\s*\\?"([^"\\]+\.(?:svg|png|jpe?g|webp|gif|avif|pdf))\\?"/gi
const coded = /"(?:code|firstTeamCode|secondTeamCode)":"([A-Za-z\d_-]+)"/g

function namedFiles(files: ReadonlyMap<string, unknown>): string[] {
  const text = JSON.stringify([...files.values()])
  const paths = [...text.matchAll(named)].map(([, path = '']) => path.replace(/^\/?(?:storage\/)?/, ''))
  const logos = [...text.matchAll(coded)].map(([, code = '']) => `logos/${code}.svg`)
  return [...new Set([...paths, ...logos])].filter((path) => !/^[a-z]+:/i.test(path)).sort()
}

/** @param fetchFile rejects if there is no such file */
export async function apiSource(
  ask: AskApi,
  fetchFile: (path: string) => Promise<Uint8Array>,
  say: (line: string) => void,
): Promise<Source> {
  const files = new Map<string, unknown>()
  const list = async (file: string, path: string) => {
    const answer = await ask(path)
    files.set(file, answer)
    return recordsOf(answer)
  }
  say('Asking for clubs, halls and officials')
  const seasons = await list('seasons.json', '/seasons')
  const halls = await list('sport-halls.json', '/sport-halls')
  const clubs = await list('clubs.json', '/clubs')
  await list('members.json', '/members')
  await list('referees.json', '/referees')
  await list('commissioners.json', '/commissioners')
  say('Asking for competitions and matches')
  const { competitions, matches } = await readCompetitions(ask, seasons)
  files.set('competitions.json', competitions)
  files.set('matches.json', matches)
  await list('competition-history.json', '/competition-history')
  say('Asking for pages, national teams and news')
  const menu = await list('menu.json', '/menu')
  const { pages, teams } = await readSite(ask, menu)
  files.set('pages.json', pages)
  const national = await readTeams(ask, teams, files)
  files.set('national-teams.json', national.teams)
  say('Asking for halls, clubs and kinds of matches')
  await addReferences(ask, halls, clubs, matchesIn(files))
  await addHistory(ask, national.categories, matchesIn(files))
  files.set('players.json', await readPlayers(ask, files))
  const categories: Json[] = []
  for (const type of newsCategoryTypes) categories.push(...recordsOf(await ask('/categories', { type })))
  files.set('categories.json', categories)
  files.set('news.json', await readNews(ask))
  files.set('ads.json', await readAds(ask))
  const paths = namedFiles(files)
  return {
    read: async (file) => files.get(file),
    samples: new Set(['ads.json']),
    files: async () => paths,
    file: fetchFile,
  }
}
