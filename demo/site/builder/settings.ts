/** The builder's settings and their query. An invalid value counts as not given. */

import { changedQuery } from '../../../src/domain/query/query'
import type { Attribute } from '../../../src/island/attributes'
import { attributeText } from '../../../src/page/attribute-text'
import { attributesOf, widgetOf, wordsOf } from './tags'
import { noTheme, readTheme, type Theme, themeQuery } from './theme'

/** Widths of the preview's page in px. */
export const widths = [390, 720, 1200] as const
export type Width = (typeof widths)[number]

/** Kinds of code; `skripta` is for pages without modules. */
export const kinds = ['wordpress', 'okvir', 'modul', 'skripta', 'npm', 'hitro'] as const
export type Kind = (typeof kinds)[number]

/** Attribute texts by property name, without defaults and normalized. */
export type Values = Readonly<Record<string, string>>

export interface Settings {
  widget: string
  values: Values
  /** The tag's `start`, a query: the state without an attribute. */
  start: string
  /** The competition whose standings are beside a match list; `ownLeague`: the one that its club plays in. */
  standings: string | null
  theme: Theme
  /** Null until one is chosen: then the screen decides. */
  width: Width | null
  kind: Kind
  /** Whether the script has an integrity attribute. */
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

/** The attribute's normalized text; undefined if it is invalid or the default. */
export function plainText<T>(attribute: Attribute<T>, text: string | null): string | undefined {
  const parsed = text ? attribute.parse(text) : undefined
  if (parsed === undefined) return undefined
  const plain = attributeText(parsed)
  return plain === null || plain === attributeText(attribute.fallback) ? undefined : plain
}

/** The texts of attributes that the widget has. */
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

/** Reads the builder's own query, with or without "?". */
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

/** The settings as a query, without "?" and without defaults. */
export function settingsQuery(settings: Settings): string {
  const { widget, values, start, standings, theme, width, kind, isSigned } = settings
  return changedQuery('', {
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
  })
}

/** Attributes of the look, not of the content. */
const isManner = ({ takes }: Attribute<unknown>): boolean => typeof takes !== 'string' || /^\d/.test(takes)

/** A national team is given either by its page or by its competition. */
const rivals: Readonly<Record<string, string>> = { page: 'team', team: 'page' }

/** Changes one attribute; null removes it. Removes `start`, which was valid only with the old value. */
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

/** Changes the widget and keeps the attributes that both have, such as the club. */
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
