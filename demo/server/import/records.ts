/** Records as they come: those that can be used, and of the others where they stand and what is wrong. */
import type * as v from 'valibot'
import { parseAnswer } from '../../../src/contract/parse'

export interface Refused {
  file: string
  /** "[3]", "[3].referees[0]" */
  place: string
  reason: string
}

/** A record and where it stood, for whoever finds later that it can't be used. */
export interface Standing<T> {
  record: T
  file: string
  /** In its file, from 0 */
  index: number
  place: string
}

/** Where records come from: a folder, or an API as if it were one. */
export interface Source {
  /** The file's JSON; undefined where there is none. */
  read(file: string): Promise<unknown>
  /** Files that hold some records of their kind: what stands in none of them may be there all the same. */
  samples?: ReadonlySet<string>
  /** Paths under storage that came along. */
  files(): Promise<string[]>
  file(path: string): Promise<Uint8Array>
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export class NotRead extends Error {}

/** PostgreSQL holds neither NUL nor half a character. */
const unspeakable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/i

/** "3.referees.0" as "[3].referees[0]" */
const placeOf = (index: number, path: string): string =>
  `[${index}]${path
    .split('.')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')}`

export class Records {
  readonly refused: Refused[] = []
  readonly #source: Source
  /** Files that held something: an empty list may be the answer to another question. */
  readonly #found = new Set<string>()
  readonly samples: ReadonlySet<string>

  constructor(source: Source) {
    this.#source = source
    this.samples = source.samples ?? new Set()
  }

  refuse({ file, place }: Pick<Standing<unknown>, 'file' | 'place'>, reason: string): void {
    this.refused.push({ file, place, reason })
  }

  /** Whether one of the files says anything. */
  isTold(...files: string[]): boolean {
    return files.some((file) => this.#found.has(file))
  }

  /** None where the file is missing. @throws NotRead where it is no list of JSON */
  async read<S extends v.GenericSchema>(file: string, schema: S): Promise<Standing<v.InferOutput<S>>[]> {
    const raw = await this.#source.read(file)
    if (raw === undefined) return []
    if (!Array.isArray(raw)) throw new NotRead(`${file} must be a list`)
    if (raw.length === 0) return []
    this.#found.add(file)
    return raw.flatMap((one: unknown, index) => {
      const standing = { file, index, place: `[${index}]` }
      if (unspeakable.test(JSON.stringify(one) ?? '')) {
        this.refuse(standing, 'holds a NUL or half a character')
        return []
      }
      const parsed = parseAnswer(schema, one)
      if (!parsed.ok) {
        this.refuse(standing, parsed.reason)
        return []
      }
      for (const { path, reason } of parsed.leftOut)
        this.refused.push({ file, place: placeOf(index, path), reason })
      return [{ ...standing, record: parsed.value }]
    })
  }

  /** What `make` makes of each record; what it throws as Refusal refuses that record, and so does a key that came before. */
  each<T, R>(
    standing: readonly Standing<T>[],
    make: (record: T, where: Standing<T>) => R,
    ...keysOf: ((made: R) => unknown)[]
  ): R[] {
    const known = keysOf.map((keyOf) => ({ keyOf, places: new Map<unknown, string>() }))
    return standing.flatMap((one) => {
      try {
        const made = make(one.record, one)
        const earlier = known.map(({ keyOf, places }) => places.get(keyOf(made))).find(Boolean)
        if (earlier) throw new Refusal(`is the same as ${earlier}`)
        for (const { keyOf, places } of known) places.set(keyOf(made), `${one.file} ${one.place}`)
        return [made]
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.refuse(one, error.message)
        return []
      }
    })
  }

  /** Refuses what can't stay beside the others, and then what can't without those that were refused. */
  settle<M extends { id: number; where: Pick<Standing<unknown>, 'file' | 'place'> }>(
    made: readonly M[],
    faultOf: (one: M, staying: ReadonlySet<number>) => string | undefined,
  ): readonly M[] {
    const staying = new Set(made.map(({ id }) => id))
    const kept = made.filter((one) => {
      const fault = faultOf(one, staying)
      if (fault !== undefined) this.refuse(one.where, fault)
      return fault === undefined
    })
    return kept.length === made.length ? kept : this.settle(kept, faultOf)
  }
}

/** Why one record can't be used. */
export class Refusal extends Error {}

const largestId = 2_147_483_647

/** Ids are strings once they are parsed; the tables hold whole numbers. */
export function idOf(text: string, field = 'id'): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > largestId)
    throw new Refusal(`${field}: must be a whole number up to ${largestId}, is "${text.slice(0, 50)}"`)
  return Number(text)
}

export const idOrNull = (text: string | null | undefined, field: string): number | null =>
  text === null || text === undefined ? null : idOf(text, field)

/** A number of an integer column. */
export function whole(value: number, field: string, least = 0, most = 32_767): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Refusal(`${field}: must be a whole number from ${least} to ${most}, is ${value}`)
  return value
}

export const wholeOrNull = (value: number | null | undefined, field: string): number | null =>
  value === null || value === undefined ? null : whole(value, field)
