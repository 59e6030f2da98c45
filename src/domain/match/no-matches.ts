/** "Krka v tekmovanju Pokal v sezoni 2026/2027 nima tekem.": names the filters that find nothing. */

import { plural } from '../text/plural'
import { upperFirst } from '../text/upper-first'
import { formatDate } from '../time/date'
import { dayWithin, type MatchFilters } from './match-search'

/** The names of the chosen filters; null if not chosen or if the name is unknown. */
export interface ChosenNames {
  /** One, or several as a list: "Krka, Ilirija". */
  club: string | null
  /** How many clubs those are; without it one. */
  clubs?: number
  competition: string | null
  hall: string | null
  season: string | null
}

/** Pieces of a sentence; every second one is a name. */
export type Sentence = readonly string[]

type Days = Pick<MatchFilters, 'from' | 'to'>
const have = { one: 'nima', two: 'nimata', few: 'nimajo', other: 'nimajo' }

function daysOf({ from, to }: Days): string[] {
  const day = dayWithin({ from, to })
  if (day) return ['okoli ', formatDate(day)]
  if (from && to)
    return from === to ? ['dne ', formatDate(from)] : ['od ', formatDate(from), ' do ', formatDate(to)]
  if (from) return ['od ', formatDate(from)]
  return to ? ['do ', formatDate(to)] : []
}

/** A hall's name often begins with "Dvorana", which the sentence already contains. */
const hallName = (name: string): string => name.replace(/^(športna )?dvorana /i, '')

/** A chosen day makes naming the season superfluous. */
export function noMatchesSentence(names: ChosenNames, days: Days): Sentence {
  const { club, clubs = 1, competition, hall, season } = names
  const when = daysOf(days)
  const phrases = [
    ...(competition ? [['v tekmovanju ', competition]] : []),
    ...(hall ? [['v dvorani ', hallName(hall)]] : []),
    ...(when.length > 0 ? [when] : season ? [['v sezoni ', season]] : []),
  ]
  const pieces = phrases.flatMap((phrase, index) => {
    const [word = '', ...rest] = phrase
    return index > 0 || club ? [` ${word}`, ...rest] : [upperFirst(word), ...rest]
  })
  if (club) return ['', club, ...pieces, ` ${plural(clubs, have)} tekem.`]
  return pieces.length > 0 ? [...pieces, ' ni tekem.'] : ['Ni tekem za prikaz']
}

/** The first year in a season's name; null without one. */
const yearOf = (name: string): number | null => Number(/\d{4}/.exec(name)?.[0] ?? Number.NaN) || null

/**
 * Other seasons, the likeliest to have matches first: nearest to the chosen day, else to the shown season; of two
 * equally near the newer. `seasons` are given newest first.
 */
export function nearestSeasons<S extends { id: string; name: string }>(
  seasons: readonly S[],
  shown: string | null,
  { from, to }: Days,
): S[] {
  const own = seasons.findIndex(({ id }) => id === shown)
  const day = from ?? to
  // A season begins in autumn.
  const asked = day && Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 8 ? 1 : 0)
  const distance = (season: S, index: number) => {
    const year = yearOf(season.name)
    return asked && year ? Math.abs(year - asked) : Math.abs(index - Math.max(0, own))
  }
  return seasons
    .map((season, index) => ({ season, distance: distance(season, index) }))
    .filter(({ season }) => season.id !== shown)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ season }) => season)
}

/** How many other seasons are offered. */
const mostOffers = 2

/** The nearest seasons that have matches, in the order of `seasons`. `offers` are given nearest first; null has none. */
export function nearestOffers<S, O extends { season: S }>(
  offers: readonly (O | null)[],
  seasons: readonly S[],
): O[] {
  return offers
    .filter((offer) => offer !== null)
    .slice(0, mostOffers)
    .toSorted((a, b) => seasons.indexOf(a.season) - seasons.indexOf(b.season))
}
