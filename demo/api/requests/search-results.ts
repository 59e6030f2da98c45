/** What a result of the site search shows, by its type. */
import { eq, inArray, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { type SearchPage, searchResultTypes } from '../../../src/contract/site-search'
import type { Gender } from '../../../src/domain/team/gender'
import type { Database } from '../database/open'
import { clubs, competitions, news, pages, players, seasons } from '../database/schema'
import { pagePath } from './pages'

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

const readPages = (database: Database, ids: number[]): Promise<Shown[]> =>
  database
    .select({
      id: pages.id,
      title: pages.title,
      url: pagePath(database),
      image: pages.title_background,
      excerpt: nothing,
      published_at: nothing,
    })
    .from(pages)
    .where(inArray(pages.id, ids))

/** Clubs have no page of their own: links to their matches. */
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
      gender: sql<Gender>`${players.gender}`,
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
      // Includes text outside the title that matched.
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

/** The displayed data of the documents of one page, in order. */
export async function readShown(database: Database, documents: readonly { kind: number; id: number }[]) {
  const shown = new Map<string, v.InferInput<typeof SearchPage>['results'][number]>()
  for (const [kind, type] of searchResultTypes.entries()) {
    const ids = documents.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const { id, ...result } of await readers[type](database, ids))
      shown.set(`${kind} ${id}`, { type, ...result })
  }
  return documents.flatMap(({ kind, id }) => shown.get(`${kind} ${id}`) ?? [])
}
