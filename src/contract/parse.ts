/**
 * Validates an answer. A bad record is removed from the innermost list that contains it, the rest is kept; the answer
 * as a whole is rejected only if it is invalid outside every list.
 */
import * as v from 'valibot'

export interface LeftOut {
  /** The path of the record, for example "matches.3". */
  path: string
  /** The invalid field, and why. */
  reason: string
}

export type Parsed<T> = { ok: true; value: T; leftOut: LeftOut[] } | { ok: false; reason: string }

type Step = { container: unknown[]; index: number; path: string; reason: string }

/** "firstTeamName: Invalid type: …"; only the message if the value itself is invalid. */
const reasonOf = (issue: v.BaseIssue<unknown>, field: string[]): string =>
  [...(field.length > 0 ? [field.join('.')] : []), issue.message].join(': ')

const namesOf = (issue: v.BaseIssue<unknown>): string[] => (issue.path ?? []).map(({ key }) => String(key))

/** The innermost list on the issue's path; undefined if there is none. */
function nearestListItem(issue: v.BaseIssue<unknown>): Step | undefined {
  const path = issue.path ?? []
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const item = path[depth]
    if (item?.type === 'array' && Array.isArray(item.input)) {
      const names = namesOf(issue)
      return {
        container: item.input,
        index: Number(item.key),
        path: names.slice(0, depth + 1).join('.'),
        reason: reasonOf(issue, names.slice(depth + 1)),
      }
    }
  }
  return undefined
}

/**
 * Parses any value from outside. `raw` is modified: bad records are removed from its lists. Never throws. Every round
 * removes at least one record, so it ends.
 */
export function parseAnswer<S extends v.GenericSchema>(schema: S, raw: unknown): Parsed<v.InferOutput<S>> {
  const leftOut: LeftOut[] = []
  for (;;) {
    const result = v.safeParse(schema, raw)
    if (result.success) return { ok: true, value: result.output, leftOut }
    const bad = new Map<unknown[], Set<number>>()
    for (const issue of result.issues) {
      const step = nearestListItem(issue)
      if (!step) return { ok: false, reason: reasonOf(issue, namesOf(issue)) }
      const indexes = bad.get(step.container) ?? new Set<number>()
      if (!indexes.has(step.index)) leftOut.push({ path: step.path, reason: step.reason })
      bad.set(step.container, indexes.add(step.index))
    }
    for (const [list, indexes] of bad) {
      const kept = list.filter((_, index) => !indexes.has(index))
      list.length = 0
      for (const record of kept) list.push(record)
    }
  }
}
