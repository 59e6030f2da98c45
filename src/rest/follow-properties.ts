/** Properties of an element that is not defined yet. */
import { attributeText, kebab } from '../page/attribute-text'

/**
 * A property that the host has set, or sets from now on, is an attribute at once; the definition takes this accessor's
 * place. Does nothing the second time.
 */
export function followProperties(host: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(host, name)
    if (own?.get) continue
    Object.defineProperty(host, name, {
      configurable: true,
      enumerable: true,
      get: () => host.getAttribute(kebab(name)),
      set(value: unknown) {
        const text = attributeText(value)
        if (text === null) host.removeAttribute(kebab(name))
        else host.setAttribute(kebab(name), text)
      },
    })
    if (own) Reflect.set(host, name, own.value)
  }
}
