/** The host changes an attribute, or a property, of an element whose tag isn't defined yet. */
import { kebab, reflected } from '../../page/attribute-text'

/**
 * Turns properties that the host has set, or sets from now on, into attributes. The accessors are replaced when the tag is
 * defined. A second call does nothing.
 */
export function reflectProperties(host: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(host, name)
    if (own && Object.hasOwn(own, 'get')) continue
    Object.defineProperty(host, name, reflected(name))
    if (own) Reflect.set(host, name, own.value)
  }
}

/** Calls back for an attribute of these properties that has another text. Returns the way to stop. */
export function onHostChange(host: Element, properties: readonly string[], act: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    const hasChanged = ({ attributeName, oldValue }: MutationRecord) =>
      host.getAttribute(attributeName as string) !== oldValue
    if (changes.some(hasChanged)) act()
  })
  observer.observe(host, { attributeFilter: properties.map(kebab), attributeOldValue: true })
  return () => observer.disconnect()
}
