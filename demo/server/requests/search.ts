/** Search of the whole site (contract 5): news, pages, clubs, players and competitions in one list. */
import { and, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { SearchPage, searchResultTypes } from '../../../src/contract/news'
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
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import { line, paging } from './parameters'

type Kind = (typeof searchResultTypes)[number]

/** More words than these narrow nothing that somebody would look for. */
const mostWords = 8

const wordsOf = (query: string): string[] => foldText(query).split(' ').filter(Boolean).slice(0, mostWords)

/** Every word stands somewhere in the folded text. `position` takes the word as it is: no wildcards. */
const holds = (folded: AnyPgColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`position(${word} in ${folded}) > 0`))

/** What is found; columns of all kinds have the same names and types, as a union needs. */
interface Columns {
  id: SQL
  title: SQL
  url: SQL
  image?: SQL
  excerpt?: SQL
  published_at?: SQL
}

const orNull = (text: SQL | undefined): SQL<string | null> =>
  sql<string | null>`cast(${text ?? sql`null`} as text)`

/** `leads`: 1 where the text, which begins with the title, begins with the whole query. */
const columnsOf = (type: Kind, columns: Columns, folded: AnyPgColumn, words: readonly string[]) => ({
  type: sql<Kind>`cast(${type} as text)`.as('type'),
  place: sql<number>`cast(${searchResultTypes.indexOf(type)} as integer)`.as('place'),
  leads: sql<boolean>`position(${words.join(' ')} in ${folded}) = 1`.as('leads'),
  id: sql<number>`${columns.id}`.as('id'),
  title: sql<string>`${columns.title}`.as('title'),
  url: sql<string>`${columns.url}`.as('url'),
  image: orNull(columns.image).as('image'),
  excerpt: orNull(columns.excerpt).as('excerpt'),
  published_at: orNull(columns.published_at).as('published_at'),
})

const newsFound = (database: Database, words: string[]) =>
  database
    .select(
      columnsOf(
        'news',
        {
          id: sql`${news.id}`,
          title: sql`${news.title}`,
          url: sql`'/novica/' || ${news.url}`,
          image: sql`${news.title_background}`,
          excerpt: sql`nullif(${news.short_text}, '')`,
          published_at: sql`${news.published_at}`,
        },
        news.folded,
        words,
      ),
    )
    .from(news)
    .where(holds(news.folded, words))

/** A page with tabs is a national team's and has a route of its own (spec 2.3). */
function pagesFound(database: Database, words: string[]) {
  const withTabs = exists(
    database
      .select({ id: segments.id })
      .from(segments)
      .innerJoin(segment_settings, eq(segment_settings.segment_id, segments.id))
      .where(and(eq(segments.page_id, pages.id), eq(segment_settings.key, 'tabs'))),
  )
  const url = sql`case when ${pages.url} = 'domov' then '/' when ${withTabs} then '/reprezentance/' || ${pages.url} else '/' || ${pages.url} end`
  const columns = {
    id: sql`${pages.id}`,
    title: sql`${pages.title}`,
    url,
    image: sql`${pages.title_background}`,
  }
  return database
    .select(columnsOf('page', columns, pages.folded, words))
    .from(pages)
    .where(holds(pages.folded, words))
}

/** Clubs have no page of their own: their matches stand for them. */
const clubsFound = (database: Database, words: string[]) =>
  database
    .select(
      columnsOf(
        'club',
        {
          id: sql`${clubs.id}`,
          title: sql`${clubs.short_name}`,
          url: sql`'/tekme?klub=' || ${clubs.id}`,
          image: sql`'logos/' || ${clubs.code} || '.svg'`,
          excerpt: sql`${clubs.full_name}`,
        },
        clubs.folded,
        words,
      ),
    )
    .from(clubs)
    .where(holds(clubs.folded, words))

const playersFound = (database: Database, words: string[]) =>
  database
    .select(
      columnsOf(
        'player',
        {
          id: sql`${players.id}`,
          title: sql`${players.first_name} || ' ' || ${players.last_name}`,
          url: sql`'/reprezentant/' || ${players.id}`,
          image: sql`${players.photo_url}`,
          excerpt: sql`${players.club}`,
        },
        players.folded,
        words,
      ),
    )
    .from(players)
    .where(holds(players.folded, words))

const competitionsFound = (database: Database, words: string[]) =>
  database
    .select(
      columnsOf(
        'competition',
        {
          id: sql`${competitions.id}`,
          title: sql`${competitions.name}`,
          url: sql`'/tekmovanje/' || ${competitions.id}`,
          excerpt: sql`${seasons.name}`,
        },
        competitions.folded,
        words,
      ),
    )
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.season_id))
    .where(holds(competitions.folded, words))

const searchQuery = v.object({ q: line('Words; accents and case do not matter', 100), ...paging(20) })

async function searchSite(database: Database, { q, page, perPage }: v.InferOutput<typeof searchQuery>) {
  const words = wordsOf(q)
  if (words.length === 0) return { results: [], total: 0 }
  const results = unionAll(
    newsFound(database, words),
    pagesFound(database, words),
    clubsFound(database, words),
    playersFound(database, words),
    competitionsFound(database, words),
  ).as('results')
  const [counted] = await database.select({ total: count() }).from(results)
  const { type, title, url, image, excerpt, published_at } = results
  const rows = await database
    .select({ type, title, url, image, excerpt, published_at })
    .from(results)
    .orderBy(desc(results.leads), desc(results.place), sql`${published_at} desc nulls last`, desc(results.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { results: rows, total: counted?.total ?? 0 }
}

export function addSearch(api: Api, database: Database): void {
  get(
    api,
    '/search',
    {
      name: 'Search the site',
      detail: 'Every word must stand in the text. What begins with the query comes first; news newest first.',
      query: searchQuery,
      answer: SearchPage,
      freshness: lively,
    },
    (query) => searchSite(database, query),
  )
}
