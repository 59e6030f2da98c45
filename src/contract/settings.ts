/**
 * Settings of CMS segments, which are JSON inside strings. Editors type them, so a missing, broken or incomplete
 * setting gives the default and never throws.
 */
import * as v from 'valibot'
import type { Segment } from './pages'
import { parseAnswer } from './parse'

/** Booleans as the CMS writes them: true, 1, "1", "true". */
export const looseFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** The text of the first setting with that key; empty without one. */
export const setting = ({ segmentSettings }: Segment, key: string): string =>
  segmentSettings.find((entry) => entry.key === key)?.value ?? ''

/** A setting from a closed set of words; the fallback for anything else. */
export function wordOf<const W extends string>(
  segment: Segment,
  key: string,
  words: readonly W[],
  fallback: W,
): W {
  const value = setting(segment, key)
  return words.find((word) => word === value) ?? fallback
}

/** A setting in JSON; null if it isn't JSON or of another shape. Invalid records of a list are left out. */
export function jsonSetting<S extends v.GenericSchema>(
  segment: Segment,
  key: string,
  schema: S,
): v.InferOutput<S> | null {
  try {
    const parsed = parseAnswer(schema, JSON.parse(setting(segment, key)))
    return parsed.ok ? parsed.value : null
  } catch {
    return null
  }
}

/** Anything but a list counts as an empty list. */
export const listSetting = <S extends v.GenericSchema>(segment: Segment, key: string, record: S) =>
  jsonSetting(segment, key, v.array(record)) ?? []
