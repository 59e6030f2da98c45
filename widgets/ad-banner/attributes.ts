import type { WidgetWords } from '../../src/island/attribute-words'
import type { Tag } from '../../src/island/attributes'

export const adBannerTag = {
  tag: 'parket-ad-banner',
  summary: 'An advertisement whose clicks are recorded; nothing where there is none.',
  attributes: {},
  events: ['parket-load', 'parket-error'],
  parts: ['banner'],
} satisfies Tag

export const words: WidgetWords<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  name: 'Oglas',
  shows: 'Oglas, ki šteje klike. Kjer oglasa ni, ne pokaže ničesar.',
  loads: ['pictures'],
  attributes: {},
}
