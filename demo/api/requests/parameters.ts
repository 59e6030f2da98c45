/**
 * Kinds of request parameters. An empty one counts as missing ("?season=&club=3" filters by club); any other invalid
 * value is refused with 400.
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import { datePartsOf } from '../../../src/domain/time/date'
import { unknown } from '../http/problem'

/** Ids are PostgreSQL integers. */
const largestId = 2_147_483_647
const isId = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= largestId
const isIsoDate = (text: string): boolean => datePartsOf(text) !== null
const wholeWithin = (least: number, most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
const isLine = (text: string): boolean => !/\p{Cc}/u.test(text)

/** A text with a meaning; empty or missing it is undefined, else it must be right. */
const optionalText = <T>(
  meaning: string,
  isRight: (text: string) => boolean,
  fault: string,
  read: (text: string) => T,
) =>
  v.optional(
    v.pipe(
      v.string(),
      v.description(meaning),
      v.check((text) => text === '' || isRight(text), fault),
      v.transform((text) => (text === '' ? undefined : read(text))),
    ),
  )

/** A required id. 400 if it isn't a number. */
export const idText = (meaning: string) =>
  v.pipe(v.string(), v.description(meaning), v.check(isId, 'must be a number'), v.transform(Number))

/** An optional id. 400 if it is neither empty nor a number. */
export const optionalId = (meaning: string) => optionalText(meaning, isId, 'must be a number', Number)

/** Comma-separated numbers, at most 100; undefined without one. */
export const optionalIds = (meaning: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.description(meaning),
      v.transform((text) => text.split(',').filter((piece) => piece !== '')),
      v.maxLength(100, 'must be at most 100 numbers'),
      v.everyItem(isId, 'must be numbers with commas between them'),
      v.transform((ids) => (ids.length > 0 ? ids.map(Number) : undefined)),
    ),
  )

/** An optional ISO day. 400 for anything else, and for days that don't exist. */
export const optionalDate = (meaning: string) =>
  optionalText(meaning, isIsoDate, 'must be a date YYYY-MM-DD', String)

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+ -]\d\d:?\d\d)$/.test(text) &&
  isIsoDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text.replace(' ', '+')))

/** An optional ISO instant; a plus sign that travelled as a space is one. */
export const optionalInstant = (meaning: string) =>
  optionalText(
    meaning,
    isInstant,
    'must be an instant YYYY-MM-DDTHH:MM:SSZ',
    (text) => new Date(text.replace(' ', '+')),
  )

/** A whole number from `least` to `most`. */
const optionalWholeNumber = (meaning: string, least: number, most: number, note = '') =>
  optionalText(
    `${meaning}; ${least} to ${most}${note}`,
    wholeWithin(least, most),
    `must be a whole number from ${least} to ${most}`,
    Number,
  )

/** The same; `otherwise` if it is missing. */
const wholeNumber = (meaning: string, least: number, most: number, otherwise: number) =>
  v.pipe(
    v.optional(
      optionalWholeNumber(meaning, least, most, `, ${otherwise} where absent`).wrapped,
      String(otherwise),
    ),
    v.transform((number) => number ?? otherwise),
  )

const lastPage = 10_000_000

/** `page` from 1, if it matters whether it was given. */
export const optionalPage = optionalWholeNumber(
  'Page, from 1; after the last one the list is empty',
  1,
  lastPage,
)

/** `page` from 1 (a page after the last one is empty) and `perPage`. */
export const paging = (perPage: number) => ({
  page: wholeNumber('Page, from 1; after the last one the list is empty', 1, lastPage, 1),
  perPage: wholeNumber('Records on a page', 1, 100, perPage),
})

/** One line of text, 1 to `longest` characters. */
export const line = (meaning: string, longest: number) =>
  v.pipe(
    v.string(),
    v.description(meaning),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must be at most ${longest} characters long`),
    v.check(isLine, 'must not have control characters'),
  )

/** An id from a path; undefined if no row can have it. */
export const idOf = (text: string): number | undefined => (isId(text) ? Number(text) : undefined)

/** The id in the request's path; 404 if it is invalid. */
export const pathId = (c: Context, what: string): number => found(idOf(c.req.param('id') ?? ''), what)

const longestSlug = 300

/** The slug in the request's path; 404 if it is invalid. */
export function pathSlug(c: Context, what: string): string {
  const text = c.req.param('url') ?? ''
  return found(isLine(text) && text.length <= longestSlug ? text : undefined, what)
}

/** The answer with one record, or 404. */
export function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw unknown(what)
  return thing
}

/** One of a closed set of words. */
export const word = <const W extends readonly string[]>(meaning: string, words: W) =>
  v.pipe(v.picklist(words, `must be one of ${words.join(', ')}`), v.description(meaning))

/** The same; empty or missing is none of them. */
export const optionalWord = <const W extends readonly [string, ...string[]]>(meaning: string, words: W) =>
  v.optional(
    v.pipe(
      v.picklist(['', ...words], `must be one of ${words.join(', ')}`),
      v.description(meaning),
      v.transform((text) => (text === '' ? undefined : (text as W[number]))),
    ),
  )
