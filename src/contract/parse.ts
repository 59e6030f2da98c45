/**
 * An answer becomes data, or nothing (contract 6). A bad record is left out of the nearest list that holds
 * it, the rest stays; only an answer that is wrong outside every list is refused whole.
 */
import * as v from 'valibot'

export interface LeftOut {
  /** Where the record stood, for example "matches.3". */
  path: string
  reason: string
}

export type Parsed<T> = { ok: true; value: T; leftOut: LeftOut[] } | { ok: false; reason: string }

type Step = { container: unknown[]; index: number; path: string }

/** The innermost list that the issue's path goes through, or undefined where there is none. */
function nearestListItem(issue: v.BaseIssue<unknown>): Step | undefined {
  const path = issue.path ?? []
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const item = path[depth]
    if (item?.type === 'array' && Array.isArray(item.input)) {
      const names = path.slice(0, depth + 1).map((step) => String(step.key))
      return { container: item.input, index: Number(item.key), path: names.join('.') }
    }
  }
  return undefined
}

/**
 * Parses any value that came from outside. `raw` belongs to the caller and may be changed: bad records are
 * taken out of its lists. Never throws; every round takes at least one record out, so it ends.
 */
export function parseAnswer<S extends v.GenericSchema>(schema: S, raw: unknown): Parsed<v.InferOutput<S>> {
  const leftOut: LeftOut[] = []
  for (;;) {
    const result = v.safeParse(schema, raw)
    if (result.success) return { ok: true, value: result.output, leftOut }
    const bad = new Map<unknown[], Set<number>>()
    for (const issue of result.issues) {
      const step = nearestListItem(issue)
      if (!step) return { ok: false, reason: issue.message }
      const indexes = bad.get(step.container) ?? new Set<number>()
      if (!indexes.has(step.index)) leftOut.push({ path: step.path, reason: issue.message })
      bad.set(step.container, indexes.add(step.index))
    }
    for (const [list, indexes] of bad) {
      const kept = list.filter((_, index) => !indexes.has(index))
      list.length = 0
      for (const record of kept) list.push(record)
    }
  }
}
