/**
 * What CMS segments carry as JSON inside strings. Everything here
 * takes what an editor may have typed: a missing, broken or half setting gives the default, never a throw.
 */
import * as v from 'valibot'
import type { Segment } from './pages'
import { parseAnswer } from './parse'

/** On and off as the CMS writes them: true, 1, "1", "true". */
export const looseFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** The setting's text, or undefined where the segment has none with that key; the first one wins. */
export function setting(segment: Pick<Segment, 'segmentSettings'>, key: string): string | undefined {
  return segment.segmentSettings.find((entry) => entry.key === key)?.value
}

/** What the setting says as JSON; undefined where it is none. */
export function jsonSetting(segment: Segment, key: string): unknown {
  try {
    return JSON.parse(setting(segment, key) ?? '')
  } catch {
    return undefined
  }
}

/** What is no list reads as an empty one; of a list the bad records alone are left out. */
export function listSetting<S extends v.GenericSchema>(
  segment: Segment,
  key: string,
  record: S,
): v.InferOutput<S>[] {
  const parsed = parseAnswer(v.array(record), jsonSetting(segment, key))
  return parsed.ok ? parsed.value : []
}

/** A setting out of a closed set of words; anything else is the fallback. */
export function wordOf<const W extends string>(
  segment: Segment,
  key: string,
  words: readonly W[],
  fallback: W,
): W {
  const value = setting(segment, key)
  return words.find((word) => word === value) ?? fallback
}
