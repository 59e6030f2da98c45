/** Minors (MINORS_UNDER): what of a player leaves the server. */
import { and, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import { clockOf, slovenianYear } from '../../../src/domain/time/clock'
import type { Database } from '../database/open'
import { players } from '../database/schema'
import { plainNames } from '../http/folder'
import type { Clock } from './embargo'

export interface Privacy extends Clock {
  /** The age in years from which on a player is shown whole; undefined for any age */
  minorsUnder?: number | undefined
}

/** The first year of birth of minors: whoever may not have had the birthday of that age counts as younger. */
const firstYear = ({ minorsUnder = Number.NEGATIVE_INFINITY, now }: Privacy): number =>
  Number(slovenianYear(clockOf(now()))) - minorsUnder

/** The condition on players who may be found and have a page; undefined for all. */
export const isOfAge = (privacy: Privacy): SQL | undefined =>
  privacy.minorsUnder === undefined
    ? undefined
    : or(isNull(players.year_of_birth), lt(players.year_of_birth, firstYear(privacy)))

interface Person {
  first_name: string
  last_name: string
  year_of_birth: number | null
  height?: number | null
  photo_url?: string | null
}

/** "N." of "Novak"; a name in one field counts as first name and surname. */
function shortName(first: string, last: string): { first_name: string; last_name: string } {
  const words = `${first} ${last}`.normalize('NFC').split(/\s+/).filter(Boolean)
  const surname = last.trim() ? last.normalize('NFC').trim() : words.length > 1 ? words.at(-1) : ''
  const given = last.trim() ? first.trim() : words.slice(0, Math.max(1, words.length - 1)).join(' ')
  const [initial = ''] = surname ?? ''
  return { first_name: given, last_name: initial && `${initial.toUpperCase()}.` }
}

/** A player as everybody may see him. Every row with a player's name goes through here. */
export function shownPlayer<P extends Person>(player: P, privacy: Privacy): P & { hasPage?: false } {
  const { year_of_birth: year, first_name, last_name } = player
  if (year === null || !(year >= firstYear(privacy))) return player
  return {
    ...player,
    ...shortName(first_name, last_name),
    year_of_birth: null,
    ...('height' in player && { height: null }),
    ...('photo_url' in player && { photo_url: null }),
    hasPage: false,
  }
}

/** Whether a path under storage is the portrait of minors alone, or its copy for sharing. */
export async function isMinorsPortrait(database: Database, path: string, privacy: Privacy): Promise<boolean> {
  const name = plainNames(path)?.join('/')
  if (privacy.minorsUnder === undefined || !name) return false
  const names = [name, name.replace(/^share\/(.*)\.jpg$/i, '$1.svg')]
  const ofMinor = and(inArray(players.photo_url, names), gte(players.year_of_birth, firstYear(privacy)))
  const ofOther = and(inArray(players.photo_url, names), isOfAge(privacy))
  const [minor] = await database.select({ id: players.id }).from(players).where(ofMinor).limit(1)
  if (!minor) return false
  const [other] = await database.select({ id: players.id }).from(players).where(ofOther).limit(1)
  return !other
}
