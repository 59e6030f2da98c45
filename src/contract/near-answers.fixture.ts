/** Arbitrary answers by a schema: mostly valid, with invalid values here and there, as from a broken server. */
import fc from 'fast-check'
import type * as v from 'valibot'

/** The parts of a valibot schema that ours consist of. */
interface SchemaFacts {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
  literal?: unknown
}

const texts = fc.oneof(
  fc.constantFrom('2025-11-28 18:00:00', '2026-02-28 00:00:00'),
  fc.constantFrom('2026-02-30 18:00:00', '', '[]', 'Črnomelj'),
  fc.string(),
)

/** Any JSON, including keys that could pollute a prototype. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}').map(parse),
)

function parse(text: string): fc.JsonValue {
  return JSON.parse(text)
}

/** Mostly valid values; every eighth is arbitrary. */
export function nearAnswers(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 7, arbitrary: wanted(schema as unknown as SchemaFacts) },
    { weight: 1, arbitrary: anything },
  )
}

function wanted({
  type,
  entries = {},
  item,
  wrapped,
  options = [],
  literal,
}: SchemaFacts): fc.Arbitrary<unknown> {
  if (type === 'object') {
    return fc.record(
      Object.fromEntries(Object.entries(entries).map(([key, each]) => [key, nearAnswers(each)])),
    )
  }
  if (type === 'array' && item) return fc.array(nearAnswers(item), { maxLength: 4 })
  if (type === 'nullish' && wrapped) return fc.option(nearAnswers(wrapped), { nil: null })
  if (type === 'union') return fc.oneof(...options.map((each) => nearAnswers(each as v.GenericSchema)))
  if (type === 'picklist') return fc.constantFrom(...options)
  if (type === 'literal') return fc.constant(literal)
  if (type === 'string') return texts
  if (type === 'number') return fc.oneof(fc.integer(), fc.double())
  if (type === 'boolean') return fc.boolean()
  return anything
}
