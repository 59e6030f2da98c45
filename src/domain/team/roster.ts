/** A national team's players: who is shown, in which order and with which wording (contract: Shapes; National team). */
import { sortByName } from '../competition/club'
import type { Gender } from './gender'
import { jerseyNumber, type Measured } from './jersey-number'
import type { RosterOrder } from './roster-choice'

/** Newest link first; a link, its pivot and its `active` may each be missing. */
export interface TeamLinks {
  nt_player_team: readonly { pivot?: { active?: boolean | 0 | 1 | null } | null }[]
}

/** By the first link: true and 1 play, false and 0 have left; null if unknown. */
export function playerActivity({ nt_player_team: [link] }: TeamLinks): 'active' | 'left' | null {
  const active = link?.pivot?.active ?? null
  if (active === null) return null
  return active ? 'active' : 'left'
}

/** Both lists keep the given order; players without a link are in neither. */
export function splitRoster<P extends TeamLinks>(players: readonly P[]): { active: P[]; left: P[] } {
  return {
    active: players.filter((player) => playerActivity(player) === 'active'),
    left: players.filter((player) => playerActivity(player) === 'left'),
  }
}

export interface RosterPlayer extends Measured {
  first_name: string
  last_name: string
  year_of_birth: number | null
}

/** 0 before 00, as in the rules of the game; anything but a number counts as none. */
function jerseyKey(player: RosterPlayer): number | null {
  const number = jerseyNumber(player) ?? ''
  return /^\d{1,3}$/.test(number) ? Number(number) + number.length / 10 : null
}

/** 0 means unknown. */
const known = (value: number | null | undefined): number | null => (value && value > 0 ? value : null)

function tallestFirst({ last_player_data }: RosterPlayer): number | null {
  const height = known(last_player_data?.height)
  return height && -height
}

/** The sort key of each order, smallest first; null is a missing value. Ties are ordered by name. */
const sortKeys: Record<RosterOrder, (player: RosterPlayer) => number | null> = {
  byJerseyNumber: jerseyKey,
  byLastName: () => null,
  byHeight: tallestFirst,
  byYearOfBirth: ({ year_of_birth }: RosterPlayer) => known(year_of_birth),
}

/**
 * A sorted copy: numbers ascending, tallest first, oldest first; missing values last. Ties are ordered by last and
 * first name in Slovenian collation, namesakes as given.
 */
export function sortRoster<P extends RosterPlayer>(players: readonly P[], order: RosterOrder): P[] {
  const byFirstName = sortByName(players, ({ first_name }) => first_name)
  const byName = sortByName(byFirstName, ({ last_name }) => last_name)
  const ranked = byName.map((player) => ({ player, key: sortKeys[order](player) ?? Number.MAX_VALUE }))
  return ranked.toSorted((a, b) => a.key - b.key).map(({ player }) => player)
}

export interface RosterWording {
  heading: string
  /** Shown instead of the players; null if there are any. */
  empty: string | null
  /** The heading of those who left. */
  left: string
}

const words = {
  MALE: {
    team: 'Seznam reprezentantov',
    candidates: 'Seznam kandidatov',
    left: 'Igralci, ki so zapustili priprave',
  },
  FEMALE: {
    team: 'Seznam reprezentantk',
    candidates: 'Seznam kandidatk',
    left: 'Igralke, ki so zapustile priprave',
  },
}

/** The wording of a roster with this number of active players. */
export function rosterWording(gender: Gender, active: number): RosterWording {
  const { team, candidates, left } = words[gender]
  return active > 0
    ? { heading: team, empty: null, left }
    : { heading: candidates, empty: 'Seznam je v pripravi', left }
}
