/**
 * Options that are chosen by name, requested only if the widget has such an attribute. A list that failed offers
 * nothing.
 */
import { useMemo } from 'react'
import { listOf } from '../../../src/client/ask'
import type { AnswerOf, NamedRequest } from '../../../src/client/request'
import { useRequest } from '../../../src/client/use-request'
import { newsCategoryTypes } from '../../../src/contract/news'
import type { Page } from '../../../src/contract/pages'
import { tabsOf } from '../../../src/contract/tabs'
import { sortByName } from '../../../src/domain/competition/club'
import { teamTitle } from '../../../src/domain/team/national-team'
import { selectedTeam } from '../../../src/domain/team/team-query'
import { clubTexts } from '../../../src/domain/text/option-texts'
import { activeSeason } from '../../../src/domain/time/season'
import { getCompetitionHistory } from '../../../src/endpoints/competition-history'
import { getCompetition } from '../../../src/endpoints/competitions'
import { getClubs, getCompetitions, getSeasons, getSportHalls } from '../../../src/endpoints/federation'
import { getNationalTeam, getPlayers } from '../../../src/endpoints/national-teams'
import { getCategories, getNews, getNewsArticle } from '../../../src/endpoints/news'
import { getMenu, getPage } from '../../../src/endpoints/pages'
import { getPlayer } from '../../../src/endpoints/players'
import { crestUrl } from '../../../src/page/addresses'
import { useWidget } from '../../../src/page/widget'
import type { SelectOption } from '../../../src/ui/fields/select/select'
import { contentPages, teamPages } from './menu-pages'
import { ownLeague, type Settings, type Values } from './settings'
import { attributesOf, wordsOf } from './tags'
import { useAnswers } from './use-answers'

/** Null while loading. */
export type Offer = readonly SelectOption[] | null

const named = (list: readonly { id: string; name: string }[] | null): Offer =>
  list?.map(({ id, name }) => ({ value: id, label: name })) ?? null

/** The options, preceded by the chosen value if it isn't among them and a request of its own finds its name. */
function useNamed<R extends NamedRequest>(
  offer: Offer,
  value: string | undefined,
  request: (value: string) => R,
  nameOf: (answer: AnswerOf<R>) => Omit<SelectOption, 'value'>,
): Offer {
  const isMissing = value !== undefined && offer !== null && !offer.some((option) => option.value === value)
  const answer = useRequest(isMissing ? request(value) : null)
  if (!isMissing || answer.state !== 'ready') return offer
  return [{ value, ...nameOf(answer.value) }, ...offer]
}

function useClubs(isAsked: boolean): Offer {
  const { configuration } = useWidget()
  const clubs = listOf(useRequest(isAsked ? getClubs() : null))
  return useMemo(
    () =>
      clubs &&
      sortByName(clubs, ({ shortName }) => shortName).map((club) => ({
        value: club.id,
        label: club.shortName,
        searchText: clubTexts(club).join('\n'),
        imageUrl: crestUrl(configuration, club.code),
      })),
    [clubs, configuration],
  )
}

/** Those of the season, by default the active one; if a widget has no season, those of past ones as well. */
function useCompetitions(widget: string, { season, competition }: Values): Offer {
  const isAsked = 'competition' in attributesOf(widget)
  const hasPast = widget === 'competition'
  const seasons = useRequest(isAsked ? getSeasons() : null)
  const shown = season ?? (seasons.state === 'ready' ? activeSeason(seasons.value)?.id : undefined)
  const known = listOf(useRequest(isAsked && shown !== undefined ? getCompetitions(shown) : null))
  const past = listOf(useRequest(hasPast ? getCompetitionHistory() : null))
  const now = seasons.state === 'failed' && shown === undefined ? [] : named(known)
  const earlier = past?.map(({ competition: { id, name }, season: { name: detail } }) => ({
    value: id,
    label: name,
    detail,
  }))
  const isNew = ({ value }: SelectOption) => !now?.some((option) => option.value === value)
  const all = hasPast ? now && earlier && [...now, ...earlier.filter(isNew)] : now
  return useNamed(all ?? null, competition, getCompetition, ({ name, season: { name: detail } }) => ({
    label: name,
    detail,
  }))
}

/** Competitions of the active season and of the one before that have standings, with the club in them where one is chosen. */
function useLeagues(
  isAsked: boolean,
  { club, standings }: { club?: string; standings: string | null },
): Offer {
  const seasons = listOf(useRequest(isAsked ? getSeasons() : null))
  const active = seasons?.findIndex(({ isActive }) => isActive) ?? -1
  const recent = active < 0 ? [] : seasons?.slice(active, active + 2)
  const lists = useAnswers((isAsked && seasons && recent?.map(({ id }) => getCompetitions(id))) || null)
  const ids = lists?.flatMap((list) => list?.map(({ id }) => id) ?? [])
  const answers = useAnswers(ids?.map((id) => getCompetition(id)) ?? null)
  const leagues = answers?.flatMap((answer) => {
    if (!answer) return []
    const { id, name, season, standings: rows } = answer
    const isLeague = club === undefined ? rows.length > 0 : rows.some((row) => row.club.id === club)
    return isLeague ? [{ value: id, label: name, detail: season.name }] : []
  })
  const chosen = standings === ownLeague ? undefined : (standings ?? undefined)
  return useNamed(leagues ?? null, chosen, getCompetition, ({ name, season }) => ({
    label: name,
    detail: season.name,
  }))
}

