/** Removes the schemas of named requests: a file that only sends them reads no answer, and needs neither schemas nor valibot. */
const sending = /src\/api\/[\w-]+\.ts$/

function* schemasIn(node) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'Property' && node.key.name === 'schema') yield node.value
  for (const child of Object.values(node)) yield* schemasIn(child)
}

/** Runs after the compiler. */
export const withoutSchemas = () => ({
  name: 'parket-without-schemas',
  transform(code, id) {
    if (!sending.test(id)) return null
    let rest = code
    for (const { start, end } of [...schemasIn(this.parse(code))].toReversed())
      rest = `${rest.slice(0, start)}null${rest.slice(end)}`
    return { code: rest, map: null }
  },
})
