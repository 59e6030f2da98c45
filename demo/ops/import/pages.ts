/** CMS pages with their segments, and the menu. */
import { inArray } from 'drizzle-orm'
import type { Database } from '../../api/database/database'
import { insertRows } from '../../api/database/insert-rows'
import * as tables from '../../api/database/schema'
import { idOf, idOrNull, whole } from './records'
import { idsOf, type Run } from './run'
import { type Shape, shapes } from './shapes'
import { differing } from './upsert'

export async function takePages(run: Run): Promise<void> {
  const made = await run.records.take(
    'pages.json',
    shapes.page,
    ({ id, url, title, title_background, segments }, where) => ({
      id: idOf(id),
      where,
      row: { id: idOf(id), url, title, title_background },
      segments,
      given: givenIds(segments),
    }),
    ({ row }) => row.url,
  )
  if (!run.records.isGiven('pages.json')) return
  const nameFault = await run.nameFault(tables.pages.url, 'page')
  const { fault: segmentFault, idsOfPage } = await segmentIds(run, made)
  const pages = run.records.settle(
    made,
    (one, staying) => nameFault(one, staying) ?? segmentFault(one, staying),
  )
  const filled = pages.map((one) => segmentRows(one, idsOfPage(one)))
  await run.write('pages', { table: tables.pages, rows: pages.map(({ row }) => row) }, (database) =>
    replaceSegments(database, filled, idsOf(pages)),
  )
}

type Filled = ReturnType<typeof segmentRows>

/** Replaces the segments of the pages (ids) of which a segment or a setting differs; returns those pages. */
export async function replaceSegments(
  database: Database,
  filled: readonly Filled[],
  pages: readonly number[],
) {
  const { segments, segment_settings } = tables
  const all = filled.flatMap((one) => one.segments)
  const settings = filled.flatMap((one) => one.settings)
  const changed = await differing(database, segments.page_id, all, pages)
  const others = await differing(database, segment_settings.segment_id, settings, idsOf(all))
  for (const { id, page_id } of all) if (others.has(id)) changed.add(page_id)
  const ofPages = inArray(segments.page_id, [...changed])
  const old = database.select({ id: segments.id }).from(segments).where(ofPages)
  await database.delete(segment_settings).where(inArray(segment_settings.segment_id, old))
  await database.delete(segments).where(ofPages)
  const renewed = filled.filter(({ page }) => changed.has(page))
  await insertRows(
    database,
    segments,
    renewed.flatMap((one) => one.segments),
  )
  await insertRows(
    database,
    segment_settings,
    renewed.flatMap((one) => one.settings),
  )
  return changed
}

interface PageMade {
  id: number
  segments: Shape<'page'>['segments']
  /** Ids of its segments; empty if one of them has none. */
  given: readonly number[]
}

export async function takeMenu(run: Run): Promise<void> {
  const made = await run.records.take(
    'menu.json',
    shapes.menuItem,
    ({ id, parent_menu_id, position, page_path, title, external_link }, where) => ({
      id: idOf(id),
      where,
      row: {
        id: idOf(id),
        parent_menu_id: idOrNull(parent_menu_id, 'parent_menu_id'),
        position: whole(position, 'position'),
        page_path,
        title,
        external_link,
      },
    }),
  )
  if (!run.records.isGiven('menu.json')) return
  const held = new Set(idsOf(await run.database.select({ id: tables.menu_items.id }).from(tables.menu_items)))
  const items = run.records.settle(made, ({ row: { parent_menu_id: parent } }, staying) =>
    parent === null || held.has(parent) || staying.has(parent)
      ? undefined
      : `parent_menu_id: there is no item ${parent}`,
  )
  await run.write('menu', { table: tables.menu_items, rows: items.map(({ row }) => row) })
}

const givenIds = (segments: PageMade['segments']): number[] =>
  segments.every(({ id }) => id !== null)
    ? segments.map(({ id }, position) => idOf(id ?? '', `segments[${position}].id`))
    : []

/**
 * A segment belongs to one page. Segments without ids reuse the ids of the page's existing segments, or get free ones.
 */
async function segmentIds(run: Run, made: readonly PageMade[]) {
  const held = await run.database
    .select({ id: tables.segments.id, page: tables.segments.page_id })
    .from(tables.segments)
    .orderBy(tables.segments.page_id, tables.segments.position, tables.segments.id)
  const holders = new Map(held.map(({ id, page }) => [id, page]))
  const owners = new Map<number, PageMade>()
  for (const one of made) for (const id of one.given) if (!owners.has(id)) owners.set(id, one)
  const own = new Map<number, number[]>()
  for (const { id, page } of held) if (!owners.has(id)) own.set(page, [...(own.get(page) ?? []), id])
  let last = 0
  const free = (): number => {
    do last += 1
    while (holders.has(last) || owners.has(last))
    return last
  }
  return {
    idsOfPage: ({ id, given, segments }: PageMade): readonly number[] =>
      given.length > 0 ? given : segments.map((_, position) => own.get(id)?.[position] ?? free()),
    fault: (one: PageMade, staying: ReadonlySet<number>): string | undefined => {
      for (const [position, id] of one.given.entries()) {
        const field = `segments[${position}].id`
        if (owners.get(id) !== one || one.given.indexOf(id) < position) return `${field}: ${id} stands twice`
        const holder = holders.get(id) ?? one.id
        if (holder !== one.id && !staying.has(holder)) return `${field}: page ${holder} has ${id}`
      }
      return undefined
    },
  }
}

function segmentRows({ id: page, segments }: PageMade, ids: readonly number[]) {
  const made = segments.map((segment, position) => ({ ...segment, id: ids[position] ?? 0, position }))
  return {
    page,
    segments: made.map(({ id, position, type, published }) => ({
      id,
      page_id: page,
      position,
      type,
      published,
    })),
    settings: made.flatMap(({ id, segmentSettings }) =>
      segmentSettings.map(({ key, value }, position) => ({ segment_id: id, position, key, value })),
    ),
  }
}
