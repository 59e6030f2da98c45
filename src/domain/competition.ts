/** A competition's page: its line, its tabs, its other seasons and the clubs that take part. */
import { sortByName } from './club'
import { plural } from './plural'

const teams = { one: 'ekipa', two: 'ekipi', few: 'ekipe', other: 'ekip' }

/** "2025/26 – redni del, 8 ekip"; what isn't known is left out, and so are no teams. */
export function competitionLine(of: {
  season: { name: string }
  description: string | null
  standings: readonly unknown[]
}): string {
  const count = of.standings.length
  const about = [of.description?.trim(), count > 0 && `${count} ${plural(count, teams)}`].filter(Boolean)
  return [of.season.name, about.join(', ')].filter(Boolean).join(' – ')
}

/** What comes last is what many competitions don't have: when it goes, no other tab moves. */
export const competitionTabs = [
  { hash: 'tekme', word: 'matches', name: 'Tekme' },
  { hash: 'lestvica', word: 'standings', name: 'Lestvica' },
  { hash: 'klubi', word: 'clubs', name: 'Klubi' },
  { hash: 'statistika', word: 'statistics', name: 'Statistika' },
] as const
export type CompetitionTab = (typeof competitionTabs)[number]
export type CompetitionHash = CompetitionTab['hash']
/** What the tag may show alone, or all of it in tabs. */
export type CompetitionPart = CompetitionTab['word'] | 'all'

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
  /** Null where only a match names it. */
  id: string | null
  name: string
  code: string | null
}

interface Teams {
  firstTeamName: string
  firstTeamCode: string | null
  secondTeamName: string
  secondTeamCode: string | null
}

/**
 * The clubs of the standings; where there are none, as in a cup, the teams of the matches. By Slovenian collation, each
 * once: by its logo code, or by its name where it has none.
 */
export function clubsTakingPart(
  standings: readonly { club: { id: string; shortName: string; code: string | null } }[],
  matches: readonly Teams[],
): PartClub[] {
  const ranked = standings.map(({ club: { id, shortName: name, code } }) => ({ id, name, code }))
  const playing = matches.flatMap((match) => [
    { id: null, name: match.firstTeamName, code: match.firstTeamCode },
    { id: null, name: match.secondTeamName, code: match.secondTeamCode },
  ])
  const clubs = new Map<string, PartClub>()
  for (const club of ranked.length > 0 ? ranked : playing) {
    const key = club.code ?? club.name
    if (!clubs.has(key)) clubs.set(key, club)
  }
  return sortByName([...clubs.values()], ({ name }) => name)
}
