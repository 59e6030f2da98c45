/** The national team in whose roster a player stands, and its page with the all-time standings. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Gender } from '../../../src/contract/national-teams'
import { tabsOf } from '../../../src/contract/tabs'
import type { Database } from '../database/open'
import { national_teams, pages, player_teams, seasons, segment_settings, segments } from '../database/schema'

/** The newest roster that shows the player, whether still in the team or not; undefined where none does. */
async function readRoster(database: Database, player: number) {
  const [row] = await database
    .select({
      id: national_teams.id,
      gender: national_teams.gender,
      example: national_teams.example,
      yersey_number: player_teams.jersey_number,
      height: player_teams.height,
    })
    .from(player_teams)
    .innerJoin(national_teams, eq(national_teams.id, player_teams.national_team_id))
    .innerJoin(seasons, eq(seasons.id, national_teams.season_id))
    .where(and(eq(player_teams.player_id, player), isNotNull(player_teams.active)))
    .orderBy(desc(seasons.name), desc(national_teams.year), desc(national_teams.id))
    .limit(1)
  return row
}

/** Teams whose all-time standings a page shows, with that page's url, "{id}/{single}". */
async function readStandingsPages(database: Database) {
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
      .filter(
        ({ show, value, showAllTimeStandings }) => show && value === 'statistics' && showAllTimeStandings,
      )
      .map(({ competitionId }) => ({ url, team: competitionId }))
  })
}

/**
 * What goes beyond the contract's fields of a player. The page is that of the player's own team, else the first of a
 * team of the same gender and kind (real or example): the standings are those of all its teams.
 */
export async function readPlayerTeam(database: Database, player: number) {
  const roster = await readRoster(database, player)
  if (!roster) return { last_player_data: null, national_team: null }
  const { id, gender, example, yersey_number, height } = roster
  const alike = await database
    .select({ id: national_teams.id })
    .from(national_teams)
    .where(and(eq(national_teams.gender, gender), eq(national_teams.example, example)))
  const standings = await readStandingsPages(database)
  const pageOf = (teams: readonly number[]) =>
    standings.find(({ team }) => team !== null && teams.includes(Number(team)))
  const page = pageOf([id]) ?? pageOf(alike.map((team) => team.id))
  return {
    last_player_data: { yersey_number, height },
    national_team: { id, url: page?.url ?? null, gender: genderOf(gender) },
  }
}

const genderOf = (gender: string): Gender => (gender === 'FEMALE' ? 'FEMALE' : 'MALE')
