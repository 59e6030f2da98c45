/** Matches of clubs and of national teams, with their officials. */
import { insertMatchOfficials, type MatchOfficial } from '../../api/database/match-officials'
import * as tables from '../../api/database/schema'
import { matchRow } from '../../api/database/schema'
import { ClubNames } from './club-names'
import { opponentKey, takeOpponents } from './opponents'
import { idOf, idOrNull, type Located, Refusal, whole } from './records'
import { idsOf, type Named, named, type Run, type Team } from './run'
import { type Shape, shapes } from './shapes'
import { type Row, replaced } from './upsert'

type MatchRecord = Located<Shape<'match'>>

const nameKey = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim()

/** The path of the file with a national team's matches. */
export const matchesOf = ({ id }: { id: number }): string => `national-teams/${id}/matches.json`

export async function takeMatches(run: Run): Promise<void> {
  const ofClubs = [
    ...(await run.records.read('matches.json', shapes.match)),
    ...(await run.records.read('matches.csv', shapes.match)),
  ]
  const ofTeams = await Promise.all(
    run.teams.map(async (team) => ({
      team,
      located: await run.records.read(matchesOf(team), shapes.match),
    })),
  )
  if (!run.records.isGiven('matches.json', 'matches.csv', ...run.teams.map(matchesOf))) return
  const opponents = await takeOpponents(run, ofTeams)
  const clubs = await ClubNames.of(run)
  const firstTeams = firstTeamsOf(ofClubs, clubs)
  const halls = await hallNames(run)
  const made = run.records.each(
    [
      ...ofTeams.flatMap(({ team, located }) => located.map((one) => ({ ...one, team }))),
      ...ofClubs.map((one) => ({ ...one, team: undefined })),
    ],
    (match, where) => {
      const { team } = where as MatchRecord & { team?: Team }
      const owner = team
        ? teamOwner(run, match, team, opponents)
        : clubOwner(run, match, where, clubs, firstTeams)
      return { ...rowOf(match, halls), ...owner, where, match }
    },
  )
  const led = await officialsOf(run, made)
  await run.write(
    'matches',
    {
      table: tables.matches,
      rows: made.map(({ where, match, ...row }) => row),
      optional: { hall_id: null, round: null, phase: null, official: true },
    },
    replaced(tables.match_officials.match_id, led, idsOf(made), insertMatchOfficials),
  )
}

const competitionOf = (run: Run, match: Shape<'match'>): number =>
  match.competitionId ? idOf(match.competitionId, 'competitionId') : competitionNamed(run, match.competition)

/** "{competition} {club}" of the clubs whose first team plays there: its second team must not share its standings. */
function firstTeamsOf(located: readonly MatchRecord[], clubs: ClubNames): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { record } of located)
    for (const side of ['first', 'second'] as const) {
      const { id, isSecond } = clubs.find(record[`${side}TeamName`], record[`${side}TeamCode`])
      const competition = record.competitionId ?? record.competition
      if (id !== null && !isSecond) found.add(`${competition} ${id}`)
    }
  return found
}

function clubOwner(
  run: Run,
  match: Shape<'match'>,
  where: MatchRecord,
  clubs: ClubNames,
  firstTeams: ReadonlySet<string>,
): Row {
  const id = competitionOf(run, match)
  const competition = run.competitions.get(id)
  if (!competition) throw new Refusal(`competitionId: there is no competition ${id}`)
  const clubOf = (side: 'first' | 'second'): number | null => {
    const given = idOrNull(match[`${side}TeamId`], `${side}TeamId`)
    if (given !== null && clubs.has(given)) return given
    const name = match[`${side}TeamName`]
    const { id, fault, isSecond } = clubs.find(name, match[`${side}TeamCode`])
    const isBeside = isSecond && firstTeams.has(`${match.competitionId ?? match.competition} ${id}`)
    const reason = isBeside ? `"${name}" plays in one competition with its club's first team` : fault
    if (reason) run.records.drop({ ...where, path: `${where.path}.${side}TeamName` }, reason)
    return isBeside ? null : id
  }
  const [first, second] = [clubOf('first'), clubOf('second')]
  if (first !== null && first === second) throw new Refusal('both teams are the same club')
  return {
    season_id: competition.season,
    competition_id: id,
    national_team_id: null,
    opponent_id: null,
    first_club_id: first,
    second_club_id: second,
  }
}

