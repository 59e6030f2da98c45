/** Crests of matches whose record names a club but not its code. */

import type { Teams } from './teams'

type Sides = Omit<Teams, 'firstTeamName' | 'secondTeamName'>

/** Copies with their clubs' codes where they have none, as far as those are known. */
export function withClubCodes<M extends Sides>(
  matches: readonly M[],
  clubs: readonly { id: string; code: string | null }[] | null | undefined,
): M[] {
  const codeOf = (code: string | null, club: string | null) =>
    code || (clubs?.find(({ id }) => id === club)?.code ?? null)
  return matches.map((match) => ({
    ...match,
    firstTeamCode: codeOf(match.firstTeamCode, match.firstTeamId),
    secondTeamCode: codeOf(match.secondTeamCode, match.secondTeamId),
  }))
}
