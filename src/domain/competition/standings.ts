/** All-time standings of national teams. */
import type { Gender } from '../team/gender'
import { type StandingType, standingTypesOf } from './standing-types'

interface Metrics {
  played: number | null
  official_points: number | null
  unofficial_points: number | null
}

/** By type: the metric it ranks by, and its labels as a choice, over the ranking, and over those without a score. */
const types = {
  games: {
    metric: 'played',
    choice: 'Uradni nastopi',
    ranking: 'Lestvica uradnih nastopov',
    unscored: 'Brez uradnega nastopa',
  },
  points: {
    metric: 'official_points',
    choice: 'Strelci na uradnih tekmah',
    ranking: 'Lestvica strelcev na uradnih tekmah',
    unscored: 'Brez doseženega koša na uradni tekmi',
  },
  unofficial: {
    metric: 'unofficial_points',
    choice: 'Strelci na vseh tekmah',
    ranking: 'Lestvica strelcev na vseh tekmah',
    unscored: 'V ekipi brez doseženega koša',
  },
} as const satisfies Record<StandingType, unknown>

/** The choices of "Vrsta lestvice". */
export const standingChoices = (gender: Gender): { type: StandingType; text: string }[] =>
  standingTypesOf(gender).map((type) => ({ type, text: types[type].choice }))

/** The headings of the two lists. */
export const standingTitles = (type: StandingType): { ranking: string; unscored: string } => types[type]

export interface RankedRow<R> {
  row: R
  position: number
  /** The type's metric: games or points, more than 0. */
  score: number
}

export interface Standings<R> {
  ranking: RankedRow<R>[]
  /** The best score, whose bar has full length; 0 without a ranking. */
  best: number
  /** Those without a score, which is 0 or missing. */
  unscored: R[]
}

/** Missing positions sort last. */
const positionOf = ({ position }: { position: number | null }): number => position ?? Number.MAX_VALUE

/**
 * Rows by their delivered position, then by score, else in the given order. A ranked row without a position gets the
 * number of rows with more points, plus one.
 */
export function standingsOf<R extends Metrics & { position: number | null }>(
  rows: readonly R[],
  type: StandingType,
): Standings<R> {
  const scoreOf = (row: R) => Math.max(0, row[types[type].metric] ?? 0)
  const sorted = rows.toSorted((a, b) => positionOf(a) - positionOf(b) || scoreOf(b) - scoreOf(a))
  const scored = sorted.filter((row) => scoreOf(row) > 0)
  const earned = (score: number) => 1 + scored.filter((row) => scoreOf(row) > score).length
  return {
    ranking: scored.map((row) => {
      const score = scoreOf(row)
      return { row, position: row.position ?? earned(score), score }
    }),
    best: Math.max(0, ...scored.map(scoreOf)),
    unscored: sorted.filter((row) => scoreOf(row) === 0),
  }
}

/** The first three, shown apart; nobody if there are fewer than four rows, or if the third ties with the fourth. */
export function podiumOf<R>(ranking: readonly RankedRow<R>[]): {
  podium: RankedRow<R>[]
  rest: RankedRow<R>[]
} {
  const [third, fourth] = ranking.slice(2, 4)
  const isClear = third && fourth && third.position !== fourth.position && third.score !== fourth.score
  const count = isClear ? 3 : 0
  return { podium: ranking.slice(0, count), rest: ranking.slice(count) }
}
