/** A player's page: the facts it shows, and where they link to. Missing data aren't mentioned. */

import { type StandingType, standingTypesOf } from '../competition/standing-types'
import { formatAverage } from '../competition/stat-number'
import { statisticsQuery } from '../competition/statistics-view'
import type { Gender } from './gender'
import { jerseyNumber, type Measured, measureText } from './jersey-number'

export interface PlayerRecord extends Measured {
  year_of_birth: number | null
  /** cm */
  height: number | null
  position: string | null
  club: string | null
  nationality: string | null
  played: number | null
  official_points: number | null
  unofficial_points: number | null
}

export interface PlayerFact {
  key: 'number' | 'year' | 'height' | 'position' | 'club' | 'nationality'
  label: string
  text: string
}

/** The known facts, in display order. */
export function playerFacts(player: PlayerRecord): PlayerFact[] {
  const all: [PlayerFact['key'], string, string | null][] = [
    ['number', 'Št.', jerseyNumber(player)],
    ['year', 'Leto rojstva', measureText(player.year_of_birth)],
    ['height', 'Višina', measureText(player.height ?? player.last_player_data?.height, ' cm')],
    ['position', 'Položaj', player.position],
    ['club', 'Klub', player.club],
    ['nationality', 'Država', player.nationality],
  ]
  return all.flatMap(([key, label, text]) => (text?.trim() ? [{ key, label, text: text.trim() }] : []))
}

export interface PlayerMetric {
  /** The all-time standing by this metric. */
  type: StandingType
  label: string
  value: number
  /** "11,3", if the number of matches is known. */
  perMatch: string | null
}

/** The metrics that were delivered. 0 is a valid value, but if all three are 0 nothing is shown. */
export function playerMetrics(player: PlayerRecord): PlayerMetric[] {
  const all: [StandingType, string, number | null][] = [
    ['games', 'Uradni nastopi', player.played],
    ['points', 'Točke na uradnih tekmah', player.official_points],
    ['unofficial', 'Točke na vseh tekmah', player.unofficial_points],
  ]
  if (all.every(([, , value]) => !value)) return []
  const { played } = player
  return all.flatMap(([type, label, value]) => {
    if (value === null) return []
    const isCounted = type === 'points' && played !== null
    return [{ type, label, value, perMatch: isCounted ? formatAverage(value, played) : null }]
  })
}

/** `url`: the team's CMS page, "{id}/{single}". */
export interface PlayersTeam {
  id: string
  url: string | null
  gender: Gender | null
  /** The team's name: "Člani", "U20" */
  category?: string | null
}

interface SiteLink {
  path: string
  query: Record<string, string>
}

/**
 * Where a metric's standing is on the site: path and query of the statistics tab of the team's page. Null if the data
 * name no page, and for women's third metric, which has no standing.
 */
export function standingLink(team: PlayersTeam | null, type: StandingType): SiteLink | null {
  const path = teamPath(team?.url ?? null)
  if (!team || !path || !standingTypesOf(team.gender ?? 'MALE').includes(type)) return null
  const query = new URLSearchParams(statisticsQuery('tab=statistika', { kind: 'standings', type }))
  return { path, query: Object.fromEntries(query) }
}

/** A national team's page on the site; null if the url isn't "{id}/{single}". */
function teamPath(url: string | null): string | null {
  const steps = url?.split('/').filter(Boolean) ?? []
  return steps.length === 2 ? ['reprezentance', ...steps.map(encodeURIComponent)].join('/') : null
}

interface PlayedCompetition {
  id: string
  national_team: { url: string | null } | null
}

/**
 * Where a competition in a player's statistics is on the site. A national team's is on the team's page; null if no page
 * shows it, because its id isn't a club competition's.
 */
export function competitionLink({ id, national_team }: PlayedCompetition): SiteLink | null {
  if (!national_team) return { path: `tekmovanje/${encodeURIComponent(id)}`, query: {} }
  const path = teamPath(national_team.url)
  return path === null ? null : { path, query: { tekmovanje: id } }
}

const words = {
  MALE: {
    player: 'Reprezentant',
    roster: 'Seznam reprezentantov',
    previous: 'Prejšnji igralec',
    next: 'Naslednji igralec',
  },
  FEMALE: {
    player: 'Reprezentantka',
    roster: 'Seznam reprezentantk',
    previous: 'Prejšnja igralka',
    next: 'Naslednja igralka',
  },
} as const

/** The wording by the player's gender. */
export const playerWords = (gender: Gender) => words[gender]

/** A player's description in a line: "Reprezentant, člani, letnik 1999, krilo, Jantar Kras"; '' if nothing is known. */
export function playerDescription(
  player: PlayerRecord,
  team: Omit<PlayersTeam, 'id' | 'url'> | null,
): string {
  const { year_of_birth, position, club } = player
  const word = team?.gender && words[team.gender].player
  const category = team?.category?.trim()
  // Lower case in the middle of a line, but "U20" as it is.
  const kind =
    category && /^\p{Lu}\p{Ll}/u.test(category)
      ? category.charAt(0).toLowerCase() + category.slice(1)
      : category
  const year = measureText(year_of_birth)
  return [word, kind, year && `letnik ${year}`, position, club].filter(Boolean).join(', ')
}
