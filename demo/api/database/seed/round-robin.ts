/** Who meets whom, round by round. */

export interface Pair<T> {
  /** From 0 */
  round: number
  home: T
  away: T
}

/**
 * The circle method: an even number of teams, each in every round once. After everybody has met everybody it goes on
 * with home and away exchanged.
 */
export function roundRobin<T>(teams: readonly T[], rounds: number): Pair<T>[] {
  const [fixed, ...turning] = teams
  if (fixed === undefined || turning.length % 2 === 0) throw new Error('An even number of teams is needed')
  return Array.from({ length: rounds }, (_, round) => {
    const shift = round % turning.length
    const circle = [fixed, ...turning.slice(shift), ...turning.slice(0, shift)]
    const isReturn = Math.floor(round / turning.length) % 2 === 1
    return pairsOf(circle).map(([first, second], index) => {
      // The fixed team would always be at home otherwise.
      const swapped = isReturn !== (index === 0 && shift % 2 === 1)
      return swapped ? { round, home: second, away: first } : { round, home: first, away: second }
    })
  }).flat()
}

/** The first with the last, the second with the last but one, and so on. */
function pairsOf<T>(circle: readonly T[]): [T, T][] {
  return circle.slice(0, circle.length / 2).flatMap((first, index) => {
    const second = circle[circle.length - 1 - index]
    return second === undefined ? [] : [[first, second] as [T, T]]
  })
}
