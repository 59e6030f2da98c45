/** Search of the whole site (contract 5): news, pages, clubs, players and competitions in one list. */
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { SearchPage, type SearchResultType, searchResultTypes } from '../../../src/contract/site-search'
import { foldText } from '../../../src/domain/text-search'
import type { Database } from '../database/open'
import {
  clubs,
  competitions,
  news,
  pages,
  players,
  seasons,
  segment_settings,
  segments,
} from '../database/schema'
import { foldedWords } from '../database/schema/columns'
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import { line, paging } from './parameters'

/** More words than these narrow nothing that somebody would look for. */
const mostWords = 8

const wordsOf = (query: string): string[] => foldText(query).split(' ').filter(Boolean).slice(0, mostWords)

/** A row as it is found, and no more: what is shown of it is read for one page alone. */
const foundIn = (database: Database, type: SearchResultType, words: readonly string[]) => {
  const table = tables[type]
  const published_at: SQL = type === 'news' ? sql`${news.published_at}` : sql`null`
  return database
    .select({
      place: sql<number>`cast(${searchResultTypes.indexOf(type)} as integer)`.as('place'),
      id: sql<number>`${table.id}`.as('id'),
      /** Whether the text, which begins with the title, begins with the whole query */
      leads: sql<boolean>`starts_with(${table.lead}, ${words.join(' ')})`.as('leads'),
      published_at: sql<string | null>`cast(${published_at} as text)`.as('published_at'),
    })
    .from(table)
    .where(holds(table.folded, words))
}

