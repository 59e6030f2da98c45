import type { Tag } from '../../src/element/attributes'

export const memberListTag = {
  tag: 'parket-member-list',
  summary: 'The federation’s member clubs; each opens to its address, e-mail and president.',
  attributes: {},
  events: ['parket-load', 'parket-error', 'parket-metadata'],
  parts: ['club', 'skeleton'],
} satisfies Tag
