/** Properties of an element whose tag isn't defined yet. */
import { reflected } from '../page/attribute-text'

/**
 * Turns properties that the host has set, or sets from now on, into attributes. The accessors are replaced when the tag is
 * defined. A second call does nothing.
 */
export function followProperties(host: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(host, name)
    if (own && Object.hasOwn(own, 'get')) continue
    Object.defineProperty(host, name, reflected(name))
    if (own) Reflect.set(host, name, own.value)
  }
}
