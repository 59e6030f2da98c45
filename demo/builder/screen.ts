/**
 * The widgets as screens of the site: where each one's page is, and which words of that page's query an attribute
 * says. What no attribute says goes into `start`, whole: a query that names any key of a list has the whole say.
 */
import { formatDotDate } from '../../src/domain/date'
import { mountOf } from '../shell/routes'
import { firstSettings, type Settings, type Values, valuesOf } from './settings'
import { attributesOf, widgetOf } from './tags'

interface SitePage {
  /** Its path, percent-encoded and without a slash in front; null where the site has none. */
  path: (values: Values) => string | null
  /** The page's keys that an attribute says. */
  said?: Readonly<Record<string, string>>
  /** Its other keys. */
  unsaid?: readonly string[]
}

const matchKeys = { sezona: 'season', klub: 'club', tekmovanje: 'competition', dvorana: 'hall' } as const

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const below = (folder: string, text: string | undefined): string | null =>
  text === undefined ? null : `${folder}/${encoded(text)}`

const sitePages: Readonly<Record<string, SitePage>> = {
  'match-search': { path: () => 'tekme', said: matchKeys },
  'match-list': {
    path: () => 'tekme',
    said: { ...matchKeys, od: 'from', do: 'to' },
    unsaid: ['stran'],
  },
  roster: { path: () => 'reprezentance' },
  'national-team': {
    path: ({ page }) => below('reprezentance', page) ?? 'reprezentance',
    unsaid: ['tab', 'tekmovanje', 'tip', 'filter', 'sezona', 'vrsta', 'stran'],
  },
  'news-list': { path: () => 'novice', said: { kategorija: 'category' }, unsaid: ['od', 'do', 'stran'] },
  competition: {
    path: ({ competition }) => below('tekmovanje', competition),
    unsaid: ['tab', 'stran', 'razvrstitev'],
  },
  'member-list': { path: () => 'klubi' },
  player: { path: ({ player }) => below('reprezentant', player) },
  'news-article': { path: ({ slug }) => below('novica', slug) },
  'referee-search': {
    path: () => 'sodniski-iskalnik',
    // An attribute chooses, only the query searches.
    unsaid: ['sezona', 'tekmovanje', 'sodnik', 'komisar', 'od', 'do', 'stran'],
  },
  'competition-history': {
    path: () => 'zgodovina-tekmovanj',
    unsaid: ['sezona', 'tekmovanje', 'q', 'razvrstitev'],
  },
  'site-search': { path: () => 'iskalnik', said: { q: 'query' }, unsaid: ['stran'] },
  page: { path: ({ url }) => (url === undefined ? null : url === 'domov' ? '' : encoded(url)) },
  'ad-banner': { path: () => null },
}

const noPage: SitePage = { path: () => null }

const property = (attribute: string): string =>
  attribute.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase())

/** The part of a query that these keys name, in its own order. */
function part(parameters: URLSearchParams, wanted: readonly string[]): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([key, text]) => text !== '' && wanted.includes(key)))
}

/**
 * The settings that show what a page of the site shows. `address` is its path and query; for what is no screen of
 * the site the first settings.
 */
export function settingsOfScreen(address: string): Settings {
  const [path = '', ...queries] = address.split('?')
  const mount = path.startsWith('/') ? mountOf(path) : null
  const widget = widgetOf(mount?.tag.replace('parket-', '') ?? null)
  if (!mount || !widget) return firstSettings
  const { said = {}, unsaid = [] } = sitePages[widget] ?? noPage
  const parameters = new URLSearchParams(queries.join('?'))
  const texts = new Map(Object.entries(mount.attributes).map(([name, text]) => [property(name), text]))
  for (const [key, name] of Object.entries(said)) {
    const text = parameters.get(key)
    if (text) texts.set(name, text)
  }
  const isUnsaid = [...part(parameters, unsaid)].length > 0
  return {
    ...firstSettings,
    widget,
    values: valuesOf(widget, (name) => texts.get(name) ?? null),
    start: isUnsaid ? part(parameters, [...Object.keys(said), ...unsaid]).toString() : '',
    width: 1200,
  }
}

/** The site's own page that shows the same; null where there is none. `site` without a slash at its end. */
export function sitePageOf(
  { widget, values, start }: Pick<Settings, 'widget' | 'values' | 'start'>,
  site: string,
): string | null {
  const { path, said = {} } = sitePages[widget] ?? noPage
  const place = path(values)
  if (place === null) return null
  const parameters = new URLSearchParams(start)
  for (const [key, name] of Object.entries(said)) {
    const text = values[name]
    // Days are dd.mm.yyyy in the site's addresses.
    const isDay = attributesOf(widget)[name]?.takes === 'date'
    if (text && !start) parameters.set(key, isDay ? formatDotDate(text) : text)
  }
  const query = parameters.toString()
  return `${site}/${place}${query && `?${query}`}`
}
