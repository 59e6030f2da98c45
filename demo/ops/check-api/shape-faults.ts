/** Lists the differences of an answer from its schema. */
import * as v from 'valibot'
import { isRecord } from '../../api/json'

export interface Difference {
  kind: 'missing' | 'wrong' | 'beyond'
  /** "$.matches[3].location" */
  path: string
  reason?: string
}

/** The parts of a valibot schema that the contract's consist of. */
interface SchemaNode {
  type: string
  entries?: Record<string, SchemaNode>
  item?: SchemaNode
  wrapped?: SchemaNode
}

/** Whether the field may be missing, which counts as null or empty. */
const mayMiss = ({ type }: SchemaNode): boolean => type === 'nullish' || type === 'optional'

/** Without the wrapper for null and missing values. */
const inner = (schema: SchemaNode): SchemaNode =>
  schema.wrapped && /^(?:nullish|nullable|optional)$/.test(schema.type) ? inner(schema.wrapped) : schema

/** The widgets read an invalid optional value as null; here it is an error, so it is checked without the fallback. */
function wrongLeaf(schema: SchemaNode, value: unknown, path: string): Difference[] {
  if (value === null && inner(schema) !== schema && schema.type !== 'optional') return []
  const result = v.safeParse(inner(schema) as unknown as v.GenericSchema, value)
  return result.success ? [] : [{ kind: 'wrong', path, reason: result.issues[0].message }]
}

function inRecord(
  entries: Record<string, SchemaNode>,
  value: Record<string, unknown>,
  path: string,
): Difference[] {
  const own = Object.entries(entries).flatMap(([key, schema]): Difference[] => {
    if (key in value) return differences(schema, value[key], `${path}.${key}`)
    return mayMiss(schema) ? [] : [{ kind: 'missing', path: `${path}.${key}` }]
  })
  const beyond = Object.keys(value).filter((key) => !(key in entries))
  return [...own, ...beyond.map((key): Difference => ({ kind: 'beyond', path: `${path}.${key}` }))]
}

function differences(schema: SchemaNode, value: unknown, path: string): Difference[] {
  if (value === null || value === undefined) return wrongLeaf(schema, value, path)
  const { entries, item } = inner(schema)
  if (entries && isRecord(value)) return inRecord(entries, value, path)
  if (item && Array.isArray(value))
    return value.flatMap((one, index) => differences(item, one, `${path}[${index}]`))
  return wrongLeaf(schema, value, path)
}

/** One per field, however many records have it: the first path, and the number of records. */
export function shapeFaults(schema: v.GenericSchema, value: unknown): (Difference & { times: number })[] {
  const found = new Map<string, Difference & { times: number }>()
  for (const difference of differences(schema as unknown as SchemaNode, value, '$')) {
    const key = `${difference.kind} ${difference.path.replace(/\[\d+\]/g, '[]')}`
    const known = found.get(key)
    if (known) known.times += 1
    else found.set(key, { ...difference, times: 1 })
  }
  return [...found.values()]
}
