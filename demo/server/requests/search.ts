/** Search of the whole site (contract 5): news, pages, clubs, players and competitions in one list. */
import { type AnyColumn, and, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { SearchPage, searchResultTypes } from '../../../src/contract/site-search'
import type { Database } from '../database/open'
import {
  clubs,
  competitions,
  news,
  pages,
  players,
  search_documents,
  seasons,
  segment_settings,
  segments,
} from '../database/schema'
import { wordsOf } from '../database/search-words'
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import type { Paging } from './match-order'
import { line, paging } from './parameters'

/** More words than these narrow nothing that somebody would look for. */
const mostWords = 8

const { place, id, published_at, plain, lead, words } = search_documents

/**
 * What is asked for: the words between spaces, each as the words that it is made of ("2026/27" is two); the signs
 * between them don't matter. Empty where there is no letter and no digit.
 */
const termsOf = (query: string): string[][] =>
  query
    .split(/\s+/)
    .map(wordsOf)
    .filter((term) => term.length > 0)
    .slice(0, mostWords)

/** Every word begins a word of the document; those of one term stand in it one after the other. */
function holds(terms: readonly string[][]): SQL | undefined {
  const asked = terms.flat().map((word) => `'${word}':*`)
  const together = terms.filter((term) => term.length > 1).map((term) => ` ${term.join(' ')}`)
  return and(
    sql`${words} @@ cast(${asked.join(' & ')} as tsquery)`,
    ...together.map((term) => sql`position(${term} in ' ' || ${plain}) > 0`),
  )
}

/** How many there are of each type, by its place. */
const countPlaces = (database: Database, found: SQL | undefined) =>
  database.select({ place, total: count() }).from(search_documents).where(found).groupBy(place)

const inOrder = (columns: Record<'place' | 'published_at' | 'id', AnyColumn>) =>
  [columns.place, columns.published_at, columns.id].map((column) => sql`${column} desc nulls last`)
const order = inOrder(search_documents)

interface Asked extends Paging {
  terms: readonly string[][]
}

/** Whether the document begins with the query. */
const begins = (terms: readonly string[][]) => sql`starts_with(${lead}, ${terms.flat().join(' ')})`

/** More documents than these are not sorted. */
const few = 2000

/** The page of few documents: all are read and sorted. What begins with the query comes first. */
const chooseOfFew = (database: Database, { terms, page, perPage }: Asked) =>
  database
    .select({ place, id })
    .from(search_documents)
    .where(holds(terms))
    .orderBy(sql`${begins(terms)} desc`, ...order)
    .limit(perPage)
    .offset((page - 1) * perPage)

/**
 * The same page of many documents. Those that begin with the query are found by an index of their own; the others come
 * out of the index that holds their order, which ends where the page does.
 */
function chooseOfMany(database: Database, { terms, page, perPage }: Asked) {
  const upTo = page * perPage
  const part = (later: number, condition: SQL) =>
    database
      .select({ later: sql<number>`cast(${later} as integer)`.as('later'), place, published_at, id })
      .from(search_documents)
      .where(and(holds(terms), condition))
      .orderBy(...order)
      .limit(upTo)
  const both = unionAll(part(0, begins(terms)), part(1, sql`not ${begins(terms)}`)).as('both')
  return database
    .select({ place: both.place, id: both.id })
    .from(both)
    .orderBy(both.later, ...inOrder(both))
    .limit(perPage)
    .offset(upTo - perPage)
}

/** How many there are of each type, and the documents of the page. */
function findDocuments(database: Database, terms: readonly string[][], paging: Paging) {
  return database.transaction(async (transaction) => {
    // Reading every document's words, which stand out of line, costs a hundred times what the planner thinks.
    await transaction.execute(sql`set local enable_seqscan = off`)
    const counts = await countPlaces(transaction, holds(terms))
    const total = counts.reduce((sum, { total }) => sum + total, 0)
    const choose = total > few ? chooseOfMany : chooseOfFew
    return { counts, total, chosen: await choose(transaction, { terms, ...paging }) }
  })
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
      // What the words were found in, too.
      excerpt: sql<string>`concat_ws(', ', nullif(${competitions.description}, ''), ${seasons.name})`,
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

/** What is shown of the documents of one page, in their order. */
async function readShown(database: Database, documents: readonly { place: number; id: number }[]) {
  const shown = new Map<string, v.InferInput<typeof SearchPage>['results'][number]>()
  for (const [place, type] of searchResultTypes.entries()) {
    const ids = documents.filter((one) => one.place === place).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const { id, ...result } of await readers[type](database, ids))
      shown.set(`${place} ${id}`, { type, ...result })
  }
  return documents.flatMap(({ place, id }) => shown.get(`${place} ${id}`) ?? [])
}

const searchQuery = v.object({
  q: line('Beginnings of words; accents and case do not matter', 100),
  ...paging(20),
})

async function searchSite(database: Database, { q, ...paging }: v.InferOutput<typeof searchQuery>) {
  const terms = termsOf(q)
  if (terms.length === 0) return { results: [], total: 0, counts: {} }
  const { counts, total, chosen } = await findDocuments(database, terms, paging)
  const totals = new Map(counts.map(({ place, total }) => [place, total]))
  return {
    results: await readShown(database, chosen),
    total,
    counts: Object.fromEntries(searchResultTypes.map((type, place) => [type, totals.get(place) ?? 0])),
  }
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
