/** What the history tab requests, and which matches it shows. */
import type { Ask, Loading } from '../../../src/client/ask'
import type { NamedChoice } from '../../../src/contract/federation'
import type { Match } from '../../../src/contract/matches'
import type { NationalTeam } from '../../../src/contract/national-teams'
import type { HistoryCompetition } from '../../../src/contract/team-records'
import { type HistoryView, readHistoryView } from '../../../src/domain/competition/history-view'
import { nearestOffers, nearestSeasons } from '../../../src/domain/match/no-matches'
import { getHistoryCompetitions, getHistoryMatches, getHistorySeasons } from '../../../src/endpoints/history'

export type Category = NonNullable<NationalTeam['category']>

export interface SeasonOffer {
  season: NamedChoice
  /** Number of matches */
  total: number
}

export interface CategoryHistory {
  seasons: Loading<readonly NamedChoice[]>
  competitions: Loading<readonly HistoryCompetition[]>
  /** Null while no season is known. */
  shown: HistoryView | null
  matches: Loading<readonly Match[]>
  /** The nearest seasons with such matches, if the shown one has none. */
  offers: readonly SeasonOffer[]
}

/** `own`: the id of the team's season. */
export function categoryHistory(
  ask: Ask,
  category: Category,
  own: string | null,
  query: string,
): CategoryHistory {
  const seasons = ask(getHistorySeasons())
  const competitions = ask(getHistoryCompetitions(category))
  const shown = viewOf(query, seasons, own)
  // Not before it is known whether the season exists.
  const isKnown = shown !== null && seasons.state !== 'loading'
  const matches = ask(isKnown ? getHistoryMatches(shown.season, category, shown.type) : null)
  const isEmpty = matches.state === 'ready' && matches.value.length === 0
  const offers = seasonOffers(ask, category, isEmpty ? shown : null, seasons)
  return { seasons, competitions, shown, matches, offers }
}

/** What the query names; else what the tab opens with: the official matches of the team's season, or of the last one. */
function viewOf(query: string, seasons: CategoryHistory['seasons'], own: string | null): HistoryView | null {
  const named = readHistoryView(query)
  if (seasons.state === 'failed') return named
  if (seasons.state === 'loading') return named ?? (own === null ? null : { season: own, type: 'OFFICIAL' })
  const known = (id: string | null) => seasons.value.find((each) => each.id === id)
  if (named && known(named.season)) return named
  const opening = known(own) ?? seasons.value[0]
  return opening ? { season: opening.id, type: 'OFFICIAL' } : null
}

/** The nearest two of the nearest six seasons, newest first. Null requests nothing. */
function seasonOffers(
  ask: Ask,
  category: Category,
  shown: HistoryView | null,
  seasons: CategoryHistory['seasons'],
): SeasonOffer[] {
  const all = shown && seasons.state === 'ready' ? seasons.value : []
  const near = nearestSeasons(all, shown?.season ?? null, { from: null, to: null })
  const offerOf = (season: NamedChoice | undefined): SeasonOffer | null => {
    const answer = ask(season && shown ? getHistoryMatches(season.id, category, shown.type) : null)
    const total = answer.state === 'ready' ? answer.value.length : 0
    return season && total > 0 ? { season, total } : null
  }
  // Always as many, also of fewer seasons.
  const offers = [0, 1, 2, 3, 4, 5].map((index) => offerOf(near[index]))
  return nearestOffers(offers, all)
}
