/** A segment's kind by its type's name. */

export const segmentKinds = [
  'connecting_page',
  'about_us',
  'federation_documents',
  'html_text',
  'photo',
  'title',
  'collapsable_window',
  'collapsable',
  'federation_personnel',
  'youtube',
  'document',
] as const

export type SegmentKind = (typeof segmentKinds)[number] | 'members' | 'unknown'

/** `{abbr}_members` counts in any case, with the federation's own abbreviation; all other names are literal. */
export function segmentKindOf(type: string, federation: string): SegmentKind {
  if (type.toLowerCase() === `${federation}_members`.toLowerCase()) return 'members'
  return segmentKinds.find((kind) => kind === type) ?? 'unknown'
}
