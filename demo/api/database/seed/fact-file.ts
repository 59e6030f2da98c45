/**
 * The files of demo/data as they are read: facts with their sources (demo/data/README.md). A file that doesn't fit stops
 * the seeding with the path that is wrong; nothing is left out silently here.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { genders } from '../../../../src/contract/national-teams'
import { isWallTime } from '../../../../src/domain/time/date'
import { factsFolder } from '../project-folder'

export const text = v.string()
export const known = v.nullable(text)
export const count = v.number()
export const knownCount = v.nullable(count)
export const wallTime = v.nullable(v.pipe(text, v.check(isWallTime, 'not a wall time')))
export const gender = v.picklist(genders)
/** Invented: example-teams.json. */
export const example = v.optional(v.boolean(), false)

export function readFacts<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  const result = v.safeParse(schema, JSON.parse(readFileSync(join(factsFolder(), file), 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`demo/data/${file}, ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`)
}

/** @throws Error with the reason where there is none: the facts don't fit each other */
export function required<T>(value: T | undefined, reason: string): T {
  if (value === undefined) throw new Error(reason)
  return value
}
