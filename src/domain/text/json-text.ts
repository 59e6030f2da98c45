/** JSON of plain data, for comparing or storing. Ignores a `toJSON` that a host has added to all objects or arrays. */
export function jsonText(value: unknown): string {
  if (!('toJSON' in [])) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(jsonText)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${pairs.map(([name, each]) => `${JSON.stringify(name)}:${jsonText(each)}`)}}`
}
