/** Who plays: ids of clubs, and logo codes, where they are known. */
export interface Teams {
  firstTeamName: string
  firstTeamCode: string | null
  firstTeamId: string | null
  secondTeamName: string
  secondTeamCode: string | null
  secondTeamId: string | null
}
