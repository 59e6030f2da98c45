/**
 * Attributes, events and parts of a tag: each screen's `attributes.ts` is built from these. Docs, types and the
 * manifest are generated from the same values.
 */
import { idsIn, type Side, sideOf, sides } from '../domain/match/club-choice'
import { parseDateInput } from '../domain/time/date'
import { kebab } from '../page/attribute-text'
import type { EventDetails } from '../page/events'
import type { Refresh } from '../page/widget'

export interface Attribute<T> {
  /** The value; undefined if the text is invalid. */
  parse: (text: string) => T | undefined
  fallback: T
  description: string
  /** For docs and types: the accepted words, or the kind of value. */
  takes: readonly string[] | string
}

const idPattern = /^[\w.-]{1,64}$/

/** An id; null if not given. */
export const idAttribute = (description: string): Attribute<string | null> => ({
  parse: (text) => (idPattern.test(text) ? text : undefined),
  fallback: null,
  description,
  takes: 'id',
})

/** Clubs, their ids with commas between them; null if not given. */
export const clubAttribute = (description: string): Attribute<string | null> => ({
  parse: (text) => {
    const ids = idsIn(text)
    return ids.length > 0 && ids.every((id) => idPattern.test(id)) ? ids.join() : undefined
  },
  fallback: null,
  description,
  takes: 'ids',
})

/** With a club; null is both sides. */
export const sideAttribute: Attribute<Side | null> = {
  parse: (text) => sideOf(text) ?? undefined,
  fallback: null,
  description:
    'With `club`: `home`, the matches that it hosts; `away`, those that it visits; without it both',
  takes: sides,
}

/** Any text; null if not given. */
export const textAttribute = (description: string): Attribute<string | null> => ({
  parse: (text) => text,
  fallback: null,
  description,
  takes: 'text',
})

/** A path on the site, without slashes at its ends. */
export const pathAttribute = (description: string, fallback: string): Attribute<string> => ({
  parse: (text) => (/^[\w-]+(\/[\w-]+)*$/.test(text) ? text : undefined),
  fallback,
  description,
  takes: 'path',
})

/** A day as YYYY-MM-DD, from ISO or dd.mm.yyyy. */
export const dateAttribute = (description: string): Attribute<string | null> => ({
  parse: (text) => parseDateInput(text) ?? undefined,
  fallback: null,
  description,
  takes: 'date',
})

/** A whole number within limits, both included. */
export const countAttribute = (
  description: string,
  { least, most, fallback }: { least: number; most: number; fallback: number },
): Attribute<number> => ({
  parse: (text) => {
    const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  },
  fallback,
  description,
  takes: `${least}–${most}`,
})

/** One of a closed set of words. */
export const wordAttribute = <const W extends string>(
  description: string,
  words: readonly W[],
  fallback: W,
): Attribute<W> => ({
  parse: (text) => words.find((word) => word === text),
  fallback,
  description,
  takes: words,
})

/** `on` or `off`. */
export const switchAttribute = (description: string, fallback: 'on' | 'off'): Attribute<boolean> => ({
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  fallback: fallback === 'on',
  description,
  takes: ['on', 'off'],
})

/** For screens that show matches. */
export const refreshAttribute: Attribute<Refresh> = wordAttribute(
  'Asks again once a minute while a match is on, and once when the visitor returns after a minute or more; `always` asks every 15 minutes as well, for a screen in a hall',
  ['on', 'off', 'always'],
  'on',
)

/** Elements without matches have no such attribute. */
export const followingOf = ({ refresh = 'on' }: { refresh?: Refresh }): Refresh => refresh

// biome-ignore lint/suspicious/noExplicitAny: a set of attributes holds values of different types.
export type Attributes = Readonly<Record<string, Attribute<any>>>

export type AttributeValues<A extends Attributes> = { readonly [K in keyof A]: A[K]['fallback'] }

export interface Tag<A extends Attributes = Attributes> {
  tag: `parket-${string}`
  /** What the screen shows, in one English sentence, for the docs. */
  summary: string
  /** By property name; the attribute is the same name in kebab case. */
  attributes: A
  events: readonly (keyof EventDetails)[]
  parts: readonly string[]
}

/**
 * Parses all attributes. `read` returns an attribute's text or null; empty text counts as not given. Invalid text gives
 * the fallback and a call of `warn`.
 */
export function readAttributes<A extends Attributes>(
  attributes: A,
  read: (property: string) => string | null | undefined,
  warn: (property: string, text: string) => void,
): AttributeValues<A> {
  const values: Record<string, unknown> = {}
  for (const [property, attribute] of Object.entries(attributes)) {
    const text = read(property)
    const parsed = text ? attribute.parse(text) : undefined
    if (text && parsed === undefined) warn(property, text)
    values[property] = parsed === undefined ? attribute.fallback : parsed
  }
  return values as AttributeValues<A>
}

/** The console message for an invalid text. */
export const wrongAttribute = (tag: string, property: string, text: string): string =>
  `${tag}: ${kebab(property)}="${text}" is not understood, the default is taken`
