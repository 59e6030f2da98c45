/** National teams with their rosters and staff, and the players. */
import * as tables from '../../api/database/schema'
import { idOf, idOrNull, Refusal, whole, wholeOrNull } from './records'
import { idsOf, numbered, type Run } from './run'
import { type Shape, shapes } from './shapes'
import { type Row, replaced, upsert } from './upsert'

export async function takeTeams(run: Run): Promise<void> {
  const rows = await run.records.take(
    'national-teams.json',
    shapes.team,
    (team) => teamRow(run, team),
    ({ row }) => row.id,
  )
  if (!run.records.isGiven('national-teams.json')) return
  run.teams = rows.map(({ row, category }) => ({
    id: row.id,
    seasonId: row.season_id,
    categoryId: category?.id ?? null,
  }))
  const categories = new Map(rows.flatMap(({ category }) => (category ? [[category.id, category]] : [])))
  await upsert(run.database, { table: tables.categories, rows: [...categories.values()] })
  const rosters = await Promise.all(rows.map(({ row }) => rosterOf(run, row.id, row.gender)))
  await takePlayers(
    run,
    rosters.flatMap(({ players }) => players),
  )
  const staffed = await Promise.all(rows.map(({ row }) => staffOf(run, row.id)))
  const staff = await withIds(run, staffed.flat())
  const withFile = (file: string) =>
    idsOf(run.teams).filter((id) => run.records.isGiven(`national-teams/${id}/${file}`))
  await run.write(
    'national teams',
    {
      table: tables.national_teams,
      rows: rows.map(({ row }) => row),
      optional: { name: '', year: null, official: true },
      first: ['slug'],
    },
    replaced(
      tables.national_team_competition_urls.national_team_id,
      rows.flatMap(({ urls }) => urls),
      idsOf(run.teams),
    ),
    replaced(
      tables.player_teams.national_team_id,
      rosters.flatMap(({ links }) => links),
      withFile('players.json'),
    ),
    replaced(tables.staff.national_team_id, staff, withFile('staff.json')),
  )
}

/** No record has an id for a member of the staff. */
async function withIds<R extends { national_team_id: number; position: number }>(run: Run, rows: R[]) {
  const keyOf = (row: { national_team_id: number; position: number }) =>
    `${row.national_team_id} ${row.position}`
  const held = await run.database.select().from(tables.staff)
  const idFor = numbered(held.map((row) => ({ id: row.id, key: keyOf(row) })))
  return rows.map((row) => ({ ...row, id: idFor(keyOf(row)) }))
}

function teamRow(run: Run, team: Shape<'team'>) {
  const { id, name, year, official, description, team_photo_url, season, category, competitions } = team
  const own = category?.gender ?? team.gender
  if (!own) throw new Refusal('gender: neither the team nor its category has one')
  const row = {
    id: idOf(id),
    season_id: run.season(season),
    category_id: idOrNull(category?.id, 'category.id'),
    gender: own,
    name,
    year: wholeOrNull(year, 'year'),
    official,
    description,
    team_photo_url,
    slug: `team-${id}`,
  }
  const urls = competitions.map(({ competition_url }, position) => ({
    national_team_id: row.id,
    position,
    competition_url,
  }))
  return {
    row,
    urls,
    category: category && {
      id: idOf(category.id, 'category.id'),
      name: category.name,
      gender: category.gender,
    },
  }
}

const rosterFile = (team: number): string => `national-teams/${team}/players.json`

async function rosterOf(run: Run, team: number, gender: string) {
  const made = await run.records.take(rosterFile(team), shapes.player, (player, where) => {
    const id = idOf(player.id)
    const { last_player_data: last } = player
    const given = last?.yersey_number ?? null
    const jersey_number = jerseyOf(given)
    if (given !== null && given !== '' && jersey_number === null)
      run.records.drop(
        { ...where, path: `${where.path}.last_player_data.yersey_number` },
        `"${given}" is no number of a jersey`,
      )
    const height = wholeOrNull(last?.height, 'last_player_data.height')
    const active = player.nt_player_team[0]?.pivot?.active ?? null
    const link = {
      ...{ national_team_id: team, player_id: id, position: where.index, jersey_number, height },
      status: active === null ? 'candidate' : active ? 'active' : 'left',
      active: active === null ? null : Boolean(active),
    }
    return { id, link, player: { ...playerRow(player, gender), height } }
  })
  return { links: made.map(({ link }) => link), players: made.map(({ player }) => player) }
}

/** A player may be in several rosters: the last one counts, plus the columns of the player's own page. */
async function takePlayers(run: Run, fromRosters: readonly (Row & { id: number })[]): Promise<void> {
  const rows = new Map(fromRosters.map((player) => [player.id, player]))
  const given = await run.records.take('players.json', shapes.playerDetail, (player) => {
    const known = rows.get(idOf(player.id))
    if (!known) throw new Refusal('stands in no roster')
    const { position, club, nationality } = player
    const height = wholeOrNull(player.height, 'height') ?? known.height
    return { ...known, ...playerRow(player, String(known.gender)), height, position, club, nationality }
  })
  for (const player of given) rows.set(player.id, player)
  if (run.records.isGiven('players.json', ...run.teams.map(({ id }) => rosterFile(id))))
    await run.write('players', {
      table: tables.players,
      rows: [...rows.values()],
      optional: { height: null, position: null, club: null, nationality: null },
      first: ['slug'],
    })
}

const staffOf = (run: Run, team: number) =>
  run.records.take(
    `national-teams/${team}/staff.json`,
    shapes.staff,
    ({ name, role, role_id }, { index }) => ({
      ...{ national_team_id: team, position: index, name, role },
      role_id: whole(role_id, 'role_id'),
    }),
  )

/** "00" is another number than 0. */
const jerseyOf = (number: number | string | null | undefined): string | null =>
  /^\s*(\d{1,3})\s*$/.exec(String(number ?? ''))?.[1] ?? null

const playerRow = (
  { id, first_name, last_name, year_of_birth, photo_url }: Shape<'player'> | Shape<'playerDetail'>,
  gender: string,
): Row & { id: number } => ({
  id: idOf(id),
  first_name,
  last_name,
  gender,
  year_of_birth: wholeOrNull(year_of_birth, 'year_of_birth'),
  photo_url,
  slug: `player-${id}`,
  ...detailsToCome,
})

const detailsToCome = { height: null, position: null, club: null, nationality: null }
