/** The README's table of screens, made of what the tags themselves say (their attributes.ts). */
import type { Tag } from '../../src/element/attributes'
import { kebab } from '../../src/page/attribute-text'

const takes = (words: readonly string[] | string): string =>
  typeof words === 'string' ? words : words.map((word) => `\`${word}\``).join(' ')

const attributeRows = ({ attributes }: Tag): string[] =>
  Object.entries(attributes).map(
    ([name, { description, takes: words }]) => `\`${kebab(name)}\` (${takes(words)}): ${description}`,
  )

const cell = (parts: readonly string[]): string => parts.join('<br>').replaceAll('|', '\\|') || '–'

export function widgetTable(tags: readonly Tag[]): string {
  const rows = tags.map((tag) =>
    [
      `\`${tag.tag}\``,
      tag.summary,
      cell(attributeRows(tag)),
      cell(tag.events.map((event) => `\`${event}\``)),
      cell(tag.parts.map((part) => `\`${part}\``)),
    ].join(' | '),
  )
  const head = ['Element | Shows | Own attributes | Events | Parts', '--- | --- | --- | --- | ---']
  return [...head, ...rows].map((row) => `| ${row} |`).join('\n')
}
