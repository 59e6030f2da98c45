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

/** The text of the first setting with that key, or undefined. */
export function setting(segment: Pick<Segment, 'segmentSettings'>, key: string): string | undefined {
  return segment.segmentSettings.find((entry) => entry.key === key)?.value
}

/** The setting parsed as JSON; undefined if it isn't JSON. */
export function jsonSetting(segment: Segment, key: string): unknown {
  try {
    return JSON.parse(setting(segment, key) ?? '')
  } catch {
    return undefined
  }
}

/** Anything but a list counts as an empty list; invalid records of a list are left out. */
export function listSetting<S extends v.GenericSchema>(
  segment: Segment,
  key: string,
  record: S,
): v.InferOutput<S>[] {
  const parsed = parseAnswer(v.array(record), jsonSetting(segment, key))
  return parsed.ok ? parsed.value : []
}

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
