/** Filters the list of competitions and their winners. */

import { matchesText } from '../text/text-search'
import { compareNames } from './club'

export interface HistoryEntry {
  season: { id: string; name: string }
  competition: { id: string; name: string }
  first: { name: string } | null
  second: { name: string } | null
  third: { name: string } | null
}

/** The filters; null and '' mean all. A competition is identified by its name, because its id changes each season. */
export interface HistoryFilters {
  /** The season's id. */
  season: string | null
  competition: string | null
  text: string
}

/**
 * Reads the page's query, with or without "?": `sezona` and `tekmovanje` are ids, `q` is the text. `tekmovanje` may be
 * the competition's id in any season; an unknown id counts as not given.
 */
export function readHistoryFilters(query: string, entries: readonly HistoryEntry[]): HistoryFilters {
  const parameters = new URLSearchParams(query)
  const [season, competition] = [parameters.get('sezona'), parameters.get('tekmovanje')]
  return {
    season: entries.find((entry) => entry.season.id === season)?.season.id ?? null,
    competition: entries.find((entry) => entry.competition.id === competition)?.competition.name ?? null,
    text: parameters.get('q') ?? '',
  }
}

/**
 * The filters as entries of the page's query; null removes a key. A competition is written as the id of its newest
 * season.
 */
export function historyQueryOf(
  { season, competition, text }: Partial<HistoryFilters>,
  entries: readonly HistoryEntry[],
): Record<string, string | null> {
  const named = entries.find((entry) => entry.competition.name === competition)
  return {
    ...(season !== undefined && { sezona: season }),
    ...(competition !== undefined && { tekmovanje: named?.competition.id ?? null }),
    ...(text !== undefined && { q: text || null }),
  }
}

const textsOf = ({ season, competition, first, second, third }: HistoryEntry): string[] =>
  [season, competition, first, second, third].flatMap((named) => named?.name ?? [])

/** Whether the row contains every word, ignoring case and accents: "krka 2011" finds Krka's title. */
const holds = (entry: HistoryEntry, words: readonly string[]): boolean =>
  words.every((word) => textsOf(entry).some((each) => matchesText(word, each)))

/** Keeps the given order. */
export function historyRows<E extends HistoryEntry>(
  entries: readonly E[],
  { season, competition, text }: HistoryFilters,
): E[] {
  // Without words every row matches.
  const words = text.split(/\s/)
  return entries.filter(
    (entry) =>
      (season === null || entry.season.id === season) &&
      (competition === null || entry.competition.name === competition) &&
      holds(entry, words),
  )
}

/**
 * The seasons and competitions to choose from: seasons in order of appearance, competitions by name with the id of
 * their newest season.
 */
export function historyChoices(entries: readonly HistoryEntry[]) {
  const seasons = new Map(entries.map(({ season }) => [season.id, season]))
  const competitions = new Map(entries.toReversed().map(({ competition }) => [competition.name, competition]))
  return {
    seasons: [...seasons.values()],
    competitions: [...competitions.values()].toSorted((a, b) => compareNames(a.name, b.name)),
  }
}
