/** The national team of a player, and its page with the all-time standings. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Gender } from '../../../src/contract/national-teams'
import { tabsOf } from '../../../src/contract/tabs'
import type { Database } from '../database/open'
import {
  categories,
  national_teams,
  pages,
  player_teams,
  seasons,
  segment_settings,
  segments,
} from '../database/schema'

/** The newest roster that shows the player, still in the team or not; undefined if there is none. */
async function readRoster(database: Database, player: number) {
  const [row] = await database
    .select({
      id: national_teams.id,
      gender: national_teams.gender,
      example: national_teams.example,
      category: categories.name,
      yersey_number: player_teams.jersey_number,
      height: player_teams.height,
    })
    .from(player_teams)
    .innerJoin(national_teams, eq(national_teams.id, player_teams.national_team_id))
    .leftJoin(categories, eq(categories.id, national_teams.category_id))
    .innerJoin(seasons, eq(seasons.id, national_teams.season_id))
    .where(and(eq(player_teams.player_id, player), isNotNull(player_teams.active)))
    .orderBy(desc(seasons.name), desc(national_teams.year), desc(national_teams.id))
    .limit(1)
  return row
}

/** Every visible tab of a national team's page, with that page's url, "{id}/{single}". */
async function readTeamTabs(database: Database) {
  const rows = await database
    .select({ url: pages.url, type: segments.type, value: segment_settings.value })
    .from(segment_settings)
    .innerJoin(segments, eq(segments.id, segment_settings.segment_id))
    .innerJoin(pages, eq(pages.id, segments.page_id))
    .where(and(eq(segment_settings.key, 'tabs'), eq(segments.published, true)))
    .orderBy(pages.id)
  return rows.flatMap(({ url, type, value }) => {
    const segment = { id: null, type, published: true, segmentSettings: [{ key: 'tabs', value }] }
    return tabsOf(segment)
      .filter(({ show }) => show)
      .map((tab) => ({ url, tab }))
  })
}

/** The url of the first page that shows each national team, by the team's id as text. */
export async function readTeamPages(database: Database): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>()
  for (const { url, tab } of await readTeamTabs(database)) {
    const { competitionId } = tab
    if (competitionId !== null && !urls.has(competitionId)) urls.set(competitionId, url)
  }
  return urls
}

/**
 * Optional extra fields of a player. The page is that of the player's own team, else the first of a team of the same
 * gender and kind (real or example): the standings are those of all its teams.
 */
export async function readPlayerTeam(database: Database, player: number) {
  const roster = await readRoster(database, player)
  if (!roster) return { last_player_data: null, national_team: null }
  const { id, gender, example, category, yersey_number, height } = roster
  const alike = await database
    .select({ id: national_teams.id })
    .from(national_teams)
    .where(and(eq(national_teams.gender, gender), eq(national_teams.example, example)))
  const tabs = await readTeamTabs(database)
  const standings = tabs.filter(({ tab }) => tab.value === 'statistics' && tab.showAllTimeStandings)
  const pageOf = (teams: readonly number[]) =>
    standings.find(({ tab }) => tab.competitionId !== null && teams.includes(Number(tab.competitionId)))
  const page = pageOf([id]) ?? pageOf(alike.map((team) => team.id))
  return {
    last_player_data: { yersey_number, height },
    national_team: { id, url: page?.url ?? null, gender: genderOf(gender), category },
  }
}

const genderOf = (gender: string): Gender => (gender === 'FEMALE' ? 'FEMALE' : 'MALE')
