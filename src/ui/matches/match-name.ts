import type { Match } from '../../contract/matches'
import type { MatchStatus } from '../../domain/match-status'

/** What a screen reader calls a match: "Slovenija 84 : 77 Italija", and before it is played "Slovenija : Italija". */
export function matchName(match: Match, status: MatchStatus): string {
  const { firstTeamName, firstTeamScore, secondTeamName, secondTeamScore } = match
  return status === 'FINISHED'
    ? `${firstTeamName} ${firstTeamScore} : ${secondTeamScore} ${secondTeamName}`
    : `${firstTeamName} : ${secondTeamName}`
}
