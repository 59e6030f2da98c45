/** Our built files: which of them define an element, and how they are fetched. */
import { ownAddress, ownTag } from './own-address'

/** Written in by the build: the path from this script to the folder of all our files. */
declare const __ROOT__: string
/** Written in by the build (src/build/chunk-list.mjs): files are names in assets/, without `.js`. */
declare const __CHUNKS__: {
  version: string
  /** Names of the properties that every element has */
  common: string[]
  /** Polls matches of static elements */
  follow: string
  /** Sends elements' first requests */
  first: string
  /** By tag without `parket-`; its own file last */
  screens: Record<string, { files: string[]; properties: string[] }>
}

const { version, common, follow, first, screens } = __CHUNKS__
const prefix = 'parket-'

export { first, follow, version }

/** The folder of all our files, as an address. */
export const base = new URL(__ROOT__, ownAddress || location.href).href

const addressOf = (file: string) => `${base}assets/${file}.js`

export const importFile = (file: string) => import(addressOf(file))

export const tags = Object.keys(screens).map((name) => prefix + name)

const screenOf = (tag: string) => screens[tag.slice(prefix.length)]

/** Property names of a tag; the attributes are the same names in kebab case. */
export const propertiesOf = (tag: string): string[] => [...(screenOf(tag)?.properties ?? []), ...common]

/** The files that define the tag. */
export const filesOf = (tag: string): string[] => screenOf(tag)?.files ?? []

const preloaded = new Set<string>()

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the tag's files without running them, once, and never with Save-Data. The links are in `root`, out of the host's
 * sight.
 */
export function preload(tag: string, root: ShadowRoot): void {
  if (preloaded.has(tag) || savesData()) return
  preloaded.add(tag)
  // The page's policy may require the nonce of our script's tag.
  const link = { rel: 'modulepreload', nonce: ownTag?.nonce ?? '' }
  for (const file of filesOf(tag))
    root.append(Object.assign(document.createElement('link'), { ...link, href: addressOf(file) }))
}
