/** A player's matches by season, and how many of them the player's team won. */

import { byDateTime, isDated, isFinal, type MatchFacts, undated, winnerOf } from '../match/match'
import { dateOf, datePartsOf } from '../time/date'

export interface PlayedMatch extends MatchFacts {
  firstTeamCode: string | null
  secondTeamCode: string | null
}

export interface PlayerSeason<M> {
  /** "2025/2026" */
  name: string
  /** Newest first. */
  matches: M[]
  /** Null if no match says which side was the player's. */
  record: { won: number; lost: number } | null
}

/** The month in which a season begins; July belongs to the previous one. */
const firstMonth = 8

/** The season of a day: matches don't carry it. */
export function seasonNameOf(wallTime: string): string {
  const parts = datePartsOf(dateOf(wallTime))
  if (!parts) return ''
  const from = parts.month >= firstMonth ? parts.year : parts.year - 1
  return `${from}/${from + 1}`
}

/** Whether the player's team won; null without a winner, or if the codes match neither or both sides. */
function isWon(match: PlayedMatch, codes: ReadonlySet<string>, now: string): boolean | null {
  const isOwn = (code: string | null) => code !== null && codes.has(code)
  const [first, second] = [isOwn(match.firstTeamCode), isOwn(match.secondTeamCode)]
  const winner = winnerOf(match)
  if (!isFinal(match, now) || winner === null || first === second) return null
  return (winner === 'first') === first
}

function recordOf(
  matches: readonly PlayedMatch[],
  codes: ReadonlySet<string>,
  now: string,
): PlayerSeason<never>['record'] {
  const results = matches.map((match) => isWon(match, codes, now)).filter((won) => won !== null)
  if (results.length === 0) return null
  const won = results.filter(Boolean).length
  return { won, lost: results.length - won }
}

interface Player {
  nationality: string | null
  statistics?: readonly { team: { code: string | null } }[] | null
}

/** Codes of the teams in the player's statistics; without any, the nation's. */
export function ownCodes({ statistics, nationality }: Player): ReadonlySet<string> {
  const codes = (statistics ?? []).flatMap(({ team: { code } }) => code ?? [])
  return new Set(codes.length > 0 || nationality === null ? codes : [nationality])
}

/** Newest first, those without a time last. `codes`: those of the player's teams. `now`: a UTC wall time. */
export function playerSeasons<M extends PlayedMatch>(
  matches: readonly M[],
  codes: ReadonlySet<string>,
  now: string,
): PlayerSeason<M>[] {
  const seasons: PlayerSeason<M>[] = []
  const newest = matches.toSorted((a, b) => byDateTime(b, a))
  for (const match of [...newest.filter(isDated), ...newest.filter((match) => !isDated(match))]) {
    const name = isDated(match) ? seasonNameOf(match.dateTime) : undated
    const last = seasons.at(-1)
    if (last?.name === name) last.matches.push(match)
    else seasons.push({ name, matches: [match], record: null })
  }
  return seasons.map((season) => ({ ...season, record: recordOf(season.matches, codes, now) }))
}
