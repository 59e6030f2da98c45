/** A competition's page: its line, its tabs, its other seasons and the clubs that take part. */
import { sortByName } from './club'
import { type MatchScores, winnerOf } from './match'
import { plural } from './plural'
import { upperFirst } from './upper-first'

const teams = { one: 'ekipa', two: 'ekipi', few: 'ekipe', other: 'ekip' }
const matches = { one: 'tekma', two: 'tekmi', few: 'tekme', other: 'tekem' }
const played = { one: 'odigrana', two: 'odigrani', few: 'odigrane', other: 'odigranih' }
/** "od 1 tekme", "od 2 tekem" */
const ofMatches = { one: 'tekme', two: 'tekem', few: 'tekem', other: 'tekem' }

const joined = (pieces: readonly (string | null | undefined)[], between: string): string =>
  pieces.filter(Boolean).join(between)

const counted = (count: number, forms: Parameters<typeof plural>[1]): string | null =>
  count > 0 ? `${count} ${plural(count, forms)}` : null

/** "1. SKL, 2025/26 – redni del", for who finds the page elsewhere; what isn't known is left out. */
export function competitionLine(of: {
  name: string
  season: { name: string }
  description: string | null
}): string {
  return joined([joined([of.name, of.season.name.trim()], ', '), of.description?.trim()], ' – ')
}

/** How many of a competition's matches there are, and how many have been played; null where that isn't known. */
export interface MatchCounts {
  total: number
  played: number | null
}

/** Of a list that is not whole nobody knows how many have been played. */
export function matchCounts(found: { matches: readonly MatchScores[]; total: number }): MatchCounts {
  const { matches: list, total } = found
  const hasScore = (match: MatchScores) => match.firstTeamScore > 0 || match.secondTeamScore > 0
  return { total, played: list.length < total ? null : list.filter(hasScore).length }
}

/** "Redni del, 10 ekip · odigranih 35 od 90 tekem"; what isn't known is left out. */
export function competitionSummary(of: {
  description: string | null
  teams: number
  /** Null while they are on their way. */
  matches: MatchCounts | null
}): string {
  const about = joined([of.description?.trim(), counted(of.teams, teams)], ', ')
  return joined([upperFirst(about), of.matches && matchesText(of.matches)], ' · ')
}

function matchesText({ total, played: count }: MatchCounts): string | null {
  // Without a single result nobody knows whether none was played or none is told.
  if (!count) return counted(total, matches)
  return `${plural(count, played)} ${count} od ${total} ${plural(total, ofMatches)}`
}

/** "90 tekem" */
export const matchesCounted = (total: number): string => `${total} ${plural(total, matches)}`

/** The last one only some competitions have, and is known late: when it comes, no other tab moves. */
export const competitionTabs = [
  { hash: 'tekme', word: 'matches', name: 'Tekme' },
  { hash: 'lestvica', word: 'standings', name: 'Lestvica' },
  { hash: 'statistika', word: 'statistics', name: 'Statistika' },
  { hash: 'klubi', word: 'clubs', name: 'Klubi' },
  { hash: 'novice', word: null, name: 'Novice' },
] as const
export type CompetitionTab = (typeof competitionTabs)[number]
export type CompetitionHash = CompetitionTab['hash']
/** What the tag may show alone, or all of it in tabs. */
export type CompetitionPart = NonNullable<CompetitionTab['word']> | 'all'

const belongs = ({ word }: CompetitionTab, part: CompetitionPart): boolean => part === 'all' || word === part

/** The tabs of what is shown, in their order. */
export const tabsOf = (part: CompetitionPart): CompetitionTab[] =>
  competitionTabs.filter((tab) => belongs(tab, part))

/** Of those the tabs that have something to show. */
export const shownTabs = (
  has: Readonly<Record<CompetitionHash, boolean>>,
  part: CompetitionPart = 'all',
): CompetitionTab[] => tabsOf(part).filter(({ hash }) => has[hash])

/** The tab that the query's `tab` names, else the first; null where there is none. */
export function chosenTab(tabs: readonly CompetitionTab[], query: string): CompetitionTab | null {
  const named = new URLSearchParams(query).get('tab')
  return tabs.find(({ hash }) => hash === named) ?? tabs[0] ?? null
}

/** A competition of one season. */
export interface SeasonChoice {
  id: string
  name: string
  /** The season's name. */
  season: string
}

/** The competition in every season that has one of its name, newest first, each season once; itself always. */
export function seasonChoices(own: SeasonChoice, others: readonly SeasonChoice[]): SeasonChoice[] {
  const choices = [own]
  for (const other of others) {
    const isKnown = choices.some(({ id, season }) => id === other.id || season === other.season)
    if (!isKnown && other.name.trim() === own.name.trim()) choices.push(other)
  }
  return sortByName(choices, ({ season }) => season).reverse()
}

export interface PartClub {
  /** Null where only a match names it, without its id. */
  id: string | null
  name: string
  code: string | null
}

interface Teams {
  firstTeamName: string
  firstTeamCode: string | null
  firstTeamId: string | null
  secondTeamName: string
  secondTeamCode: string | null
  secondTeamId: string | null
}

/** By id where both have one, else by logo code, else by name. */
function isSame(a: PartClub, b: PartClub): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id
  return a.code !== null && b.code !== null ? a.code === b.code : a.name === b.name
}

const teamOf = (match: Teams, side: 'first' | 'second'): PartClub => ({
  id: match[`${side}TeamId`],
  name: match[`${side}TeamName`],
  code: match[`${side}TeamCode`],
})

/** The clubs of the standings and the teams of the matches, by Slovenian collation, each once. */
export function clubsTakingPart(
  standings: readonly { club: { id: string; shortName: string; code: string | null } }[],
  matches: readonly Teams[],
): PartClub[] {
  const ranked = standings.map(({ club: { id, shortName: name, code } }): PartClub => ({ id, name, code }))
  const playing = matches.flatMap((match): PartClub[] => [teamOf(match, 'first'), teamOf(match, 'second')])
  const clubs: PartClub[] = []
  for (const club of [...ranked, ...playing]) {
    const known = clubs.find((each) => isSame(each, club))
    if (!known) clubs.push({ ...club })
    else known.id ??= club.id
  }
  return sortByName(clubs, ({ name }) => name)
}

/** Of the last matches so many make a team's form. */
const longestForm = 5

/**
 * Won or lost, of the team's last five matches, the newest last; fewer where it has played fewer. `matches` earliest
 * first.
 */
export function formOf(
  club: { id: string; shortName: string; code: string | null },
  matches: readonly (Teams & MatchScores)[],
): boolean[] {
  const own = { id: club.id, name: club.shortName, code: club.code }
  const won = matches.flatMap((match) => {
    const winner = winnerOf(match)
    if (!winner) return []
    const side = (['first', 'second'] as const).find((each) => isSame(own, teamOf(match, each)))
    return side ? [winner === side] : []
  })
  return won.slice(-longestForm)
}
