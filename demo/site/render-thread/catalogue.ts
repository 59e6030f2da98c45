/** The list of elements and their attributes, for checks without rendering. */
import { propertiesOf } from '../../../src/island/definition'
import { kebab } from '../../../src/page/attribute-text'
import { widgets } from '../../../widgets'
import type { Catalogue } from '../rendering/messages'

/** @param runtime the built src/island/embed.ts, which runs in the page */
export const catalogueOf = (runtime: string): Catalogue => ({
  runtime,
  attributes: Object.fromEntries(
    widgets.map(({ tag }) => [tag.tag.replace(/^parket-/, ''), propertiesOf(tag).map(kebab)]),
  ),
})
