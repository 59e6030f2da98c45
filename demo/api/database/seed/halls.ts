/** Halls and the words for where a match is played. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { sport_halls } from '../schema'
import { hallFacts } from './facts'

export async function seedHalls(database: Database): Promise<void> {
  await insertRows(database, sport_halls, hallFacts())
}

/** A hall's id by its name; undefined for a hall that isn't on the list. */
export function hallIds(): Map<string, number> {
  return new Map(hallFacts().map(({ name, id }) => [name, id]))
}

/** "Arena Stožice, Ljubljana", or the part that is known, or null. */
export function locationText(hall: string | null, city: string | null): string | null {
  return [hall, city].filter((part) => part !== null).join(', ') || null
}
