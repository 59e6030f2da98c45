/** What is chosen against what there is to choose: an id that nobody knows counts as not given. */

interface Named {
  id: string
  name: string
}

/** `list` is null while it is on its way; a list that could not be had knows no id to be wrong. */
export function knownId(id: string | null, list: readonly { id: string }[] | null): string | null {
  const isUnknown = list !== null && list.length > 0 && !list.some((each) => each.id === id)
  return isUnknown ? null : id
}

/** A competition is one season's: in another one it is the competition of its name, where there is one. */
export function sameCompetition(id: string, name: string | null, list: readonly Named[]): string | null {
  if (list.some((each) => each.id === id)) return id
  return list.find((each) => each.name.trim() === name?.trim())?.id ?? null
}
