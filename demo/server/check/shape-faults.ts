/** How an answer differs from its shape, place by place. */
import * as v from 'valibot'
import { isRecord } from '../import/records'

export interface Difference {
  kind: 'missing' | 'wrong' | 'beyond'
  /** "$.matches[3].location" */
  path: string
  reason?: string
}

/** What a schema tells of itself, as far as the contract's are made of it. */
interface Told {
  type: string
  entries?: Record<string, Told>
  item?: Told
  wrapped?: Told
}

/** Whether the field may be left out: what is not there then reads as null or empty. */
const mayMiss = ({ type }: Told): boolean => type === 'nullish' || type === 'optional'

/** Without what only says that nothing may stand there. */
const inner = (told: Told): Told =>
  told.wrapped && /^(?:nullish|nullable|optional)$/.test(told.type) ? inner(told.wrapped) : told

/** A wrong value would be read as null by the widgets; here it is wrong all the same: what may be null is asked without that. */
function wrongLeaf(told: Told, value: unknown, path: string): Difference[] {
  if (value === null && inner(told) !== told && told.type !== 'optional') return []
  const result = v.safeParse(inner(told) as unknown as v.GenericSchema, value)
  return result.success ? [] : [{ kind: 'wrong', path, reason: result.issues[0].message }]
}

function inRecord(entries: Record<string, Told>, value: Record<string, unknown>, path: string): Difference[] {
  const own = Object.entries(entries).flatMap(([key, told]): Difference[] => {
    if (key in value) return differences(told, value[key], `${path}.${key}`)
    return mayMiss(told) ? [] : [{ kind: 'missing', path: `${path}.${key}` }]
  })
  const beyond = Object.keys(value).filter((key) => !(key in entries))
  return [...own, ...beyond.map((key): Difference => ({ kind: 'beyond', path: `${path}.${key}` }))]
}

function differences(told: Told, value: unknown, path: string): Difference[] {
  if (value === null || value === undefined) return wrongLeaf(told, value, path)
  const { entries, item } = inner(told)
  if (entries && isRecord(value)) return inRecord(entries, value, path)
  if (item && Array.isArray(value))
    return value.flatMap((one, index) => differences(item, one, `${path}[${index}]`))
  return wrongLeaf(told, value, path)
}

/** One for each field, however many records have it: the first place, and in how many it is so. */
export function shapeFaults(schema: v.GenericSchema, value: unknown): (Difference & { times: number })[] {
  const found = new Map<string, Difference & { times: number }>()
  for (const difference of differences(schema as unknown as Told, value, '$')) {
    const key = `${difference.kind} ${difference.path.replace(/\[\d+\]/g, '[]')}`
    const known = found.get(key)
    if (known) known.times += 1
    else found.set(key, { ...difference, times: 1 })
  }
  return [...found.values()]
}
