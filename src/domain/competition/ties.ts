/** What may separate a club from the next one where both have equal points; the most important first. */
export const tieCriteria = [
  'GAMES_BETWEEN',
  'DIFFERENCE_BETWEEN',
  'POINTS_BETWEEN',
  'DIFFERENCE',
  'POINTS',
] as const
export type TieCriterion = (typeof tieCriteria)[number]
