/** The matches of the card: the next ones, or the last ones. */
import { type Ask, type Loading, listOf } from '../../src/client/ask'
import type { Match, MatchPage } from '../../src/contract/matches'
import type { MatchFilters } from '../../src/domain/match/match-search'
import { lastMatches, nextMatches } from '../../src/domain/match/next-matches'
import { sameCompetition } from '../../src/domain/query/known-choice'
import { activeSeason } from '../../src/domain/time/season'
import { getCompetitions, getSeasons } from '../../src/endpoints/federation'
import { mostMatches, searchMatchesByTime, searchNextMatches } from '../../src/endpoints/matches'
import type { KnownFilters } from './known-filters'
import { following } from './listed-matches'

const seasons = getSeasons()

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

/** The season before the active one, if none is given; its competition has another id. */
function seasonBefore(
  ask: Ask,
  { shown, named, competitionName }: KnownFilters,
  isOff: boolean,
): MatchFilters | null {
  const isAsked = !isOff && named.season === null
  const all = listOf(ask(isAsked ? seasons : null)) ?? []
  const before = all[all.findIndex(({ id }) => id === shown.season) + 1]
  const isOfActive = shown.season !== null && shown.season === activeSeason(all)?.id
  const { competition } = shown
  const list = listOf(ask(isOfActive && before && competition ? getCompetitions(before.id) : null))
  if (!isOfActive || !before) return null
  if (competition === null) return { ...shown, season: before.id, page: null }
  const own = list && sameCompetition(competition, competitionName, list)
  return own ? { ...shown, season: before.id, competition: own, page: null } : null
}

/** The last matches are requested only where none is to come, those of the season before where there are none. */
export function nextOrLastMatches(
  ask: Ask,
  known: KnownFilters,
  { count, today, now }: NextMatchesOptions,
): NextMatches {
  const { shown, isKnown } = known
  const ahead = ask(isKnown ? searchNextMatches(shown, count, today) : null, following)
  const next = ahead.state === 'ready' ? nextMatches(ahead.value.matches, now, count) : null
  const isOver = next?.length === 0
  const before = ask(
    isKnown && isOver ? searchMatchesByTime({ ...shown, page: null }, mostMatches, today) : null,
  )
  const isNone = before.state === 'ready' && before.value.total === 0
  const earlier = seasonBefore(ask, known, !isOver || !isNone)
  const long = ask(earlier && searchMatchesByTime(earlier, mostMatches, today))
  if (!isOver) return { answer: ahead, which: 'next', matches: next }
  const answer = earlier ? long : before
  const last = answer.state === 'ready' ? lastMatches(answer.value.matches, count) : null
  return { answer, which: 'last', matches: last }
}
