/** Referees and commissioners by name. */
import { sortByName } from '../competition/club'

export interface PersonNames {
  firstName: string
  lastName: string
}

/** "{firstName} {lastName}"; either may be empty. */
export const personName = ({ firstName, lastName }: PersonNames): string => `${firstName} ${lastName}`.trim()

/** A copy sorted by last name, then first name, in Slovenian collation. */
export function sortOfficials<O extends { person: PersonNames }>(officials: readonly O[]): O[] {
  const byFirstName = sortByName(officials, ({ person }) => person.firstName)
  return sortByName(byFirstName, ({ person }) => person.lastName)
}

/** The name of the official with this id; null without one, and while loading. */
export function officialName(
  officials: readonly { id: string; person: PersonNames }[] | null,
  id: string | null,
): string | null {
  const official = officials?.find((each) => each.id === id)
  return official ? personName(official.person) : null
}

/** The label for this number of referees of one match. */
export const refereesWord = (count: number): string =>
  count === 1 ? 'Sodnik' : count === 2 ? 'Sodnika' : 'Sodniki'
