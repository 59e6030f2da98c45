/** A league's standings from its matches, ordered as FIBA's Official Basketball Rules do (appendix D). */

import { plural } from '../text/plural'
import { formatSigned } from './stat-number'
import { type TieCriterion, tieCriteria } from './ties'

/** A match that counts, by the ids of its clubs; null is a team that isn't ranked. */
export interface CountedMatch {
  first: number | null
  second: number | null
  firstScore: number
  secondScore: number
  /** Its loser gets no point; at 0 : 0 both have lost. */
  isForfeit: boolean
}

export interface Tally {
  played: number
  won: number
  lost: number
  pointsFor: number
  pointsAgainst: number
  points: number
}

export interface RankedClub extends Tally {
  club: number
  /** Set where the club and the next one have equal points, and a criterion has separated them. */
  decidedBy?: TieCriterion
}

const forWin = 2
const forLoss = 1

const nothing: Tally = { played: 0, won: 0, lost: 0, pointsFor: 0, pointsAgainst: 0, points: 0 }

/** One team's part in one match. */
function sideOf(own: number, other: number, isForfeit: boolean): Tally {
  const isWon = own > other
  const isLost = own < other || (isForfeit && own === other)
  return {
    played: 1,
    won: Number(isWon),
    lost: Number(isLost),
    pointsFor: own,
    pointsAgainst: other,
    points: isWon ? forWin : isLost && !isForfeit ? forLoss : 0,
  }
}

const sum = (a: Tally, b: Tally): Tally => ({
  played: a.played + b.played,
  won: a.won + b.won,
  lost: a.lost + b.lost,
  pointsFor: a.pointsFor + b.pointsFor,
  pointsAgainst: a.pointsAgainst + b.pointsAgainst,
  points: a.points + b.points,
})

/** What each of the clubs has from these matches. */
function tallies(clubs: readonly number[], matches: readonly CountedMatch[]): Map<number, Tally> {
  const all = new Map(clubs.map((club) => [club, nothing]))
  const add = (club: number | null, side: Tally) => {
    const known = club === null ? undefined : all.get(club)
    if (club !== null && known) all.set(club, sum(known, side))
  }
  for (const { first, second, firstScore, secondScore, isForfeit } of matches) {
    add(first, sideOf(firstScore, secondScore, isForfeit))
    add(second, sideOf(secondScore, firstScore, isForfeit))
  }
  return all
}

const difference = ({ pointsFor, pointsAgainst }: Tally): number => pointsFor - pointsAgainst

/** The value of each criterion: from the games between the level clubs, and from all. */
const measure: Readonly<Record<TieCriterion, (between: Tally, all: Tally) => number>> = {
  GAMES_BETWEEN: (between) => between.points,
  DIFFERENCE_BETWEEN: difference,
  POINTS_BETWEEN: (between) => between.pointsFor,
  DIFFERENCE: (_, all) => difference(all),
  POINTS: (_, all) => all.pointsFor,
}

/** Groups of equal value, the highest first. */
function groupsBy<T>(list: readonly T[], value: (item: T) => number): T[][] {
  const groups = new Map<number, T[]>()
  for (const item of list) groups.set(value(item), [...(groups.get(value(item)) ?? []), item])
  return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group)
}

/** Marks the last of each group but the last one: what follows it was separated from it. */
const separated = (groups: readonly RankedClub[][], decidedBy: TieCriterion): RankedClub[] =>
  groups.flatMap((group, index) => {
    const last = group.at(-1)
    return last && index < groups.length - 1 ? [...group.slice(0, -1), { ...last, decidedBy }] : group
  })

/** Clubs of equal points in order. Each group that a criterion leaves level begins again with its own games. */
function inOrder(level: readonly RankedClub[], matches: readonly CountedMatch[]): RankedClub[] {
  if (level.length < 2) return [...level]
  const ids = level.map(({ club }) => club)
  const isAmong = (club: number | null) => club !== null && ids.includes(club)
  const own = matches.filter(({ first, second }) => isAmong(first) && isAmong(second))
  const between = tallies(ids, own)
  for (const criterion of tieCriteria) {
    const groups = groupsBy(level, (row) => measure[criterion](between.get(row.club) ?? nothing, row))
    if (groups.length > 1)
      return separated(
        groups.map((group) => inOrder(group, own)),
        criterion,
      )
  }
  return level.toSorted((a, b) => a.club - b.club)
}

/** `corrections`: points to add, by club. Every one of `clubs` has a row; what isn't among them has none. */
export function leagueStandings(
  clubs: readonly number[],
  matches: readonly CountedMatch[],
  corrections: ReadonlyMap<number, number> = new Map(),
): RankedClub[] {
  const rows = [...tallies(clubs, matches)].map(([club, tally]): RankedClub => {
    return { club, ...tally, points: tally.points + (corrections.get(club) ?? 0) }
  })
  return groupsBy(rows, ({ points }) => points).flatMap((level) => inOrder(level, matches))
}

const words: Readonly<Record<TieCriterion, string>> = {
  GAMES_BETWEEN: 'po medsebojnih tekmah',
  DIFFERENCE_BETWEEN: 'po razliki v medsebojnih tekmah',
  POINTS_BETWEEN: 'po danih koših v medsebojnih tekmah',
  DIFFERENCE: 'po razliki v vseh tekmah',
  POINTS: 'po danih koših v vseh tekmah',
}

interface TiedRow {
  club: { shortName: string }
  points: number
  decidedBy?: TieCriterion | null
}

/** "Pred: Ilirija, po medsebojnih tekmah"; null where nothing was decided between the row and the next one. */
export function tieText({ points, decidedBy }: TiedRow, next: TiedRow | undefined): string | null {
  if (!decidedBy || next?.points !== points) return null
  return `Pred: ${next.club.shortName}, ${words[decidedBy]}`
}

const pointWords = { one: 'točka', two: 'točki', few: 'točke', other: 'točk' }

/** "Ledena Soča −1 točka, sklep tekmovalne komisije."; null if the club isn't in the standings. */
export function correctionText(
  { clubId, points, reason }: { clubId: string; points: number; reason: string | null },
  standings: readonly { club: { id: string; shortName: string } }[],
): string | null {
  const club = standings.find(({ club: { id } }) => id === clubId)?.club
  if (!club) return null
  const change = `${club.shortName} ${formatSigned(points)}\u00a0${plural(Math.abs(points), pointWords)}`
  const because = reason?.trim().replace(/\.$/, '')
  return `${[change, because].filter(Boolean).join(', ')}.`
}
