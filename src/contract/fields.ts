/**
 * Kinds of fields. A required field that is missing or invalid makes its record unusable; an optional one is then null.
 */
import * as v from 'valibot'
import { isWallTime } from '../domain/time/date'
import { wallTimeIn } from '../domain/time/instant'

/** The schema for a value that is first put into our form (contract: What is understood). */
export function prepared<S extends v.GenericSchema>(schema: S, prepare: (raw: unknown) => unknown): S {
  const read: S['~run'] = (dataset, config) =>
    schema['~run']({ ...dataset, value: prepare(dataset.value) }, config)
  return { ...schema, '~run': read }
}

/** Digits in quotes are a number; anything else is returned as it is. */
export const numberOf = (raw: unknown): unknown =>
  typeof raw === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(raw) ? Number(raw) : raw

/** Ids are numbers or strings on the wire and strings here, so that they compare as strings. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => String(value)),
)

export const text = v.string()
export const count = prepared(v.pipe(v.number(), v.finite()), numberOf)
export const flag = v.boolean()

export const optionalText = v.fallback(v.nullish(v.string(), null), null)
export const optionalCount = v.fallback(v.nullish(count, null), null)

/** "YYYY-MM-DD HH:MM:SS", a wall time with an existing day. */
export const wallTime = v.pipe(
  v.string(),
  v.check((value) => isWallTime(value), 'not a wall time "YYYY-MM-DD HH:MM:SS"'),
)

/** The same in Slovenia, where it may also be written as an instant, ISO 8601. */
export const slovenianTime = prepared(wallTime, (raw) => wallTimeIn(null, raw))

/** An optional record; an invalid one counts as missing. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null)

/**
 * An optional list; anything else counts as empty. Its bad records are left out one by one (parse.ts): `v.fallback`
 * would drop the good ones as well.
 */
export function listOrNone<S extends v.GenericSchema>(record: S) {
  const list = v.nullish(v.array(record), [])
  const read: (typeof list)['~run'] = (dataset, config) =>
    list['~run'](Array.isArray(dataset.value) ? dataset : { ...dataset, value: null }, config)
  return { ...list, '~run': read }
}

export const PersonName = v.object({ firstName: text, lastName: text })
export type PersonName = v.InferOutput<typeof PersonName>

/** A picture that content names; `path` is resolved by `pictureUrl`. */
export const Photo = v.object({ path: text })
export type Photo = v.InferOutput<typeof Photo>
