/** The matches of the card: the next ones, or the last ones. */
import type { Ask, Loading } from '../../src/client/ask'
import type { Match, MatchPage } from '../../src/contract/matches'
import { lastMatches, nextMatches } from '../../src/domain/match/next-matches'
import { mostMatches, searchMatchesByTime, searchNextMatches } from '../../src/endpoints/matches'
import { type Filters, following } from './listed-matches'

interface NextMatches {
  /** The response that decides what is shown. */
  answer: Loading<MatchPage>
  which: 'next' | 'last'
  matches: readonly Match[] | null
}

interface NextMatchesOptions {
  count: number
  /** An ISO day */
  today: string
  /** A UTC wall time */
  now: string
}

/** The last matches are requested only where none is to come. */
export function nextOrLastMatches(
  ask: Ask,
  { shown, isKnown }: Filters,
  { count, today, now }: NextMatchesOptions,
): NextMatches {
  const ahead = ask(isKnown ? searchNextMatches(shown, count, today) : null, following)
  const next = ahead.state === 'ready' ? nextMatches(ahead.value.matches, now, count) : null
  const isOver = next?.length === 0
  const before = ask(
    isKnown && isOver ? searchMatchesByTime({ ...shown, page: null }, mostMatches, today) : null,
  )
  if (!isOver) return { answer: ahead, which: 'next', matches: next }
  const last = before.state === 'ready' ? lastMatches(before.value.matches, count) : null
  return { answer: before, which: 'last', matches: last }
}
