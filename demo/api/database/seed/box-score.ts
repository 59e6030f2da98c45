/** Invented box scores for matches of the examples: like real ones, adding up to the result, always the same. */
import type { box_score_lines } from '../schema'

type Line = typeof box_score_lines.$inferInsert
/** Whole numbers from 0 to below the limit. */
type Chance = (limit: number) => number

/** One side of a finished match. */
export interface Side {
  match_id: number
  team_name: string
  team_code: string | null
  score: number
  /** Ids, the most used first; at least five */
  players: readonly number[]
}

/** Five players at a time for forty minutes. */
const teamMinutes = 200
/** Nobody plays more than the whole match. */
const longest = 40

/** Minutes for each player, in the given order; they add up to `teamMinutes`. */
function shareMinutes(count: number, chance: Chance): number[] {
  const minutes = Array.from({ length: count }, (_, index) => Math.max(4, 30 - 3 * index) + chance(5))
  let left = teamMinutes - minutes.reduce((sum, one) => sum + one, 0)
  for (let index = 0; left !== 0; index = (index + 1) % count) {
    const step = Math.sign(left)
    const next = (minutes[index] ?? 0) + step
    if (next < 1 || next > longest) continue
    minutes[index] = next
    left -= step
  }
  return minutes
}

/** How a team came to its score: threes, free throws and, for the rest, twos. */
function shotsOf(score: number, chance: Chance) {
  const threes = Math.min(Math.floor(score / 6), 5 + chance(8))
  const rest = score - 3 * threes
  const wanted = Math.min(rest, 8 + chance(11))
  // The rest must be even: twos.
  const freeThrows = (rest - wanted) % 2 === 0 ? wanted : wanted === rest ? wanted : wanted + 1
  return { threes, freeThrows, twos: (rest - freeThrows) / 2 }
}

/** `total` things, each to one player: who plays longer gets more. */
function shareOut(total: number, minutes: readonly number[], chance: Chance, most = total): number[] {
  const shares = minutes.map(() => 0)
  const turns = minutes.flatMap((count, index) => Array.from({ length: count }, () => index))
  for (let left = total; left > 0; ) {
    const index = turns[chance(turns.length)] ?? 0
    const share = shares[index] ?? 0
    if (share >= most) continue
    shares[index] = share + 1
    left--
  }
  return shares
}

/** At most five, as the rules have it. */
const mostFouls = 5

/** A line for each player of the side; points add up to the score, minutes to 200. */
export function boxScore({ score, players, ...team }: Side, chance: Chance): Line[] {
  const minutes = shareMinutes(players.length, chance)
  const made = shotsOf(score, chance)
  const share = (total: number, most?: number) => shareOut(total, minutes, chance, most)
  const shares = {
    free_throws_made: share(made.freeThrows),
    free_throws_missed: share(2 + chance(7)),
    two_points_made: share(made.twos),
    two_points_missed: share(12 + chance(12)),
    three_points_made: share(made.threes),
    three_points_missed: share(10 + chance(12)),
    offensive_rebounds: share(5 + chance(10)),
    defensive_rebounds: share(18 + chance(12)),
    assists: share(10 + chance(16)),
    steals: share(3 + chance(8)),
    turnovers: share(7 + chance(11)),
    blocks: share(chance(6)),
    fouls: share(13 + chance(12), mostFouls),
  }
  return players.map((player_id, index) => {
    const own = Object.fromEntries(Object.entries(shares).map(([what, each]) => [what, each[index] ?? 0]))
    const { free_throws_missed, two_points_missed, three_points_missed, ...line } = own as Record<
      keyof typeof shares,
      number
    >
    const { free_throws_made: free, two_points_made: twos, three_points_made: threes } = line
    return {
      ...team,
      ...line,
      player_id,
      points: free + 2 * twos + 3 * threes,
      minutes: minutes[index] ?? 0,
      free_throws_attempted: free + free_throws_missed,
      two_points_attempted: twos + two_points_missed,
      three_points_attempted: threes + three_points_missed,
    }
  })
}
