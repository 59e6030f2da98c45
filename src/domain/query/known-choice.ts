/** Checks chosen ids against the lists they come from: an unknown id counts as not given. */

import { idsIn } from '../match/club-choice'

interface Named {
  id: string
  name: string
}

/** `list` is null while loading; if it failed to load, any id is accepted. */
export function knownId(id: string | null, list: readonly { id: string }[] | null): string | null {
  const isUnknown = list !== null && list.length > 0 && !list.some((each) => each.id === id)
  return isUnknown ? null : id
}

/** The same for several with commas between them; null if none of them is known. */
export function knownIds(ids: string | null, list: readonly { id: string }[] | null): string | null {
  const known = idsIn(ids).filter((id) => knownId(id, list) !== null)
  return known.length > 0 ? known.join() : null
}

/**
 * A competition's id belongs to one season: in another season it becomes the competition of the same name, if there is
 * one.
 */
export function sameCompetition(id: string, name: string | null, list: readonly Named[]): string | null {
  if (list.some((each) => each.id === id)) return id
  return list.find((each) => each.name.trim() === name?.trim())?.id ?? null
}
