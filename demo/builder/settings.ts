/** What is set in the builder, and how its address says it. A word of the address that makes no sense counts as not said. */
import type { Attribute } from '../../src/element/attributes'
import { attributeText } from '../../src/page/attribute-text'
import { attributesOf, widgetOf, wordsOf } from './tags'
import { noTheme, readTheme, type Theme, themeQuery } from './theme'

/** px that the preview's page is wide; the drawn ones. */
export const widths = [390, 720, 1200] as const
export type Width = (typeof widths)[number]

/** Where the code is pasted; `skripta` is the HTML of pages without modules. */
export const kinds = ['wordpress', 'okvir', 'modul', 'skripta', 'npm', 'hitro'] as const
export type Kind = (typeof kinds)[number]

/** Attribute texts by property name: only what is no default, each spelled in one way. */
export type Values = Readonly<Record<string, string>>

export interface Settings {
  widget: string
  values: Values
  /** The `start` of the tag, a query: what a screen shows and no attribute says. */
  start: string
  /** The competition whose standings stand beside a match list; `ownLeague`: the one that its club plays in. */
  standings: string | null
  theme: Theme
  /** Null until one is chosen: then the screen decides. */
  width: Width | null
  kind: Kind
  /** Whether the script carries its integrity. */
  isSigned: boolean
}

/** No id has such a letter. */
export const ownLeague = '*'

export const firstSettings: Settings = {
  widget: 'match-search',
  values: {},
  start: '',
  standings: null,
  theme: noTheme,
  width: null,
  kind: 'modul',
  isSigned: false,
}

const keyOf = (widget: string, property: string): string | undefined =>
  wordsOf(widget).attributes[property]?.key

/** The attribute's text as it is spelled here; undefined for a wrong one, and for what goes without saying. */
export function plainText<T>(attribute: Attribute<T>, text: string | null): string | undefined {
  const parsed = text ? attribute.parse(text) : undefined
  if (parsed === undefined) return undefined
  const plain = attributeText(parsed)
  return plain === null || plain === attributeText(attribute.fallback) ? undefined : plain
}

/** Of the texts by property those that the widget takes. */
export function valuesOf(widget: string, read: (property: string) => string | null): Values {
  const values: Record<string, string> = {}
  for (const [property, attribute] of Object.entries(attributesOf(widget))) {
    const text = plainText(attribute, read(property))
    if (text !== undefined) values[property] = text
  }
  return values
}

const readStandings = (text: string | null): string | null =>
  text === ownLeague
    ? text
    : (plainText(attributesOf('competition').competition as Attribute<unknown>, text) ?? null)

/** Reads the builder's own address, its query with or without "?". */
export function readSettings(query: string): Settings {
  const parameters = new URLSearchParams(query)
  const widget = widgetOf(parameters.get('gradnik')) ?? firstSettings.widget
  return {
    widget,
    values: valuesOf(widget, (property) => parameters.get(keyOf(widget, property) ?? property)),
    start: parameters.get('zacetek') ?? '',
    standings: widget === 'match-list' ? readStandings(parameters.get('lestvica')) : null,
    theme: readTheme(parameters),
    width: widths.find((width) => String(width) === parameters.get('sirina')) ?? firstSettings.width,
    kind: kinds.find((kind) => kind === parameters.get('oblika')) ?? firstSettings.kind,
    isSigned: parameters.get('podpis') === 'da',
  }
}

/** The same as the address says it, without "?"; what goes without saying is left out. */
export function settingsQuery(settings: Settings): string {
  const { widget, values, start, standings, theme, width, kind, isSigned } = settings
  const said = {
    gradnik: widget === firstSettings.widget ? null : widget,
    ...Object.fromEntries(
      Object.entries(values).map(([property, text]) => [keyOf(widget, property) ?? property, text]),
    ),
    zacetek: start,
    lestvica: standings,
    ...themeQuery(theme),
    sirina: width && String(width),
    oblika: kind === firstSettings.kind ? null : kind,
    podpis: isSigned ? 'da' : null,
  }
  const parameters = new URLSearchParams()
  for (const [key, text] of Object.entries(said)) if (text) parameters.set(key, text)
  return parameters.toString()
}

/** A word or a number of how it looks, not of what it shows. */
const isManner = ({ takes }: Attribute<unknown>): boolean => typeof takes !== 'string' || /^\d/.test(takes)

/** A national team is named by its page or by its competition: the other name would have no effect, or all of it. */
const rivals: Readonly<Record<string, string>> = { page: 'team', team: 'page' }

/** With one attribute changed; null takes it back. What a screen had shown beside it holds no longer. */
export function withValue(settings: Settings, property: string, text: string | null): Settings {
  const { widget, values, start } = settings
  const attribute = attributesOf(widget)[property]
  if (!attribute) return settings
  const plain = plainText(attribute, text)
  const changed = (name: string): string | null => {
    if (name === property) return plain ?? null
    return plain !== undefined && name === rivals[property] ? null : (values[name] ?? null)
  }
  return { ...settings, values: valuesOf(widget, changed), start: isManner(attribute) ? start : '' }
}

/** Another widget: it takes over what it has a word for, as the club. */
export function withWidget(settings: Settings, widget: string): Settings {
  const values = valuesOf(widget, (name) => settings.values[name] ?? null)
  return { ...settings, widget, start: '', standings: null, values }
}

/** What is pasted: the widget, and the standings beside it where there are such. */
export function partsOf(settings: Settings): Settings[] {
  const { standings, values } = settings
  if (standings === null || standings === ownLeague) return [settings]
  const texts: Record<string, string | undefined> = {
    competition: standings,
    club: values.club,
    tab: 'standings',
  }
  const beside = valuesOf('competition', (name) => texts[name] ?? null)
  return [settings, { ...settings, widget: 'competition', values: beside, start: '', standings: null }]
}
