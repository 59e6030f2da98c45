/** The built files that define an element. */

/**
 * Written in by the build. A file is its hash: `shared` is a row of them, a screen its own hash and then the places in
 * that row of those it needs, a digit of base 36 each; after a blank the names of its own properties.
 */
declare const __CHUNKS__: {
  core: string
  /** What follows matches for elements at rest */
  follow: string
  shared: string
  screens: Record<string, string>
  /** Names of the properties that every element has */
  common: string
  version: string
}

const { core, follow, shared, screens, common, version } = __CHUNKS__
const hashLength = 7
const prefix = 'parket-'

export { version }

export const tags = Object.keys(screens).map((name) => prefix + name)

const wordsOf = (tag: string): string[] => (screens[tag.slice(prefix.length)] ?? '').split(' ')

/** Names of its properties; the attributes are the same names in kebab case. */
export const propertiesOf = (tag: string): string[] => [...wordsOf(tag).slice(1), ...common.split(' ')]

const sharedHash = (digit: string): string => {
  const start = Number.parseInt(digit, 36) * hashLength
  return shared.slice(start, start + hashLength)
}

export const followFile = (base: string): string => new URL(`assets/follow-${follow}.js`, base).href

/** Addresses of all that the tag needs at once, its own last. */
export function filesOf(tag: string, base: string): string[] {
  const [hashes = ''] = wordsOf(tag)
  const paths = [
    `core-${core}`,
    ...[...hashes.slice(hashLength)].map((digit) => `shared-${sharedHash(digit)}`),
    `${tag.slice(prefix.length)}-${hashes.slice(0, hashLength)}`,
  ]
  return paths.map((path) => new URL(`assets/${path}.js`, base).href)
}
