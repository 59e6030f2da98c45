/// <reference types="vite/client" />
/** The tags in the builder, in order; imports no screens. */
import type { WidgetWords } from '../../../src/island/attribute-words'
import type { Attributes } from '../../../src/island/attributes'

const found = import.meta.glob<WidgetWords>('../../../widgets/*/attributes.ts', {
  eager: true,
  import: 'words',
})

const byName = new Map(Object.values(found).map((words) => [words.tag.tag.replace('parket-', ''), words]))

/** What most webmasters come for; the others follow. */
const foremost = [
  'match-search',
  'match-list',
  'roster',
  'national-team',
  'news-list',
  'competition',
  'member-list',
  'player',
  'news-article',
  'referee-search',
  'competition-history',
  'site-search',
  'page',
]

/** As in `parket-{name}`. */
export const widgetNames: readonly string[] = [...new Set([...foremost, ...byName.keys()])]

/** Throws for the name of no widget. */
export function wordsOf(widget: string): WidgetWords {
  const words = byName.get(widget)
  if (!words) throw new Error(`there is no widget ${widget}`)
  return words
}

export const attributesOf = (widget: string): Attributes => wordsOf(widget).tag.attributes

export const widgetOf = (text: string | null): string | undefined => widgetNames.find((name) => name === text)
