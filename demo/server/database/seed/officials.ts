/** Referees. The sources print surnames and places only, and no commissioner at all. */
import type { Database } from '../database'
import { insertLeaders } from '../match-officials'
import { officials } from '../schema'
import { refereeFacts } from './facts'
import { insertAll } from './insert'

export async function seedOfficials(database: Database): Promise<void> {
  const rows = refereeFacts().map(({ id, last_name, place }) => ({
    id,
    // The wire asks for a first name and nobody gives one: empty, not invented.
    first_name: '',
    last_name,
    place,
    is_referee: true,
  }))
  await insertAll(database, officials, rows)
}

/** Links matches to their referees, who are named "Surname (place)" there; an unknown one throws. */
export async function seedMatchReferees(
  database: Database,
  matches: readonly { id: number; referees: readonly string[] }[],
): Promise<void> {
  const ids = new Map(refereeFacts().map(({ id, last_name, place }) => [`${last_name} (${place})`, id]))
  const rows = matches.flatMap(({ id, referees }) =>
    referees.map((name, position) => {
      const official = ids.get(name)
      if (official === undefined) throw new Error(`Match ${id} names a referee not on the list: ${name}`)
      return { match_id: id, official_id: official, role: 'referee', position }
    }),
  )
  await insertLeaders(database, rows)
}
