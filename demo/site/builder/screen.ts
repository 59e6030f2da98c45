/**
 * The widgets as screens of the site. What no attribute says goes into `start`, whole: a query that names any key of a
 * list has the whole say.
 */
import { sides, sideWords } from '../../../src/domain/match/club-choice'
import { formatDotDate } from '../../../src/domain/time/date'
import { mountOf, pathTo } from '../shell/routes'
import { queryKeysOf, sitePageOfTag } from '../shell/site-pages'
import { firstSettings, type Settings, valuesOf } from './settings'
import { attributesOf, widgetOf } from './tags'

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const property = (attribute: string): string =>
  attribute.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase())

/** The part of a query with these keys, in the query's order. */
function part(parameters: URLSearchParams, wanted: readonly string[]): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([key, text]) => text !== '' && wanted.includes(key)))
}

/**
 * The settings that reproduce a page of the site. `address` is its path and query; the default settings if it isn't a
 * screen of the site.
 */
export function settingsOfScreen(address: string): Settings {
  const [path = '', ...queries] = address.split('?')
  const mount = path.startsWith('/') ? mountOf(path) : null
  const widget = widgetOf(mount?.tag.replace('parket-', '') ?? null)
  if (!mount || !widget) return firstSettings
  const { keys = {}, otherKeys = [] } = sitePageOfTag(mount.tag)
  const parameters = new URLSearchParams(queries.join('?'))
  const texts = new Map(Object.entries(mount.attributes).map(([name, text]) => [property(name), text]))
  for (const [name, key] of Object.entries(keys)) {
    const text = parameters.get(key)
    if (text) texts.set(name, text)
  }
  const hasOtherKeys = [...part(parameters, otherKeys)].length > 0
  return {
    ...firstSettings,
    widget,
    values: valuesOf(widget, (name) => texts.get(name) ?? null),
    start: hasOtherKeys ? part(parameters, queryKeysOf(mount.tag)).toString() : '',
    width: 1200,
  }
}

/** As the site's addresses have it: days as dd.mm.yyyy, sides in Slovenian. */
function written(text: string, takes: unknown): string {
  if (takes === 'date') return formatDotDate(text)
  return takes === sides ? (sideWords[text] ?? text) : text
}

/** The page of the site with the same content; null if there is none. `site` without a trailing slash. */
export function sitePageOf(
  { widget, values, start }: Pick<Settings, 'widget' | 'values' | 'start'>,
  site: string,
): string | null {
  const tag = `parket-${widget}`
  const { keys = {}, pathOf } = sitePageOfTag(tag)
  const path = pathOf ? pathOf(values) : pathTo(tag, values)
  if (path === null) return null
  const parameters = new URLSearchParams(start)
  for (const [name, key] of Object.entries(keys)) {
    const text = values[name]
    if (text && !start) parameters.set(key, written(text, attributesOf(widget)[name]?.takes))
  }
  const query = parameters.toString()
  return `${site}${encoded(path)}${query && `?${query}`}`
}
