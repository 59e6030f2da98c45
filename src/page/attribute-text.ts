/** Reflects an element's properties as attributes. */

/** A value as the attribute's text; null means no attribute. Throws if an object can't be converted. */
export function attributeText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** `perPage` → `per-page`. */
export const kebab = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Setting a property sets the attribute; a value without a text removes it. Never throws. */
function setAttributeOf(host: Element, property: string, value: unknown): void {
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

/** The accessor of a property that is the attribute of its name, for an element or its prototype. */
export const reflected = (property: string): PropertyDescriptor & ThisType<Element> => ({
  configurable: true,
  enumerable: true,
  get() {
    return this.getAttribute(kebab(property))
  },
  set(value: unknown) {
    setAttributeOf(this, property, value)
  },
})
