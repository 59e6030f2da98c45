/** A competition's page: subtitle, tabs, other seasons and clubs. */

import { isFinal, type MatchFacts, type MatchScores, winnerOf } from '../match/match'
import type { Teams } from '../match/teams'
import { plural } from '../text/plural'
import { upperFirst } from '../text/upper-first'
import { sortByName } from './club'

const teams = { one: 'ekipa', two: 'ekipi', few: 'ekipe', other: 'ekip' }
const matches = { one: 'tekma', two: 'tekmi', few: 'tekme', other: 'tekem' }
const played = { one: 'odigrana', two: 'odigrani', few: 'odigrane', other: 'odigranih' }
/** "od 1 tekme", "od 2 tekem" */
const ofMatches = { one: 'tekme', two: 'tekem', few: 'tekem', other: 'tekem' }

const joined = (pieces: readonly (string | null | undefined)[], between: string): string =>
  pieces.filter(Boolean).join(between)

const counted = (count: number, forms: Parameters<typeof plural>[1]): string | null =>
  count > 0 ? `${count} ${plural(count, forms)}` : null

/** "1. SKL, 2025/26 – redni del", for links and search results; unknown parts are left out. */
export function competitionLine(of: {
  name: string
  season: { name: string }
  description: string | null
}): string {
  return joined([joined([of.name, of.season.name.trim()], ', '), of.description?.trim()], ' – ')
}

/** The number of a competition's matches, and of those that have been played; null if unknown. */
export interface MatchCounts {
  total: number
  played: number | null
}

/** Unknown for an incomplete list. `now`: a UTC wall time. */
export function matchCounts(
  { matches: list, total }: { matches: readonly MatchFacts[]; total: number },
  now: string,
): MatchCounts {
  return { total, played: list.length < total ? null : list.filter((match) => isFinal(match, now)).length }
}

/** "Redni del, 10 ekip", "odigranih 35 od 90 tekem"; unknown parts are left out. */
export function competitionSummary(of: {
  description: string | null
  teams: number
  /** Null while loading. */
  matches: MatchCounts | null
}): string[] {
  const about = joined([of.description?.trim(), counted(of.teams, teams)], ', ')
  return [upperFirst(about), of.matches && matchesText(of.matches)].flatMap((piece) => piece || [])
}

function matchesText({ total, played: count }: MatchCounts): string | null {
  // Without a single result it is unknown whether none was played or the results are missing.
  if (!count) return counted(total, matches)
  return `${plural(count, played)} ${count} od ${total} ${plural(total, ofMatches)}`
}

/** "90 tekem" */
export const matchesCounted = (total: number): string => `${total} ${plural(total, matches)}`

/** The tabs. Only some competitions have the last one, and it is known late: as the last one it moves no other tab. */
export const competitionTabs = [
  { hash: 'tekme', word: 'matches', name: 'Tekme' },
  { hash: 'lestvica', word: 'standings', name: 'Lestvica' },
  { hash: 'statistika', word: 'statistics', name: 'Statistika' },
  { hash: 'klubi', word: 'clubs', name: 'Klubi' },
  { hash: 'novice', word: null, name: 'Novice' },
] as const
export type CompetitionTab = (typeof competitionTabs)[number]
export type CompetitionHash = CompetitionTab['hash']
/** The parts that the tag can show alone; all of them are shown as tabs. */
export type CompetitionPart = NonNullable<CompetitionTab['word']> | 'all'

const belongs = ({ word }: CompetitionTab, part: CompetitionPart): boolean => part === 'all' || word === part

/** The tabs of the parts, in order. */
export const tabsOf = (part: CompetitionPart): CompetitionTab[] =>
  competitionTabs.filter((tab) => belongs(tab, part))

/** Those that have content. */
export const shownTabs = (
  has: Readonly<Record<CompetitionHash, boolean>>,
  part: CompetitionPart = 'all',
): CompetitionTab[] => tabsOf(part).filter(({ hash }) => has[hash])

/** The tab named by the query's `tab`, else the first; null if there is none. */
export function chosenTab(tabs: readonly CompetitionTab[], query: string): CompetitionTab | null {
  const named = new URLSearchParams(query).get('tab')
  return tabs.find(({ hash }) => hash === named) ?? tabs[0] ?? null
}

/** "1. SKL, lestvica, 2025/2026": the page's title, with its tab if the query, with or without "?", names one. */
export function competitionTitle(
  { name, season }: { name: string; season: { name: string } },
  query: string,
): string {
  const named = new URLSearchParams(query).get('tab')
  const tab = competitionTabs.find(({ hash }) => hash === named)
  return joined([name, tab?.name.toLowerCase(), season.name.trim()], ', ')
}

/** A competition in one season. */
export interface SeasonChoice {
  id: string
  name: string
  /** The season's name. */
  season: string
}

/** The seasons that have a competition of the same name, newest first, each once; always including the given one. */
export function seasonChoices(own: SeasonChoice, others: readonly SeasonChoice[]): SeasonChoice[] {
  const choices = [own]
  for (const other of others) {
    const isKnown = choices.some(({ id, season }) => id === other.id || season === other.season)
    if (!isKnown && other.name.trim() === own.name.trim()) choices.push(other)
  }
  return sortByName(choices, ({ season }) => season).reverse()
}

export interface PartClub {
  /** Null if the club is known only from a match, without an id. */
  id: string | null
  name: string
  code: string | null
}

/** By id if both have one, else by logo code, else by name. */
function isSame(a: PartClub, b: PartClub): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id
  return a.code !== null && b.code !== null ? a.code === b.code : a.name === b.name
}

const teamOf = (match: Teams, side: 'first' | 'second'): PartClub => ({
  id: match[`${side}TeamId`],
  name: match[`${side}TeamName`],
  code: match[`${side}TeamCode`],
})

/** The clubs in the standings and the teams of the matches, by Slovenian collation, each once. */
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

/** Number of last matches that make up a team's form. */
const longestForm = 5

/**
 * The results of the team's last five matches (won or lost), newest last; fewer if it has played fewer. `matches` are
 * given earliest first and have a final score.
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
