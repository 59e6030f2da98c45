/** The segments of a CMS page by their type, each with its own settings. */
import * as v from 'valibot'
import { id, optional, optionalText, Photo, text } from './fields'
import { Segment } from './pages'
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

/** A team whose last and next match a page shows: its id, and the url of its page, "clani/kvalifikacije-za-sp-2027". */
const ShownTeam = v.object({ id, page: optionalText })
export type ShownTeam = v.InferOutput<typeof ShownTeam>

const DocumentFile = v.object({ path: text, title: optionalText })

/** A document in one of the fixed entries of the rules and forms page. */
const DocumentEntry = v.object({ entry: text, text, url: text })
export type DocumentEntry = v.InferOutput<typeof DocumentEntry>

const alignments = ['left', 'center', 'right'] as const
const headerTypes = ['matches-search', 'gray-gradient', 'none'] as const

/** Columns out of twelve; "1" is the carousel. */
const photoWidths = ['1', '12', '9', '8'] as const

type Alignment = (typeof alignments)[number]

/** What the settings of each kind say; texts are empty if missing. */
interface Settings {
  about_us: { html: string }
  html_text: { html: string }
  title: { title: string; align: Alignment }
  document: { title: string; align: Alignment; file: v.InferOutput<typeof DocumentFile> | null }
  photo: { photos: Photo[]; width: (typeof photoWidths)[number] }
  youtube: { title: string; video: string }
  federation_personnel: { people: v.InferOutput<typeof PersonnelPerson>[] }
  federation_documents: { documents: DocumentEntry[] }
  /** The teams are those under a match search. */
  connecting_page: { header: (typeof headerTypes)[number]; teams: ShownTeam[]; subpages: Subpage[] }
  collapsable: { title: string; isOpen: boolean; segments: ShownSegment[] }
  collapsable_window: Settings['collapsable']
  /** By its type's name, which is unknown or the federation's own. */
  other: { type: string }
}

export type SegmentKind = keyof Settings
export type SegmentOf<K extends SegmentKind> = { [P in K]: { kind: P } & Settings[P] }[K]
export type ShownSegment = SegmentOf<SegmentKind>

/** Deeper nesting is no real page: its content is left out. */
export const deepestNesting = 10

function shown(segment: Segment, depth: number): ShownSegment {
  const { type: kind } = segment
  const title = setting(segment, 'title').trim()
  switch (kind) {
    case 'about_us':
    case 'html_text':
      return { kind, html: setting(segment, 'html_content') }
    case 'title':
      return { kind, title, align: wordOf(segment, 'position', alignments, 'left') }
    case 'document': {
      const align = wordOf(segment, 'align', alignments, 'left')
      return { kind, title, align, file: jsonSetting(segment, 'document', DocumentFile) }
    }
    case 'photo': {
      const width = wordOf(segment, 'photos_width', photoWidths, '12')
      return { kind, photos: listSetting(segment, 'photos', Photo), width }
    }
    case 'youtube':
      return { kind, title, video: setting(segment, 'video') }
    case 'federation_personnel':
      return { kind, people: listSetting(segment, 'personnel', PersonnelPerson) }
    case 'federation_documents':
      return { kind, documents: listSetting(segment, 'documents', DocumentEntry) }
    case 'connecting_page': {
      const header = wordOf(segment, 'headerType', headerTypes, 'none')
      const teams = header === 'matches-search' ? listSetting(segment, 'nationalTeams', ShownTeam) : []
      return { kind, header, teams, subpages: listSetting(segment, 'subpagesData', Subpage) }
    }
    case 'collapsable':
    case 'collapsable_window': {
      const segments = depth < deepestNesting ? listSetting(segment, 'content', Segment) : []
      const isOpen = setting(segment, 'defaultOpen') === '1'
      return { kind, title, isOpen, segments: shownSegments(segments, depth + 1) }
    }
    default:
      return { kind: 'other', type: kind }
  }
}

/** The published segments in order. `depth` is that of what is around them: 0 on the page itself. */
export const shownSegments = (segments: readonly Segment[], depth = 0): ShownSegment[] =>
  segments.filter(({ published }) => published).map((segment) => shown(segment, depth))

/** `{abbr}_members` counts in any case, with the federation's own abbreviation; all other names are literal. */
export const isMemberList = (type: string, federation: string): boolean =>
  type.toLowerCase() === `${federation}_members`.toLowerCase()
