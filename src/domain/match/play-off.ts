/** What the rounds of a competition are called, and how a series of two teams is going. */
import { byDateTime, isFinal, type MatchFacts, winnerOf } from './match'
import type { Teams } from './teams'

/** One leg of two, in a phase's name: "Četrtfinale, 2. tekma", "Povratna tekma". */
const leg = /(?:^|, )(?:\d\.|prva|druga|povratna) tekma$/i
/** Phases in which teams are knocked out; a "Finalna skupina" is a league. */
const knockout = /final(?!n)|končnic|^(?:tekma )?za \d+\. mesto/i

export interface RoundFacts {
  round: number | null
  phase?: string | null | undefined
}

/** Whether two teams meet to see who goes on: then the round, if any, is the number of their match. */
export const isPlayOff = ({ phase }: RoundFacts): boolean =>
  Boolean(phase) && (knockout.test(phase as string) || leg.test(phase as string))

export interface PlayOffMatch extends MatchFacts, RoundFacts, Teams {
  id: string
}

const firstOf = (match: PlayOffMatch) => match.firstTeamId ?? match.firstTeamCode ?? match.firstTeamName
const secondOf = (match: PlayOffMatch) => match.secondTeamId ?? match.secondTeamCode ?? match.secondTeamName

const seriesKey = (match: PlayOffMatch): string =>
  [match.phase?.replace(leg, ''), ...[firstOf(match), secondOf(match)].sort()].join('\n')

export interface RoundTexts {
  /** "8. krog", "Polfinale", "Finale, 3. tekma" */
  name: string | null
  /** "2 : 1 v zmagah", "skupaj 155 : 150", in the order of the match's teams */
  state: string | null
}

/** Two legs count by points: they are called so, one may end level, and with a win each nothing is to come. */
function isByPoints(series: readonly PlayOffMatch[], final: readonly PlayOffMatch[]): boolean {
  const [one, other] = final.map((match) => {
    const winner = winnerOf(match)
    return winner && (winner === 'first' ? firstOf(match) : secondOf(match))
  })
  return (
    series.some(({ phase }) => leg.test(phase ?? '')) ||
    final.some((match) => winnerOf(match) === null) ||
    (series.length === 2 && final.length === 2 && one !== other)
  )
}

/** After the match, or before it while it isn't over. Null for the first one, and before any final score. */
function stateOf(match: PlayOffMatch, series: readonly PlayOffMatch[], now: string): string | null {
  const final = series.filter((each) => isFinal(each, now))
  const until = series.indexOf(match)
  const played = final.filter((each) => series.indexOf(each) <= until)
  if (until < 1 || played.length === 0) return null
  const byPoints = isByPoints(series, final)
  const sum = { first: 0, second: 0 }
  for (const each of played) {
    const [own, other] =
      firstOf(each) === firstOf(match) ? (['first', 'second'] as const) : (['second', 'first'] as const)
    const winner = winnerOf(each)
    sum[own] += byPoints ? each.firstTeamScore : Number(winner === 'first')
    sum[other] += byPoints ? each.secondTeamScore : Number(winner === 'second')
  }
  const score = `${sum.first} : ${sum.second}`
  return byPoints ? `skupaj ${score}` : `${score} v zmagah`
}

/** The texts of each of a competition's matches. `now`: a UTC wall time. */
export function roundTexts<M extends PlayOffMatch>(
  matches: readonly M[],
  now: string,
): (match: M) => RoundTexts {
  const bySeries = new Map<string, M[]>()
  for (const match of matches.toSorted(byDateTime)) {
    if (!isPlayOff(match) || match.status === 'CANCELLED') continue
    const key = seriesKey(match)
    bySeries.set(key, [...(bySeries.get(key) ?? []), match])
  }
  return (match) => {
    const { round, phase } = match
    if (!isPlayOff(match)) return { name: round === null ? null : `${round}. krog`, state: null }
    const series = bySeries.get(seriesKey(match)) ?? []
    const numbers = new Set(series.map((each) => each.round))
    // A cup's round is the same for both legs; it doesn't number them.
    const isNumbered = round !== null && series.length > 1 && numbers.size === series.length
    const name = isNumbered && !leg.test(phase ?? '') ? `${phase}, ${round}. tekma` : (phase ?? null)
    return { name, state: stateOf(match, series, now) }
  }
}

/** The name that all have; null if they have several or none. */
export function commonName(names: readonly (string | null)[]): string | null {
  const [first = null] = names
  return names.every((name) => name === first) ? first : null
}
