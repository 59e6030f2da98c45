/** The built files that define an element. */

/**
 * Written in by the build. A file is given by its hash of seven characters. `shared` is a string of hashes; a screen is its
 * own hash, the index of each shared file it needs (a base-36 digit), a space and the names of its own properties.
 */
declare const __CHUNKS__: {
  core: string
  /** The file that polls matches of static elements */
  follow: string
  /** The file that sends elements' first requests */
  first: string
  shared: string
  screens: Record<string, string>
  /** Names of the properties that every element has */
  common: string
  version: string
}

const { core, follow, first, shared, screens, common, version } = __CHUNKS__
const hashLength = 7
const prefix = 'parket-'

export { version }

export const tags = Object.keys(screens).map((name) => prefix + name)

const wordsOf = (tag: string): string[] => (screens[tag.slice(prefix.length)] ?? '').split(' ')

/** Property names of a tag; the attributes are the same names in kebab case. */
export const propertiesOf = (tag: string): string[] => [...wordsOf(tag).slice(1), ...common.split(' ')]

const sharedHash = (digit: string): string => {
  const start = Number.parseInt(digit, 36) * hashLength
  return shared.slice(start, start + hashLength)
}

/** The address of the file that polls matches; `base` is the folder of our files. */
export const followFile = (base: string): string => new URL(`assets/follow-${follow}.js`, base).href

/** The address of the file that sends elements' first requests. */
export const firstFile = (base: string): string => new URL(`assets/first-${first}.js`, base).href

/** Addresses of the files that define the tag, its own last. */
export function filesOf(tag: string, base: string): string[] {
  const [hashes = ''] = wordsOf(tag)
  const paths = [
    `core-${core}`,
    ...[...hashes.slice(hashLength)].map((digit) => `shared-${sharedHash(digit)}`),
    `${tag.slice(prefix.length)}-${hashes.slice(0, hashLength)}`,
  ]
  return paths.map((path) => new URL(`assets/${path}.js`, base).href)
}
