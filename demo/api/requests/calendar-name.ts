/** The name of a calendar, after its content. */
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { daysText } from '../../../src/domain/match/match-search'
import type { Database } from '../database/open'
import { clubs, competitions, national_teams, officials, seasons, sport_halls } from '../database/schema'
import type { readNationalTeam } from './national-teams'
import type { MatchFilters } from './questions'

/** "Krka – tekme 2026/2027"; "Tekme 2026/2027" without a club. */
function joined(whose: readonly (string | null | undefined)[], when: string | null | undefined): string {
  const subject = whose.filter(Boolean).join(', ')
  return `${subject ? `${subject} – tekme` : 'Tekme'} ${when ?? ''}`.trim()
}

/** The name for this id; undefined without an id or for an unknown one. */
async function named(
  database: Database,
  id: number | undefined,
  table: PgTable & { id: PgColumn },
  name: PgColumn | SQL,
): Promise<string | undefined> {
  if (id === undefined) return undefined
  const rows = await database
    .select({ name: sql<string>`${name}` })
    .from(table)
    .where(eq(table.id, id))
  return rows[0]?.name
}

async function clubNames(database: Database, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return ''
  const rows = await database
    .select({ name: clubs.short_name })
    .from(clubs)
    .where(inArray(clubs.id, [...ids]))
    .orderBy(clubs.id)
  return rows.map(({ name }) => name).join(', ')
}

const officialName = sql`trim(${officials.first_name} || ' ' || ${officials.last_name})`

export async function calendarName(database: Database, asked: MatchFilters): Promise<string> {
  const { season, club, competition, hall, referee, commissioner, from, to } = asked
  const [seasonName, ...whose] = await Promise.all([
    named(database, season, seasons, seasons.name),
    clubNames(database, club ?? []),
    named(database, competition, competitions, competitions.name),
    named(database, hall, sport_halls, sport_halls.name),
    named(database, referee, officials, officialName),
    named(database, commissioner, officials, officialName),
  ])
  return joined(whose, daysText(from ?? null, to ?? null) || seasonName)
}

type KnownTeam = NonNullable<Awaited<ReturnType<typeof readNationalTeam>>>

/** "Člani, EuroBasket 2025 – tekme 2025/2026"; days instead of the season if they are given. */
export async function teamCalendarName(
  database: Database,
  team: KnownTeam,
  { from, to }: Pick<MatchFilters, 'from' | 'to'>,
): Promise<string> {
  const competition = await named(database, team.id, national_teams, national_teams.name)
  return joined(
    [team.category?.name ?? 'Reprezentanca', competition],
    daysText(from ?? null, to ?? null) || team.season.name,
  )
}
