/** A national team's players: who shows, in which order and under which words (contract: Shapes; National team). */
import { sortByName } from './club'
import type { Gender } from './gender'
import { jerseyNumber } from './jersey-number'
import type { RosterOrder } from './roster-choice'

/** Newest link first; a link, its pivot and its `active` may each be missing. */
export interface TeamLinks {
  nt_player_team: readonly { pivot?: { active?: boolean | 0 | 1 | null } | null }[]
}

/** What the first link says: true and 1 play, false and 0 have left; null where nothing is said. */
export function playerActivity({ nt_player_team: [link] }: TeamLinks): 'active' | 'left' | null {
  const active = link?.pivot?.active ?? null
  if (active === null) return null
  return active ? 'active' : 'left'
}

/** Both lists keep the order given; players without a link stand in neither. */
export function splitRoster<P extends TeamLinks>(players: readonly P[]): { active: P[]; left: P[] } {
  return {
    active: players.filter((player) => playerActivity(player) === 'active'),
    left: players.filter((player) => playerActivity(player) === 'left'),
  }
}

/** `height` in cm; `yersey_number` is the contract's own spelling. */
export interface RosterPlayer {
  first_name: string
  last_name: string
  year_of_birth: number | null
  last_player_data: { yersey_number: number | string | null; height: number | null } | null
}

/** 0 before 00, as the rules of the game count them; what is no number counts as none. */
function jerseyPlace(player: RosterPlayer): number | null {
  const number = jerseyNumber(player) ?? ''
  return /^\d{1,3}$/.test(number) ? Number(number) + number.length / 10 : null
}

/** Nobody is 0 cm tall or born in the year 0: it is a way to say that it isn't known. */
const known = (value: number | null | undefined): number | null => (value && value > 0 ? value : null)

function tallestFirst({ last_player_data }: RosterPlayer): number | null {
  const height = known(last_player_data?.height)
  return height && -height
}

/** What each order sorts by, smallest first; null is a missing value. Names decide the rest. */
const places: Record<RosterOrder, (player: RosterPlayer) => number | null> = {
  byJerseyNumber: jerseyPlace,
  byLastName: () => null,
  byHeight: tallestFirst,
  byYearOfBirth: ({ year_of_birth }: RosterPlayer) => known(year_of_birth),
}

/**
 * A sorted copy: numbers rising, tallest first, oldest first; a missing value comes last. Equal ones follow by
 * last and first name in Slovenian collation, namesakes as they came.
 */
export function sortRoster<P extends RosterPlayer>(players: readonly P[], order: RosterOrder): P[] {
  const byFirstName = sortByName(players, ({ first_name }) => first_name)
  const byName = sortByName(byFirstName, ({ last_name }) => last_name)
  const ranked = byName.map((player) => ({ player, place: places[order](player) ?? Number.MAX_VALUE }))
  return ranked.toSorted((a, b) => a.place - b.place).map(({ player }) => player)
}

export interface RosterWording {
  heading: string
  /** Stands in the players' place; null while there are any. */
  empty: string | null
  /** Heads those who left. */
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

/** The words over a roster with that many active players. */
export function rosterWording(gender: Gender, active: number): RosterWording {
  const { team, candidates, left } = words[gender]
  return active > 0
    ? { heading: team, empty: null, left }
    : { heading: candidates, empty: 'Seznam je v pripravi', left }
}
