/** CMS pages, the menu and the advertisements. */
import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { ads, menu_items, pages, segment_settings, segments } from '../schema'
import { newsCategoryId } from './news'
import { type SegmentFact, type SiteFacts, siteFacts } from './site-facts'
import { headCoaches, nationalTeamOf, teamPages } from './team-pages'

interface SeededPage {
  id: number
  url: string
  title: string
  title_background: string | null
  segments: readonly SegmentFact[]
}

export async function seedPages(database: Database): Promise<void> {
  const site = siteFacts()
  const all: SeededPage[] = [
    ...site.pages.map((page) => ({ ...page, segments: page.segments.map(filledSegment) })),
    ...teamPages(site),
  ]
  await insertRows(database, pages, all.map(pageRow))
  await insertRows(database, segments, all.flatMap(segmentRows))
  await insertRows(database, segment_settings, all.flatMap(settingRows))
  await insertRows(database, menu_items, menuRows(site))
  await seedAds(
    database,
    site.ads.map((ad, position) => ({ ...ad, position, active: true })),
  )
}

/** Replaces those that are there: their clicks stay. */
export async function seedAds(database: Database, rows: (typeof ads.$inferInsert)[]): Promise<void> {
  const names = Object.keys(getTableColumns(ads))
  const set = Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(name)}`]))
  await database.insert(ads).values(rows).onConflictDoUpdate({ target: ads.uuid, set })
}

const pageRow = ({ segments, ...page }: SeededPage) => page

/** A segment's id is made of its page's: at most 100 on a page. */
const segmentId = (page: SeededPage, position: number) => page.id * 100 + position

const segmentRows = (page: SeededPage) =>
  page.segments.map(({ type, published }, position) => ({
    id: segmentId(page, position),
    page_id: page.id,
    position,
    type,
    published,
  }))

const settingRows = (page: SeededPage) =>
  page.segments.flatMap(({ settings }, index) =>
    Object.entries(settings).map(([key, value], position) => ({
      segment_id: segmentId(page, index),
      position,
      key,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  )

/** Positions run over the whole menu, so that one order by position is the order of every level. */
const menuRows = ({ menu }: SiteFacts) =>
  menu.map(({ id, parent, page_path, title, external_link }, position) => ({
    id,
    parent_menu_id: parent,
    position,
    page_path,
    title,
    external_link,
  }))

/** Puts in what the facts hold elsewhere: the coaches by name, news categories by their id. */
function filledSegment({ settings, ...segment }: SegmentFact): SegmentFact {
  const { personnel, subpagesData, nationalTeams } = settings
  return {
    ...segment,
    settings: {
      ...settings,
      ...(personnel === 'head_coaches' && { personnel: headCoaches() }),
      ...(Array.isArray(subpagesData) && { subpagesData: subpagesData.map(filledTile) }),
      ...(Array.isArray(nationalTeams) && { nationalTeams: nationalTeams.map(filledTeam) }),
    },
  }
}

const filledTeam = ({ team, page }: Record<string, unknown>) => ({
  id: nationalTeamOf(String(team)).id,
  page,
})

function filledTile(tile: Record<string, unknown>): Record<string, unknown> {
  const { news_category, ...rest } = tile
  return typeof news_category === 'string' ? { ...rest, newsCategoryId: newsCategoryId(news_category) } : rest
}
