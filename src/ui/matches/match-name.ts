import type { Match } from '../../contract/matches'
import type { MatchStatus } from '../../domain/match/match-status'

/** A match's accessible name: "Slovenija 84 : 77 Italija", before the match "Slovenija : Italija". */
export function matchName(match: Match, status: MatchStatus): string {
  const { firstTeamName, firstTeamScore, secondTeamName, secondTeamScore } = match
  return status === 'FINISHED'
    ? `${firstTeamName} ${firstTeamScore} : ${secondTeamScore} ${secondTeamName}`
    : `${firstTeamName} : ${secondTeamName}`
}
