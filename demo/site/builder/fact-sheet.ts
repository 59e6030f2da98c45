/** The fact sheet of the build (src/build/fact-sheet.mjs); keys are tags without `parket-`. */
import * as v from 'valibot'

const count = v.number()
const Size = v.object({ bytes: count, brotli: count })
const File = v.object({ ...Size.entries, integrity: v.string() })
const Policy = v.object({ base: v.string(), trustedTypes: v.string() })

const WidgetFacts = v.object({
  /** Loaded when it is hydrated */
  live: Size,
  /** Loaded on demand at most: a tab, a kind of segment, a field's list */
  reachedFor: Size,
  standalone: File,
  hosts: v.array(v.string()),
  cookies: v.literal(0),
  storageKeys: v.literal(0),
  csp: Policy,
  licences: v.array(v.object({ name: v.string(), version: v.string(), licence: v.string() })),
})

export const FactSheet = v.object({
  version: v.string(),
  /** All scripts of the first view */
  loader: File,
  csp: Policy,
  widgets: v.record(v.string(), WidgetFacts),
})
export type FactSheet = v.InferOutput<typeof FactSheet>
