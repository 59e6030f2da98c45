/** The chosen clubs, and which of their matches: several ids stand in one text, with commas between them. */

const idPattern = /^\S{1,64}$/

/** The ids of a list, each once. */
export const idsIn = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .map((piece) => piece.trim())
      .filter((piece) => idPattern.test(piece)),
  ),
]

/** The matches that the clubs host, or those that they visit. */
export const sides = ['home', 'away'] as const
export type Side = (typeof sides)[number]

/** As the site's addresses have them. */
export const sideWords: Readonly<Record<string, string>> = { home: 'doma', away: 'gost' }

/** In either way of writing; null for anything else. */
export const sideOf = (text: string): Side | null =>
  sides.find((side) => side === text || sideWords[side] === text) ?? null

/** "Krka, Ilirija (doma)": the clubs' names with their side. */
export const clubsLabel = (names: readonly string[], side: string | null): string =>
  `${names.join(', ')}${side === null ? '' : side === 'home' ? ' (doma)' : ' (v\u00a0gosteh)'}`
