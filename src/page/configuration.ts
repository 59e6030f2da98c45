/** The configuration of elements: the page-wide defaults and an element's own attributes. */

import { withoutAmp, withoutQuotes } from '../domain/text/pasted'
import { type PageDefaults, registry } from '../island/protocol'
import { kebab } from './attribute-text'

export const historyModes = ['memory', 'page'] as const
export type HistoryMode = (typeof historyModes)[number]

export interface Configuration {
  /** Base of the API, absolute, without a slash at the end. */
  api: string
  /** Base of pictures and files, absolute, without a slash at the end. */
  storage: string
  /** Base of the site that links lead to, absolute, without a slash at the end; it may have a path. */
  site: string
  productName: string
  /** The federation's abbreviation, for example KZS. */
  federation: string
  history: HistoryMode
}

/** The attributes that configure an element; `data-{name}` on the script tag is the page's default. */
export const configurationNames = ['api', 'storage', 'site', 'productName', 'federation', 'history'] as const
export type ConfigurationName = (typeof configurationNames)[number]

/** Reads a setting by name; undefined if it isn't set. The first source that has it wins. */
export type ReadSetting = (name: ConfigurationName) => string | undefined

/** An absolute http(s) address without a slash at the end, because paths are appended; undefined for anything else. */
export function absoluteAddress(text: string | undefined, base: string): string | undefined {
  if (!text) return undefined
  try {
    const { href } = new URL(text, base)
    return /^https?:[^?#]+$/.test(href) ? href.replace(/\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

/**
 * The configuration of one element: its own attributes, else the page's, else the defaults. Invalid values count as not
 * set; `warn` is called for each.
 */
export function configurationOf(
  own: ReadSetting,
  page: ReadSetting,
  base: { origin: string; document: string },
  warn: (name: ConfigurationName, value: string) => void,
): Configuration {
  const pick = <T>(name: ConfigurationName, parse: (text: string) => T | undefined, fallback: T): T => {
    for (const text of [own(name), page(name)]) {
      if (!text) continue
      const parsed = parse(text)
      if (parsed !== undefined) return parsed
      warn(name, text)
    }
    return fallback
  }
  const url = (text: string) => absoluteAddress(text, base.document)
  const { origin } = base
  return {
    api: pick('api', url, `${origin}/api`),
    storage: pick('storage', url, `${origin}/storage`),
    site: pick('site', url, origin),
    productName: pick('productName', (text) => text, 'Parket'),
    federation: pick('federation', (text) => text, 'KZS'),
    history: pick('history', (text) => historyModes.find((mode) => mode === text), 'memory'),
  }
}

let own: PageDefaults | undefined

/** For a standalone script: sets the defaults by its own script tag. */
export function takeDefaults(defaults: PageDefaults): void {
  own = defaults
}

/** The defaults by the script tag; without one the page is the origin. */
export const pageDefaults = (): PageDefaults =>
  own ?? registry().defaults ?? { origin: globalThis.location?.origin ?? '', data: {} }

const unquoted = (text: string | null | undefined): string | undefined =>
  text ? withoutQuotes(text) : (text ?? undefined)

/** Reads an element's attributes by property name; `club` falls back to the page's. */
export const attributeTexts =
  (element: Element) =>
  (name: string): string | undefined =>
    unquoted(element.getAttribute(kebab(name)) ?? (name === 'club' ? pageDefaults().data.club : undefined))

/** The query that an element's own state begins with. */
export const startOf = (element: Element): string => withoutAmp(attributeTexts(element)('start') ?? '')

/** The configuration of an element in the page. */
export function elementConfiguration(
  element: Element,
  warn: Parameters<typeof configurationOf>[3],
): Configuration {
  const { data, origin } = pageDefaults()
  const base = { origin, document: document.baseURI }
  return configurationOf(attributeTexts(element), (name) => unquoted(data[name]), base, warn)
}
