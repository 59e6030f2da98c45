/** Pages of records for the sitemap. */
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { optional, text } from '../../../src/contract/fields'
import type { Database } from '../database/open'
import { competitions, news, pages, players } from '../database/schema'
import { lively } from '../http/answer'
import { jsonType } from '../http/content'
import { type Api, sendMade } from '../http/question'
import { type Clock, isPublished } from './embargo'
import { isOfAge, type Privacy } from './minors'
import { pagePath } from './pages'

export const AddressList = v.array(
  v.object({
    /** The path on the site with a leading slash, not encoded */
    path: text,
    /** The day of the last change, if known */
    changed: optional(text),
  }),
)
export type Address = v.InferInput<typeof AddressList>[number]

export const newsAddress = ({ url, published_at }: { url: string; published_at: string }): Address => ({
  path: `/novica/${url}`,
  changed: published_at.slice(0, 10),
})

const pageAddresses = (database: Database): Promise<Address[]> =>
  database
    .select({ path: pagePath(database) })
    .from(pages)
    .where(ne(pages.url, 'domov'))
    .orderBy(asc(pages.id))

async function newsAddresses(database: Database, clock: Clock): Promise<Address[]> {
  const rows = await database
    .select({ url: news.url, published_at: news.published_at })
    .from(news)
    .where(isPublished(news.published_at, clock))
    .orderBy(desc(news.published_at), desc(news.id))
  return rows.map(newsAddress)
}

/** Invented players and competitions are left out. */
async function factAddresses(database: Database, privacy: Privacy): Promise<Address[]> {
  const people = await database
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.example, false), isOfAge(privacy)))
    .orderBy(asc(players.id))
  const leagues = await database
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.generated, false))
    .orderBy(asc(competitions.id))
  return [
    ...people.map(({ id }) => ({ path: `/reprezentant/${id}` })),
    ...leagues.map(({ id }) => ({ path: `/tekmovanje/${id}` })),
  ]
}

/** For our own servers: pages of the site worth finding, undocumented. */
export function addAddresses(api: Api, database: Database, privacy: Privacy): void {
  api.get('/addresses', (c) =>
    sendMade(c, { asked: {}, type: jsonType, freshness: lively }, async () => {
      const pages = await pageAddresses(database)
      const articles = await newsAddresses(database, privacy)
      return JSON.stringify([...pages, ...articles, ...(await factAddresses(database, privacy))])
    }),
  )
}
