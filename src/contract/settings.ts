/**
 * What CMS segments carry as JSON inside strings (spec 3 "Known segmentSettings keys"). Everything here
 * takes what an editor may have typed: a missing, broken or half setting gives the default, never a throw.
 */
import * as v from 'valibot'
import { rosterLayouts, rosterOrders } from '../domain/roster-choice'
import { id, optional, optionalText, Photo, text } from './fields'
import { type Segment, Segment as SegmentSchema } from './pages'
import { parseAnswer } from './parse'

/** On and off as the CMS writes them: true, 1, "1", "true". */
const looseFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** What is no list reads as an empty one; of a list the bad records alone are left out. */
const looseList = <S extends v.GenericSchema>(record: S) =>
  v.nullish(
    v.lazy((input) => (Array.isArray(input) ? v.array(record) : v.fallback(v.array(record), []))),
    [],
  )

/** The entries that replace the query; a list has none. */
const queryEntries = v.pipe(
  v.custom<object>((input) => typeof input === 'object' && !Array.isArray(input)),
  v.record(v.string(), v.union([v.string(), v.number()])),
)

export const Tab = v.object({
  name: text,
  value: v.fallback(v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), ''),
  hash: text,
  link: optionalText,
  new: optional(queryEntries),
  show: v.fallback(looseFlag, false),
  type: optionalText,
  competitionId: optional(id),
  newsCategoryId: optional(id),
  rosterType: v.fallback(v.picklist(rosterLayouts), 'grid'),
  rosterOrder: v.fallback(v.picklist(rosterOrders), 'byJerseyNumber'),
  showAllTimeStandings: v.fallback(looseFlag, false),
  segments: looseList(SegmentSchema),
})
export type Tab = v.InferOutput<typeof Tab>

export const Subpage = v.object({
  id,
  fullscreen: v.fallback(looseFlag, false),
  image_url: optionalText,
  primaryColor: optionalText,
  secondaryColor: optionalText,
  newsCategoryId: optional(id),
})
export type Subpage = v.InferOutput<typeof Subpage>

export const PersonnelPerson = v.object({
  name: text,
  function: v.fallback(v.nullish(text, ''), ''),
  photo: optional(Photo),
})
export type PersonnelPerson = v.InferOutput<typeof PersonnelPerson>

const DocumentFile = v.object({ path: text, title: optionalText })
export type DocumentFile = v.InferOutput<typeof DocumentFile>

/** A document under one of the rules and forms page's fixed entries. */
const DocumentEntry = v.object({ entry: text, text, url: text })
export type DocumentEntry = v.InferOutput<typeof DocumentEntry>

/** The setting's text, or undefined where the segment has none with that key; the first one wins. */
export function setting(segment: Pick<Segment, 'segmentSettings'>, key: string): string | undefined {
  return segment.segmentSettings.find((entry) => entry.key === key)?.value
}

function parseJson(value: string | undefined): unknown {
  if (value === undefined || value.trim() === '') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function listSetting<S extends v.GenericSchema>(
  segment: Segment,
  key: string,
  record: S,
): v.InferOutput<S>[] {
  const parsed = parseAnswer(v.array(record), parseJson(setting(segment, key)))
  return parsed.ok ? parsed.value : []
}

export const tabsOf = (segment: Segment): Tab[] => listSetting(segment, 'tabs', Tab)
export const photosOf = (segment: Segment): Photo[] => listSetting(segment, 'photos', Photo)
export const subpagesOf = (segment: Segment): Subpage[] => listSetting(segment, 'subpagesData', Subpage)
export const personnelOf = (segment: Segment): PersonnelPerson[] =>
  listSetting(segment, 'personnel', PersonnelPerson)
export const contentOf = (segment: Segment): Segment[] => listSetting(segment, 'content', SegmentSchema)

export const documentEntriesOf = (segment: Segment): DocumentEntry[] =>
  listSetting(segment, 'documents', DocumentEntry)

export function documentOf(segment: Segment): DocumentFile | undefined {
  const parsed = parseAnswer(DocumentFile, parseJson(setting(segment, 'document')))
  return parsed.ok ? parsed.value : undefined
}

/** A setting out of a closed set of words; anything else is the fallback. */
export function wordOf<const W extends string>(
  segment: Segment,
  key: string,
  words: readonly W[],
  fallback: W,
): W {
  const value = setting(segment, key)
  return words.find((word) => word === value) ?? fallback
}

/** `defaultOpen` "1" (spec 4): anything else is closed. */
export const isDefaultOpen = (segment: Segment): boolean => setting(segment, 'defaultOpen') === '1'
