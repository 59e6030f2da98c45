/** An element's properties as its attributes. */

/** A value as the attribute's text; null is no attribute. Throws where an object makes no text. */
export function attributeText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** `perPage` → `per-page`. */
export const kebab = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A property that is set is an attribute; what can be no text takes it away. Never throws into the host's statement. */
export function setAttributeOf(host: Element, property: string, value: unknown): void {
  const name = kebab(property)
  let text: string | null = null
  try {
    text = attributeText(value)
  } catch {
    console.warn(`${host.localName}: ${name} is no text`)
  }
  if (text === null) host.removeAttribute(name)
  else host.setAttribute(name, text)
}
