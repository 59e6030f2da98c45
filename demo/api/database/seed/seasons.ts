/** Seasons: every one that a competition of the facts belongs to. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { seasons } from '../schema'
import { leagueFacts, nationalFacts } from './facts'

/** "2026/2027": the season of the newest fixtures (ABA league, announced in September 2026). */
const activeSeason = '2026/2027'

/** A season's id is the year it begins in: stable, and readable in ?sezona=2026. */
export function seasonId(name: string): number {
  const year = /^(\d{4})\/\d{4}$/.exec(name)?.[1]
  if (year === undefined) throw new Error(`Not a season: ${name}`)
  return Number(year)
}

export async function seedSeasons(database: Database): Promise<void> {
  const names = [...leagueFacts().competitions, ...nationalFacts().competitions].map(({ season }) => season)
  const rows = [...new Set(names)]
    .sort()
    .map((name) => ({ id: seasonId(name), name, is_active: name === activeSeason }))
  await insertRows(database, seasons, rows)
}
