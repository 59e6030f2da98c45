/** Settings of a CMS page's segments, other than tabs. */
import * as v from 'valibot'
import { id, optional, optionalText, Photo, text } from './fields'
import { type Segment, Segment as SegmentSchema } from './pages'
import { parseAnswer } from './parse'
import { jsonSetting, listSetting, looseFlag, setting, wordOf } from './settings'

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

/** A team whose last and next match a page shows: its id, and the url of its page, "clani/kvalifikacije-za-sp-2027". */
const ShownTeam = v.object({ id, page: optionalText })
export type ShownTeam = v.InferOutput<typeof ShownTeam>

const DocumentFile = v.object({ path: text, title: optionalText })
export type DocumentFile = v.InferOutput<typeof DocumentFile>

/** A document in one of the fixed entries of the rules and forms page. */
const DocumentEntry = v.object({ entry: text, text, url: text })
export type DocumentEntry = v.InferOutput<typeof DocumentEntry>

/** Lists in settings; empty if missing or broken, without their invalid records. */
export const photosOf = (segment: Segment): Photo[] => listSetting(segment, 'photos', Photo)
export const subpagesOf = (segment: Segment): Subpage[] => listSetting(segment, 'subpagesData', Subpage)
export const personnelOf = (segment: Segment): PersonnelPerson[] =>
  listSetting(segment, 'personnel', PersonnelPerson)
export const contentOf = (segment: Segment): Segment[] => listSetting(segment, 'content', SegmentSchema)

/** What is shown above a connecting page's tiles. */
export const headerTypeOf = (segment: Segment) =>
  wordOf(segment, 'headerType', ['matches-search', 'gray-gradient', 'none'], 'none')

/** Teams whose matches are shown under a search; none under another header. */
export const headerTeamsOf = (segment: Segment): ShownTeam[] =>
  headerTypeOf(segment) === 'matches-search' ? listSetting(segment, 'nationalTeams', ShownTeam) : []

export const documentEntriesOf = (segment: Segment): DocumentEntry[] =>
  listSetting(segment, 'documents', DocumentEntry)

export function documentOf(segment: Segment): DocumentFile | undefined {
  const parsed = parseAnswer(DocumentFile, jsonSetting(segment, 'document'))
  return parsed.ok ? parsed.value : undefined
}

/** `defaultOpen` "1" is open, anything else closed. */
export const isDefaultOpen = (segment: Segment): boolean => setting(segment, 'defaultOpen') === '1'
