/** Referees and commissioners. The sources print surnames and places only, and no commissioner at all: those are invented. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { insertMatchOfficials } from '../match-officials'
import { officials } from '../schema'
import { required } from './fact-file'
import { exampleLeagueFacts, refereeFacts } from './facts'

export async function seedOfficials(database: Database): Promise<void> {
  const rows = refereeFacts().map(({ id, last_name, place }) => ({
    id,
    // The wire requires a first name and nobody gives one: empty, not invented.
    first_name: '',
    last_name,
    place,
    is_referee: true,
    is_commissioner: false,
  }))
  const { referees, commissioners } = exampleLeagueFacts()
  await insertRows(database, officials, [
    ...rows,
    ...referees.map((person) => ({ ...person, is_referee: true, is_commissioner: false })),
    ...commissioners.map((person) => ({ ...person, is_referee: false, is_commissioner: true })),
  ])
}

interface LedMatch {
  id: number
  referees: readonly string[]
  commissioner?: string | undefined
}

/** Links matches to their officials, who are named "Surname (place)" there; an unknown one throws. */
export async function seedMatchOfficials(database: Database, matches: readonly LedMatch[]): Promise<void> {
  const { referees, commissioners } = exampleLeagueFacts()
  const ids = new Map([
    ...refereeFacts().map(({ id, last_name, place }) => [`${last_name} (${place})`, id] as const),
    ...[...referees, ...commissioners].map(({ id, last_name }) => [last_name, id] as const),
  ])
  const entry = (match: number, name: string, role: string, position: number) => {
    const official_id = required(ids.get(name), `Match ${match} names nobody on the list: ${name}`)
    return { match_id: match, official_id, role, position }
  }
  const rows = matches.flatMap(({ id, referees, commissioner }) => [
    ...referees.map((name, position) => entry(id, name, 'referee', position)),
    ...(commissioner === undefined ? [] : [entry(id, commissioner, 'commissioner', 0)]),
  ])
  await insertMatchOfficials(database, rows)
}
