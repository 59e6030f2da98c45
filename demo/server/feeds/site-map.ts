/** Every page of the site that is worth finding, for search engines (sitemaps.org). */
import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { competitions, news, pages, players, segment_settings, segments } from '../database/schema'
import { screens } from '../shell/places'
import { declaration, element } from './xml'

interface Listed {
  /** On the site, with a slash in front, not encoded */
  path: string
  /** Day of the last change where it is known */
  changed?: string
}

/** A search's results are no page of their own. */
const screenPaths = (): Listed[] =>
  Object.keys(screens)
    .filter((name) => name !== 'iskalnik')
    .map((name) => ({ path: `/${name}` }))

/** A page with tabs is a national team's and has a route of its own (spec 2.3). */
async function pagePaths(database: Database): Promise<Listed[]> {
  const tabbed = await database
    .selectDistinct({ page: segments.page_id })
    .from(segments)
    .innerJoin(segment_settings, eq(segment_settings.segment_id, segments.id))
    .where(eq(segment_settings.key, 'tabs'))
  const teams = new Set(tabbed.map(({ page }) => page))
  const rows = await database.select({ id: pages.id, url: pages.url }).from(pages).orderBy(asc(pages.id))
  return rows
    .filter(({ url }) => url !== 'domov')
    .map(({ id, url }) => ({ path: teams.has(id) ? `/reprezentance/${url}` : `/${url}` }))
}

async function newsPaths(database: Database): Promise<Listed[]> {
  const rows = await database
    .select({ url: news.url, published_at: news.published_at })
    .from(news)
    .orderBy(desc(news.published_at), desc(news.id))
  return rows.map(({ url, published_at }) => ({ path: `/novica/${url}`, changed: published_at.slice(0, 10) }))
}

/** Players and competitions that are invented stay out: nobody looks for them. */
async function factPaths(database: Database): Promise<Listed[]> {
  const people = await database
    .select({ id: players.id })
    .from(players)
    .where(eq(players.example, false))
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

function listed({ path, changed }: Listed, origin: string): string {
  const address = origin + path.split('/').map(encodeURIComponent).join('/')
  return `<url>${element('loc', address)}${changed === undefined ? '' : element('lastmod', changed)}</url>`
}

/** At most this many stand in one file. */
const most = 50_000

/** @param origin the site's, "https://kzs.example": every address is absolute */
export async function siteMap(database: Database, origin: string): Promise<string> {
  const all = [
    { path: '/' },
    ...screenPaths(),
    ...(await pagePaths(database)),
    ...(await newsPaths(database)),
    ...(await factPaths(database)),
  ]
  // A screen's page may have a row of the same path; the screen is what answers there.
  const lines = new Set(all.map((one) => listed(one, origin)))
  return [
    declaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...lines].slice(0, most),
    '</urlset>',
  ].join('\n')
}
