/** Which club a team of a match is, by its name: the club's own, an alias, or of its second team ("Reka II"). */
import * as tables from '../../api/database/schema'
import type { Run } from './run'

/** "Reka II", "Reka B", "Reka 2" */
const secondTeam = /\s+(?:II|III|IV|B|C|[2-4])\.?$/

export interface Found {
  id: number | null
  /** Why there is none */
  fault?: string
  /** By a second team's name */
  isSecond?: boolean
}

const counted = ['no club is', 'one club is', 'two clubs are', 'three clubs are']

export class ClubNames {
  readonly #ids = new Map<string, Set<number>>()
  readonly #codes: ReadonlyMap<number, string | null>

  private constructor(
    pairs: readonly (readonly [string, number])[],
    codes: ReadonlyMap<number, string | null>,
  ) {
    for (const [name, id] of pairs) this.#ids.set(name, (this.#ids.get(name) ?? new Set()).add(id))
    this.#codes = codes
  }

  static async of({ database }: Run): Promise<ClubNames> {
    const clubs = await database.select().from(tables.clubs)
    const aliases = await database.select().from(tables.club_aliases)
    const own = clubs.flatMap(({ id, short_name, full_name }) => [
      [short_name.trim(), id] as const,
      [full_name.trim(), id] as const,
    ])
    const others = aliases.map(({ club_id, name }) => [name.trim(), club_id] as const)
    return new ClubNames([...own, ...others], new Map(clubs.map(({ id, code }) => [id, code])))
  }

  has(id: number): boolean {
    return this.#codes.has(id)
  }

  /** Of several clubs of one name the one with the team's code. */
  #called(name: string, code: string | null): number[] {
    const all = [...(this.#ids.get(name) ?? [])]
    const withCode = all.filter((id) => code !== null && this.#codes.get(id) === code)
    return withCode.length === 1 ? withCode : all
  }

  find(given: string, code: string | null): Found {
    const name = given.trim()
    const exact = this.#called(name, code)
    const isSecond = exact.length === 0 && secondTeam.test(name)
    const ids = isSecond ? this.#called(name.replace(secondTeam, ''), code) : exact
    const [id] = ids
    if (id !== undefined && ids.length === 1) return { id, isSecond }
    const called = isSecond && ids.length > 1 ? name.replace(secondTeam, '') : name
    return { id: null, fault: `${counted[ids.length] ?? 'several clubs are'} called "${called}"` }
  }
}
