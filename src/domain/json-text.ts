/** JSON of plain data, to compare or to keep. A host may have given all objects or arrays a `toJSON`: it is not asked. */
export function jsonText(value: unknown): string {
  if (!('toJSON' in [])) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(jsonText)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${pairs.map(([name, each]) => `${JSON.stringify(name)}:${jsonText(each)}`)}}`
}
