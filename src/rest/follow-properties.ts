/** Properties of an element that is not defined yet. */
import { kebab, setAttributeOf } from '../page/attribute-text'

/**
 * A property that the host has set, or sets from now on, is an attribute at once; the definition takes this accessor's
 * place. Does nothing the second time.
 */
export function followProperties(host: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(host, name)
    if (own && Object.hasOwn(own, 'get')) continue
    Object.defineProperty(host, name, {
      configurable: true,
      enumerable: true,
      get: () => host.getAttribute(kebab(name)),
      set(value: unknown) {
        setAttributeOf(host, name, value)
      },
    })
    if (own) Reflect.set(host, name, own.value)
  }
}
