/** Reads records: the usable ones, and for the others their position and the reason. */
import type * as v from 'valibot'
import { parseAnswer } from '../../../src/contract/parse'
import { findLostFields, Review } from './dropped'

export interface Refused {
  file: string
  /** "[3]", "[3].referees[0]" */
  path: string
  reason: string
}

/** What a record that is taken in loses: how often, and where first. */
export interface Dropped extends Refused {
  times: number
}

/** A record and where it is, for errors that are found later. */
export interface Located<T> {
  record: T
  file: string
  /** Its index in the file */
  index: number
  path: string
}

type Where = Pick<Located<unknown>, 'file' | 'path'>

/** The source of records: a folder. */
export interface Source {
  /** The file's JSON; undefined if it doesn't exist. */
  read(file: string): Promise<unknown>
  /** Paths of the files under storage that the source provides. */
  files(): Promise<string[]>
  file(path: string): Promise<Uint8Array>
}

export class NotRead extends Error {}

/** PostgreSQL can't store NUL or unpaired surrogates. */
const unspeakable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/i

/** "3.referees.0" as "[3].referees[0]" */
const pathOf = (index: number, path: string): string =>
  `[${index}]${path
    .split('.')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')}`

export class Records {
  readonly refused: Refused[] = []
  readonly review = new Review()
  readonly #dropped = new Map<string, Dropped>()
  readonly #source: Source
  /** Files with at least one record: an empty list may have another cause. */
  readonly #found = new Set<string>()

  constructor(source: Source) {
    this.#source = source
  }

  refuse({ file, path }: Where, reason: string): void {
    this.refused.push({ file, path, reason })
  }

  get dropped(): Dropped[] {
    return [...this.#dropped.values()]
  }

  /** The record is taken in without something. Equal reasons in one file are counted. */
  drop({ file, path }: Where, reason: string): void {
    // A team may be first or second.
    const field = path.replace(/\[\d+\]|first|second/g, '')
    const key = `${file} ${field} ${reason}`
    const times = (this.#dropped.get(key)?.times ?? 0) + 1
    this.#dropped.set(key, { file, path, reason, ...this.#dropped.get(key), times })
  }

  /** Whether one of the files exists. */
  isGiven(...files: string[]): boolean {
    return files.some((file) => this.#found.has(file))
  }

  /** Empty if the file is missing. @throws NotRead if it isn't a JSON list */
  async read<S extends v.GenericSchema>(file: string, schema: S): Promise<Located<v.InferOutput<S>>[]> {
    const raw = await this.#source.read(file)
    if (raw === undefined) return []
    if (!Array.isArray(raw)) throw new NotRead(`${file} must be a list`)
    if (raw.length === 0) return []
    this.#found.add(file)
    return raw.flatMap((one: unknown, index) => {
      const where = { file, index, path: `[${index}]` }
      if (unspeakable.test(JSON.stringify(one) ?? '')) {
        this.refuse(where, 'holds a NUL or half a character')
        return []
      }
      const drop = (path: string, reason: string) => this.drop({ file, path: pathOf(index, path) }, reason)
      const given = this.review.record(one, drop, file === 'ads.json')
      const parsed = parseAnswer(schema, given)
      if (!parsed.ok) {
        this.refuse(where, parsed.reason)
        return []
      }
      for (const { path, reason } of parsed.leftOut) this.refuse({ file, path: pathOf(index, path) }, reason)
      findLostFields(given, parsed.value, drop)
      return [{ ...where, record: parsed.value }]
    })
  }

  /**
   * Maps each record with `make`; a Refusal that it throws refuses the record, and so does an id, or what `further` give,
   * that an earlier one has.
   */
  each<T, R extends object>(
    located: readonly Located<T>[],
    make: (record: T, where: Located<T>) => R,
    ...further: ((made: R) => unknown)[]
  ): R[] {
    const keys = [(made: R): unknown => ('id' in made ? made.id : undefined), ...further]
    const known = keys.map((keyOf) => ({ keyOf, holders: new Map<unknown, string>() }))
    return located.flatMap((one) => {
      try {
        const made = make(one.record, one)
        const earlier = known.map(({ keyOf, holders }) => holders.get(keyOf(made))).find(Boolean)
        if (earlier) throw new Refusal(`is the same as ${earlier}`)
        for (const { keyOf, holders } of known)
          if (keyOf(made) !== undefined) holders.set(keyOf(made), `${one.file} ${one.path}`)
        return [made]
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.refuse(one, error.message)
        return []
      }
    })
  }

  /** The records of the file, each mapped. */
  async take<S extends v.GenericSchema, R extends object>(
    file: string,
    schema: S,
    make: (record: v.InferOutput<S>, where: Located<v.InferOutput<S>>) => R,
    ...further: ((made: R) => unknown)[]
  ): Promise<R[]> {
    return this.each(await this.read(file, schema), make, ...further)
  }

  /** Refuses records that conflict with others, repeatedly, because others may depend on the refused ones. */
  settle<M extends { id: number; where: Where }>(
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

/** The reason why a record is refused. */
export class Refusal extends Error {}

const largestId = 2_147_483_647

/** Parsed ids are strings; the tables have integers. */
export function idOf(text: string, field = 'id'): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > largestId)
    throw new Refusal(`${field}: must be a whole number up to ${largestId}, is "${text.slice(0, 50)}"`)
  return Number(text)
}

/** An id, or null if it is missing. @throws Refusal for anything but a whole number */
export const idOrNull = (text: string | null | undefined, field: string): number | null =>
  text === null || text === undefined ? null : idOf(text, field)

/** A number that fits an integer column. */
export function whole(value: number, field: string, least = 0, most = 32_767): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Refusal(`${field}: must be a whole number from ${least} to ${most}, is ${value}`)
  return value
}

/** A number that fits an integer column, or null if it is missing. @throws Refusal for anything else */
export const wholeOrNull = (value: number | null | undefined, field: string): number | null =>
  value === null || value === undefined ? null : whole(value, field)
