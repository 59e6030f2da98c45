/** A national team's page (spec 2.3): its words, its picture, and the matches of the team that its address selects. */
import { and, asc, eq } from 'drizzle-orm'
import { tabsOf } from '../../../src/contract/tabs'
import { teamPageDescription, teamPageTitle } from '../../../src/domain/national-team'
import { selectedTeam } from '../../../src/domain/team-query'
import type { Database } from '../database/open'
import { matches, segment_settings, segments } from '../database/schema'
import { readSorted } from '../requests/match-rows'
import { readPageTitle } from '../requests/pages'
import { idOf } from '../requests/parameters'
import { named, type Place, productName } from './place'

/** The tabs stand in the first segment that is published. */
async function readTabs(database: Database, page: number) {
  const [first] = await database
    .select({ id: segments.id, type: segments.type, published: segments.published })
    .from(segments)
    .where(and(eq(segments.page_id, page), eq(segments.published, true)))
    .orderBy(asc(segments.position), asc(segments.id))
    .limit(1)
  if (!first) return []
  const segmentSettings = await database
    .select({ key: segment_settings.key, value: segment_settings.value })
    .from(segment_settings)
    .where(eq(segment_settings.segment_id, first.id))
    .orderBy(asc(segment_settings.position))
  return tabsOf({ ...first, id: String(first.id), segmentSettings })
}

async function readMatches(database: Database, page: number, query: string) {
  const team = idOf(selectedTeam(query, await readTabs(database, page)) ?? '')
  return team === undefined ? [] : readSorted(database, eq(matches.national_team_id, team))
}

/** @param query of the page's address: `tekmovanje` names another team than the tabs do (contract 8.2) */
export async function nationalTeamPlace(
  database: Database,
  url: string,
  query: string,
): Promise<Place | undefined> {
  const page = await readPageTitle(database, url)
  if (!page) return undefined
  const about = teamPageDescription(page.title)
  return named(page.title, {
    title: teamPageTitle({ productName, page: url, title: page.title }),
    heading: about,
    description: about,
    picture: page.title_background,
    matches: await readMatches(database, page.id, query),
  })
}