function competitionNamed(run: Run, name: string | null): number {
  const ids = [...run.competitions].filter(([, competition]) => competition.name === name).map(([id]) => id)
  if (ids.length !== 1 || ids[0] === undefined)
    throw new Refusal(
      `competitionId: missing, and ${ids.length === 0 ? 'no competition is' : 'several competitions are'} called "${name}"`,
    )
  return ids[0]
}

async function hallNames(run: Run): Promise<Named> {
  const halls = await run.database.select().from(tables.sport_halls)
  return named(halls.map(({ id, name }) => [name, id] as const))
}

/** Matches name their officials; the ids are looked up by name and role. */
async function officialsOf(
  run: Run,
  made: readonly { id: number; where: MatchRecord; match: Shape<'match'> }[],
): Promise<MatchOfficial[]> {
  const officials = await run.database.select().from(tables.officials)
  const namesOf = (role: 'is_referee' | 'is_commissioner') =>
    named(
      officials
        .filter((one) => one[role])
        .map((one) => [nameKey({ firstName: one.first_name, lastName: one.last_name }), one.id] as const),
    )
  const roles = { referee: namesOf('is_referee'), commissioner: namesOf('is_commissioner') }
  return made.flatMap(({ id, where, match }) => {
    const entry = (
      role: keyof typeof roles,
      person: { firstName: string; lastName: string },
      position: number,
    ): MatchOfficial[] => {
      const official = roles[role].byName.get(nameKey(person))
      const path = `${where.path}.${role === 'referee' ? `referees[${position}]` : role}`
      if (official) return [{ match_id: id, role, position, official_id: official }]
      run.records.refuse(
        { ...where, path },
        `${official === null ? 'several are' : 'nobody is'} called "${nameKey(person)}" among the ${role}s`,
      )
      return []
    }
    const twice = new Set<unknown>()
    return [
      ...match.referees.flatMap((person, position) => entry('referee', person, position)),
      ...(match.commissioner ? entry('commissioner', match.commissioner, 0) : []),
    ].filter(({ role, official_id }) => {
      const key = `${role} ${official_id}`
      return !twice.has(key) && twice.add(key)
    })
  })
}

/** The hall of the record's id, or the one whose name its location begins with: "Arena Stožice, Ljubljana". */
function hallOf({ hallId, location }: Shape<'match'>, halls: Named): number | null {
  const given = idOrNull(hallId, 'hallId')
  if (given !== null && halls.ids.has(given)) return given
  const names = (location ?? '')
    .split(', ')
    .map((_, index, pieces) => pieces.slice(0, pieces.length - index).join(', '))
  return names.map((name) => halls.byName.get(name)).find((id) => id !== undefined && id !== null) ?? null
}

const mostPoints = 999

/** The record with its numbers checked. @throws Refusal */
const checked = (match: Shape<'match'>): object =>
  Object.fromEntries(
    Object.entries(match).map(([field, value]) => {
      const most = field.endsWith('Score') ? mostPoints : undefined
      return [field, typeof value === 'number' ? whole(value, field, 0, most) : value]
    }),
  )

const rowOf = (match: Shape<'match'>, halls: Named) => ({
  ...matchRow(checked(match)),
  id: idOf(match.id),
  first_club_id: null,
  second_club_id: null,
  hall_id: hallOf(match, halls),
  phase: match.phase,
  periods: match.periods.length > 0 ? match.periods : null,
  official: match.official,
})

function teamOwner(
  run: Run,
  match: Shape<'match'>,
  { id, seasonId, categoryId }: Team,
  opponents: ReadonlyMap<string, number>,
): Row {
  const found = [match.firstTeamCode, match.secondTeamCode]
    .map((code) => opponents.get(opponentKey(categoryId, code)))
    .find((opponent) => opponent !== undefined)
  return {
    season_id: match.season === null ? seasonId : run.season({ id: match.season, name: '' }),
    competition_id: null,
    national_team_id: id,
    opponent_id: found ?? null,
  }
}
