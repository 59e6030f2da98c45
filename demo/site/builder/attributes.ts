import type { Tag } from '../../../src/island/attributes'

export const builderTag = {
  tag: 'parket-builder',
  summary: 'The builder of snippets; of the demo’s site, not of the package.',
  attributes: {},
  events: ['parket-load', 'parket-metadata'],
  parts: [],
} satisfies Tag
