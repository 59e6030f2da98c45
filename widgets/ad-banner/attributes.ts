import type { Tag } from '../../src/element/attributes'

export const adBannerTag = {
  tag: 'parket-ad-banner',
  summary: 'An advertisement whose clicks are recorded; nothing where there is none.',
  attributes: {},
  events: ['parket-load', 'parket-error'],
  parts: ['banner'],
} satisfies Tag