function useCategories(isAsked: boolean): Offer {
  const lists = newsCategoryTypes.map((type) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: always as many as there are types
    return listOf(useRequest(isAsked ? getCategories(type) : null))
  })
  return lists.some((list) => list === null) ? null : named(lists.flatMap((list) => list ?? []))
}

/** The first team of a national team's page. */
function teamOf({ segments }: Page): string | null {
  const first = segments.find(({ published }) => published)
  return first ? selectedTeam('', tabsOf(first)) : null
}

/** National teams by their competition's id, called as the menu calls their pages; a page that failed offers none. */
function useTeams(pages: Offer): Offer {
  const answers = useAnswers(pages?.map(({ value }) => pageAt(value)) ?? null)
  if (!pages || !answers) return null
  return pages.flatMap(({ label }, index) => {
    const page = answers[index]
    const team = page ? teamOf(page) : null
    return team === null ? [] : [{ value: team, label }]
  })
}

const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`

function usePlayers(team: string | undefined): Offer {
  const players = listOf(useRequest(team === undefined ? null : getPlayers(team)))
  return (
    players &&
    sortByName(players, ({ last_name }) => last_name).map((player) => ({
      value: player.id,
      label: fullName(player),
    }))
  )
}

const pageAt = (url: string) => getPage({ url })
const titled = ({ title }: { title: string }) => ({ label: title })

/** The newest articles, to choose from. */
const news = { category: null, from: null, to: null, page: 1, perPage: 100 }

export interface OfferedChoices {
  /** By property; other properties aren't chosen by name. */
  offers: Readonly<Partial<Record<string, Offer>>>
  /** National teams whose players can be chosen, by their competition's id. */
  teams: Offer
  /** Competitions with standings that may be beside a match list, the chosen club's where one is chosen. */
  leagues: Offer
}

/** `playersOf`: the national team whose players are offered; null is the first. */
export function useChoices(
  { widget, values, standings }: Settings,
  playersOf: string | null,
): OfferedChoices {
  const has = (property: string): boolean => property in attributesOf(widget)
  const menu = listOf(
    useRequest(has('page') || has('url') || has('team') || has('player') ? getMenu() : null),
  )
  const pages = menu && teamPages(menu)
  const teams = useTeams(has('team') || has('player') ? pages : null)
  const isLeagueWanted = widget === 'match-list' || (values.tab === 'standings' && !values.competition)
  const leagues = useLeagues(isLeagueWanted, { standings, ...(values.club && { club: values.club }) })
  const articles = useRequest(has('slug') ? getNews(news) : null)
  const titles = articles.state === 'ready' ? articles.value.news : articles.state === 'failed' ? [] : null
  const offers: Partial<Record<string, Offer>> = {
    club: useClubs(has('club')),
    season: named(listOf(useRequest(has('season') ? getSeasons() : null))),
    competition: useCompetitions(widget, values),
    hall: named(listOf(useRequest(has('hall') ? getSportHalls() : null))),
    category: useCategories(has('category')),
    team: useNamed(teams, values.team, getNationalTeam, (team) => ({
      label: teamTitle(team),
      detail: team.season.name,
    })),
    page: useNamed(pages, values.page, pageAt, titled),
    player: useNamed(
      usePlayers(has('player') ? (playersOf ?? teams?.[0]?.value) : undefined),
      values.player,
      getPlayer,
      (player) => ({ label: fullName(player) }),
    ),
    slug: useNamed(
      titles?.map(({ url, title }) => ({ value: url, label: title })) ?? null,
      values.slug,
      getNewsArticle,
      titled,
    ),
    url: useNamed(menu && contentPages(menu), values.url, pageAt, titled),
  }
  return { offers, teams, leagues }
}

/** The settings completed by required attributes, once the options have loaded. */
export function completed(settings: Settings, { offers, leagues }: OfferedChoices): Settings {
  const { widget, values, standings } = settings
  if (standings === ownLeague) return { ...settings, standings: leagues?.[0]?.value ?? standings }
  const property = wordsOf(widget).needs
  // A national team is given by its page or by its competition.
  if (property === undefined || values[property] !== undefined || values.team !== undefined) return settings
  const isOfStandings = values.tab === 'standings'
  if (isOfStandings && leagues === null) return settings
  const [first] = [...((isOfStandings && leagues) || []), ...(offers[property] ?? [])]
  return first ? { ...settings, values: { ...values, [property]: first.value } } : settings
}
