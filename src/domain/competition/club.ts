/** Member clubs: their order and their postal address. */

let slovenian: Intl.Collator | undefined

/** Compares two names by Slovenian collation. */
export function compareNames(a: string, b: string): number {
  // Created when first needed: that takes a slow device several frames.
  slovenian ??= new Intl.Collator('sl')
  return slovenian.compare(a, b)
}

/** A sorted copy by Slovenian collation (c, č, d … s, š … z, ž); equal names keep their order. */
export function sortByName<T>(list: readonly T[], nameOf: (item: T) => string): T[] {
  return list.toSorted((a, b) => compareNames(nameOf(a), nameOf(b)))
}

export interface PostalAddress {
  type: string
  street: string | null
  houseNumber: string | null
  postOffice: { country: string | null; zipCode: string | null; name: string | null } | null
}

/**
 * The primary address as lines: "street houseNumber", "zipCode name", country. Missing parts are left out, empty lines
 * too; null without a primary address or if it is empty.
 */
export function primaryAddress(member: { addresses: readonly PostalAddress[] }): { lines: string[] } | null {
  const address = member.addresses.find(({ type }) => type === 'PRIMARY')
  if (!address) return null
  const { street, houseNumber, postOffice } = address
  const rows = [[street, houseNumber], [postOffice?.zipCode, postOffice?.name], [postOffice?.country]]
  const lines = rows.map((row) => row.filter(Boolean).join(' ')).filter(Boolean)
  return lines.length > 0 ? { lines } : null
}

export interface ClubNames {
  shortName: string
  fullName: string
  code: string | null
}

/** Whether the club is one of the match's teams: by logo code, or by name if a code is missing. */
export function playsFor(
  match: {
    firstTeamName: string
    firstTeamCode: string | null
    secondTeamName: string
    secondTeamCode: string | null
  },
  { shortName, fullName, code }: ClubNames,
): boolean {
  const isTeam = (name: string, teamCode: string | null) =>
    teamCode && code ? teamCode === code : name === shortName || name === fullName
  return (
    isTeam(match.firstTeamName, match.firstTeamCode) || isTeam(match.secondTeamName, match.secondTeamCode)
  )
}
