/** An element's properties as its attributes. */

/** A value as the attribute's text; null is no attribute. */
export function attributeText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** `perPage` → `per-page`. */
export const kebab = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