const tables = { news, page: pages, club: clubs, player: players, competition: competitions }

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** What PostgreSQL makes words of (foldedWords): "2026/2027" is two. */
const plainWords = (word: string): string[] => word.split(/[!-/:-@[-`{-~]+/).filter(hasLetters)

/**
 * Every word of the query begins a word of the text. One with punctuation must also stand in the text just so:
 * the index knows letters and digits only. A query without any finds nothing.
 */
function holds(folded: AnyPgColumn, words: readonly string[]): SQL | undefined {
  const plain = words.flatMap(plainWords)
  if (plain.length === 0) return sql`false`
  const asked = plain.map((word) => `'${word}':*`).join(' & ')
  const withSigns = words.filter((word) => plainWords(word)[0] !== word)
  return and(
    sql`${foldedWords(folded)} @@ to_tsquery('simple', ${asked})`,
    ...withSigns.map((word) => sql`position(${word} in ${folded}) > 0`),
  )
}

const Found = v.object({
  counts: v.record(v.string(), v.number()),
  page: v.array(v.tuple([v.number(), v.number()])),
})

/** How many there are of each type, and the page's [place of the type, id] in their order. */
async function findRows(
  database: Database,
  words: string[],
  { page, perPage }: { page: number; perPage: number },
) {
  const [first, second, ...rest] = searchResultTypes.map((type) => foundIn(database, type, words))
  if (!first || !second) return { counts: {}, page: [] }
  const { rows } = await database.execute(sql`
    with found as materialized (${unionAll(first, second, ...rest)})
    select
      (select coalesce(json_object_agg(place, total), '{}') from
        (select place, count(*) as total from found group by place) as counted) as counts,
      (select coalesce(json_agg(json_build_array(place, id)), '[]') from
        (select place, id from found order by leads desc, place desc, published_at desc nulls last, id desc
          limit ${perPage} offset ${(page - 1) * perPage}) as chosen) as page`)
  return v.parse(Found, rows[0])
}

type Shown = Omit<v.InferInput<typeof SearchPage>['results'][number], 'type'> & { id: number }

const nothing = sql<string | null>`null`

const readNews = (database: Database, ids: number[]): Promise<Shown[]> =>
  database
    .select({
      id: news.id,
      title: news.title,
      url: sql<string>`'/novica/' || ${news.url}`,
      image: news.title_background,
      excerpt: sql<string | null>`nullif(${news.short_text}, '')`,
      published_at: sql<string | null>`${news.published_at}`,
    })
    .from(news)
    .where(inArray(news.id, ids))

/** A page with tabs is a national team's and has a route of its own (spec 2.3). */
function readPages(database: Database, ids: number[]): Promise<Shown[]> {
  const withTabs = exists(
    database
      .select({ id: segments.id })
      .from(segments)
      .innerJoin(segment_settings, eq(segment_settings.segment_id, segments.id))
      .where(and(eq(segments.page_id, pages.id), eq(segment_settings.key, 'tabs'))),
  )
  const url = sql<string>`case when ${pages.url} = 'domov' then '/' when ${withTabs} then '/reprezentance/' || ${pages.url} else '/' || ${pages.url} end`
  return database
    .select({
      id: pages.id,
      title: pages.title,
      url,
      image: pages.title_background,
      excerpt: nothing,
      published_at: nothing,
    })
    .from(pages)
    .where(inArray(pages.id, ids))
}

/** Clubs have no page of their own: their matches stand for them. */
const readClubs = (database: Database, ids: number[]): Promise<Shown[]> =>
  database
    .select({
      id: clubs.id,
      title: clubs.short_name,
      url: sql<string>`'/tekme?klub=' || ${clubs.id}`,
      image: sql<string | null>`'logos/' || ${clubs.code} || '.svg'`,
      excerpt: sql<string | null>`${clubs.full_name}`,
      published_at: nothing,
    })
    .from(clubs)
    .where(inArray(clubs.id, ids))

const readPlayers = (database: Database, ids: number[]): Promise<Shown[]> =>
  database
    .select({
      id: players.id,
      title: sql<string>`${players.first_name} || ' ' || ${players.last_name}`,
      url: sql<string>`'/reprezentant/' || ${players.id}`,
      image: players.photo_url,
      excerpt: players.club,
      published_at: nothing,
    })
    .from(players)
    .where(inArray(players.id, ids))

const readCompetitions = (database: Database, ids: number[]): Promise<Shown[]> =>
  database
    .select({
      id: competitions.id,
      title: competitions.name,
      url: sql<string>`'/tekmovanje/' || ${competitions.id}`,
      image: nothing,
      excerpt: seasons.name,
      published_at: nothing,
    })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.season_id))
    .where(inArray(competitions.id, ids))

const readers = {
  news: readNews,
  page: readPages,
  club: readClubs,
  player: readPlayers,
  competition: readCompetitions,
}

/** Results by "place id", of the rows of one page. */
async function readShown(database: Database, rows: readonly [place: number, id: number][]) {
  const shown = new Map<string, v.InferInput<typeof SearchPage>['results'][number]>()
  for (const [place, type] of searchResultTypes.entries()) {
    const ids = rows.filter(([of]) => of === place).map(([, id]) => id)
    if (ids.length === 0) continue
    for (const { id, ...result } of await readers[type](database, ids))
      shown.set(`${place} ${id}`, { type, ...result })
  }
  return rows.flatMap(([place, id]) => shown.get(`${place} ${id}`) ?? [])
}

const searchQuery = v.object({
  q: line('Beginnings of words; accents and case do not matter', 100),
  ...paging(20),
})

async function searchSite(database: Database, { q, ...paging }: v.InferOutput<typeof searchQuery>) {
  const found = await findRows(database, wordsOf(q), paging)
  const counts = Object.fromEntries(searchResultTypes.map((type, place) => [type, found.counts[place] ?? 0]))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { results: await readShown(database, found.page), total, counts }
}

export function addSearch(api: Api, database: Database): void {
  get(
    api,
    '/search',
    {
      name: 'Search the site',
      detail:
        'Every word must begin a word of the text. What begins with the query comes first; news newest first. counts: of each type, on all pages.',
      query: searchQuery,
      answer: SearchPage,
      freshness: lively,
    },
    (query) => searchSite(database, query),
  )
}
