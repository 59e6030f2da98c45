import type { Match } from '../../contract/matches'
import { hasScore, type MatchMoment } from '../../domain/match/match'
import { noteOf, stateWord } from '../../domain/match/match-note'

/**
 * A match's accessible name: "Slovenija 84 : 77 Italija, po podaljšku", before the match "Slovenija : Italija". One that is
 * on without a score is named as before it.
 */
export function matchName(match: Match, moment: MatchMoment): string {
  const { firstTeamName, firstTeamScore, secondTeamName, secondTeamScore } = match
  const isScored = hasScore(match)
  const score = isScored ? ` ${firstTeamScore} : ${secondTeamScore} ` : ' : '
  const word = isScored || moment === 'LIVE' ? null : stateWord(moment)
  const words = [`${firstTeamName}${score}${secondTeamName}`, word, noteOf(match, moment)]
  return words.filter((each) => each !== null).join(', ')
}
