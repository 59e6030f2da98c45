/** Who won what: the rows that the visitor's filters leave. */
import { compareNames } from './club'
import { matchesText } from './text-search'

interface Winner {
  name: string
}

export interface HistoryEntry {
  season: { id: string; name: string }
  competition: { id: string; name: string }
  first: Winner | null
  second: Winner | null
  third: Winner | null
}

/** What is looked for; null and '' are "all". A competition goes by its name: each season's has an id of its own. */
export interface HistoryFilters {
  /** The season's id. */
  season: string | null
  competition: string | null
  text: string
}

/**
 * Reads the page's query, with or without "?": `sezona` and `tekmovanje` are ids, `q` is the text. Of a competition the id
 * of any season's will do; an id that is none of the entries' counts as not given.
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

/** The same as entries of the page's query; null takes a key out. A competition is named by its newest season's. */
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

/** Every word has to stand somewhere in the row, whatever its case and accents: "krka 2011" finds Krka's title. */
const holds = (entry: HistoryEntry, words: readonly string[]): boolean =>
  words.every((word) => textsOf(entry).some((each) => matchesText(word, each)))

/** The order delivered stays. */
export function historyRows<E extends HistoryEntry>(
  entries: readonly E[],
  { season, competition, text }: HistoryFilters,
): E[] {
  // No word at all is held by every row.
  const words = text.split(/\s/)
  return entries.filter(
    (entry) =>
      (season === null || entry.season.id === season) &&
      (competition === null || entry.competition.name === competition) &&
      holds(entry, words),
  )
}

interface Choice {
  id: string
  name: string
}

/**
 * The seasons and the competitions that there are, each once: seasons as they first come, competitions by name, each with
 * the id of its newest season's.
 */
export function historyChoices(entries: readonly HistoryEntry[]): {
  seasons: Choice[]
  competitions: Choice[]
} {
  const seasons = new Map(entries.map(({ season }) => [season.id, season]))
  const competitions = new Map(entries.toReversed().map(({ competition }) => [competition.name, competition]))
  return {
    seasons: [...seasons.values()],
    competitions: [...competitions.values()].toSorted((a, b) => compareNames(a.name, b.name)),
  }
}
