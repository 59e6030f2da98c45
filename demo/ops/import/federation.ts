/** Records that others refer to: seasons, halls, clubs, officials. */
import { sql } from 'drizzle-orm'
import * as tables from '../../api/database/schema'
import { idOf } from './records'
import { idsOf, type Run } from './run'
import { type Shape, shapes } from './shapes'
import { listed, type Row, replaced } from './upsert'

export async function takeSeasons(run: Run): Promise<void> {
  const standing = await run.records.read('seasons.json', shapes.season)
  const made = run.records.each(
    standing,
    ({ id, name, isActive }, where) => ({
      id: idOf(id),
      where,
      row: { id: idOf(id), name, is_active: isActive },
    }),
    ({ id }) => id,
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
  const standing = await run.records.read('sport-halls.json', shapes.hall)
  const rows = run.records.each(
    standing,
    ({ id, name }) => ({ id: idOf(id), name }),
    ({ id }) => id,
  )
  if (run.records.isGiven('sport-halls.json'))
    await run.write('sport halls', { table: tables.sport_halls, rows })
}

export async function takeClubs(run: Run): Promise<void> {
  const members = await run.records.read('members.json', shapes.member)
  const others = await run.records.read('clubs.json', shapes.club)
  if (!run.records.isGiven('members.json', 'clubs.json')) return
  const contacts = run.records.each(members, memberRow, ({ id }) => id)
  const clubs = run.records.each(others, clubRow, ({ id }) => id)
  const isMember = new Set(idsOf(contacts))
  const strangers = clubs.filter(({ id }) => !isMember.has(id))
  const keptIds = new Set([...clubs, ...contacts].map(({ id }) => String(id)))
  const rows: Row[] = run.records.isGiven('members.json')
    ? [...contacts.map(({ club }) => club), ...strangers.map((club) => ({ ...club, ...noContact }))]
    : strangers
  /** Names of other years stay where a record says nothing of them. */
  const named = [...others, ...members].flatMap(({ record }) =>
    record.aliases && keptIds.has(record.id) ? [{ record, id: idOf(record.id) }] : [],
  )
  await run.write(
    'clubs',
    { table: tables.clubs, rows },
    replaced(
      tables.club_addresses.club_id,
      contacts.flatMap(({ addresses }) => addresses),
      [...isMember],
    ),
    replaced(
      tables.club_aliases.club_id,
      named.flatMap(({ record, id }) => (record.aliases ?? []).map((name) => ({ club_id: id, name }))),
      named.map(({ id }) => id),
    ),
  )
}

export async function takeOfficials(run: Run): Promise<void> {
  const rows = new Map<number, Row>()
  for (const [file, role] of [
    ['referees.json', 'is_referee'],
    ['commissioners.json', 'is_commissioner'],
  ] as const) {
    const standing = await run.records.read(file, shapes.official)
    const made = run.records.each(
      standing,
      ({ id, person }) => ({ id: idOf(id), first_name: person.firstName, last_name: person.lastName }),
      ({ id }) => id,
    )
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

const clubRow = ({ id, shortName, fullName, code }: Shape<'club'>) => ({
  id: idOf(id),
  short_name: shortName,
  full_name: fullName,
  code,
})
const noContact = { is_member: false, email: null, president_first_name: null, president_last_name: null }

function memberRow({ email, president, addresses, ...club }: Shape<'member'>) {
  const row = clubRow(club)
  return {
    id: row.id,
    club: {
      ...row,
      is_member: true,
      email,
      president_first_name: president?.firstName ?? null,
      president_last_name: president?.lastName ?? null,
    },
    addresses: addresses.map(({ type, street, houseNumber, postOffice }, position) => ({
      club_id: row.id,
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
