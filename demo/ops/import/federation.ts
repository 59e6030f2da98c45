/** Records that others refer to: seasons, halls, clubs, officials. */
import { sql } from 'drizzle-orm'
import * as tables from '../../api/database/schema'
import { idOf } from './records'
import { idsOf, type Run } from './run'
import { type Shape, shapes } from './shapes'
import { listed, type Row, replaced } from './upsert'

export async function takeSeasons(run: Run): Promise<void> {
  const made = await run.records.take(
    'seasons.json',
    shapes.season,
    ({ id, name, isActive }, where) => ({
      id: idOf(id),
      where,
      row: { id: idOf(id), name, is_active: isActive },
    }),
    ({ row }) => row.name,
  )
  const rows = run.records
    .settle(made, await run.nameFault(tables.seasons.name, 'season'))
    .map(({ row }) => row)
  if (run.records.isGiven('seasons.json')) {
    // Only one season is active.
    if (rows.some(({ is_active }) => is_active))
      await run.database.execute(
        sql`UPDATE ${tables.seasons} SET is_active = false WHERE is_active AND id NOT IN ${listed(idsOf(rows))}`,
      )
    await run.write('seasons', { table: tables.seasons, rows })
  }
  for (const { id, name } of await run.database.select().from(tables.seasons)) run.seasons.set(id, name)
}

export async function takeHalls(run: Run): Promise<void> {
  const file = 'sport-halls.json'
  const rows = await run.records.take(file, shapes.hall, ({ id, name }) => ({ id: idOf(id), name }))
  if (run.records.isGiven(file)) await run.write('sport halls', { table: tables.sport_halls, rows })
}

export async function takeClubs(run: Run): Promise<void> {
  const members = await run.records.take('members.json', shapes.member, memberRow)
  const clubs = await run.records.take('clubs.json', shapes.club, clubRow)
  if (!run.records.isGiven('members.json', 'clubs.json')) return
  const isMember = new Set(idsOf(members))
  const strangers = clubs.filter(({ id }) => !isMember.has(id)).map(({ row }) => row)
  const rows: Row[] = run.records.isGiven('members.json')
    ? [...members.map(({ row }) => row), ...strangers.map((row) => ({ ...row, ...noContact }))]
    : strangers
  /** Names of other years stay where a record says nothing of them. */
  const named = [...clubs, ...members].filter(({ aliases }) => aliases !== null)
  await run.write(
    'clubs',
    { table: tables.clubs, rows },
    replaced(
      tables.club_addresses.club_id,
      members.flatMap(({ addresses }) => addresses),
      [...isMember],
    ),
    replaced(
      tables.club_aliases.club_id,
      named.flatMap(({ id, aliases }) => (aliases ?? []).map((name) => ({ club_id: id, name }))),
      idsOf(named),
    ),
  )
}

export async function takeOfficials(run: Run): Promise<void> {
  const rows = new Map<number, Row>()
  for (const [file, role] of [
    ['referees.json', 'is_referee'],
    ['commissioners.json', 'is_commissioner'],
  ] as const) {
    const made = await run.records.take(file, shapes.official, ({ id, person }) => ({
      ...{ id: idOf(id), first_name: person.firstName, last_name: person.lastName },
    }))
    for (const row of made) rows.set(row.id, { ...noRole, ...rows.get(row.id), ...row, [role]: true })
  }
  if (run.records.isGiven('referees.json', 'commissioners.json'))
    await run.write('officials', {
      table: tables.officials,
      rows: [...rows.values()],
      optional: { is_referee: false, is_commissioner: false },
    })
}

const noRole = { is_referee: null, is_commissioner: null }

const clubRow = ({ id, shortName, fullName, code, aliases }: Shape<'club'>) => ({
  id: idOf(id),
  row: { id: idOf(id), short_name: shortName, full_name: fullName, code },
  aliases,
})
const noContact = { is_member: false, email: null, president_first_name: null, president_last_name: null }

function memberRow({ email, president, addresses, ...club }: Shape<'member'>) {
  const { id, row, aliases } = clubRow(club)
  return {
    id,
    aliases,
    row: {
      ...row,
      is_member: true,
      email,
      president_first_name: president?.firstName ?? null,
      president_last_name: president?.lastName ?? null,
    },
    addresses: addresses.map(({ type, street, houseNumber, postOffice }, position) => ({
      club_id: id,
      position,
      type,
      street,
      house_number: houseNumber,
      country: postOffice?.country ?? null,
      zip_code: postOffice?.zipCode ?? null,
      post_office: postOffice?.name ?? null,
    })),
  }
}
