/** What attributes.ts doesn't say: the configuration that every tag takes, and when its events come (contract 1–3). */
import { type ConfigurationName, historyModes } from '../../page/configuration'
import type { EventDetails } from '../../page/events'

interface Configured {
  description: string
  /** The attribute's text that would say the same as saying nothing. */
  fallback: string
  words?: readonly string[]
}

export const configurationDescriptions: Readonly<Record<ConfigurationName, Configured>> = {
  api: {
    description:
      'Address of the API; without it `/api` where the loader came from, or else where the page is',
    fallback: '/api',
  },
  storage: {
    description:
      'Address of pictures and files; without it `/storage` where the loader came from, or else where the page is',
    fallback: '/storage',
  },
  site: {
    description:
      'Address of the site that links lead to; without it where the loader came from, or else the page is',
    fallback: '/',
  },
  productName: { description: 'The site’s name, for titles', fallback: 'Parket' },
  federation: { description: 'The federation’s abbreviation', fallback: 'KZS' },
  history: {
    description: '`page` keeps the state in the query of the page’s address, `memory` leaves it alone',
    fallback: 'memory',
    words: historyModes,
  },
}

export const eventDescriptions: Readonly<Record<keyof EventDetails, string>> = {
  'parket-navigate':
    'Before an internal link or button is followed; `preventDefault()` and route yourself, or the browser follows',
  'parket-load': 'The first content is shown',
  'parket-error': 'A request failed for good, or the element’s own code did; the visitor sees nothing of it',
  'parket-filter-change': 'The search was submitted',
  'parket-metadata': 'A page-like element knows its title and description',
}

export const fallbackDescription =
  'Shown until the element has content, where there is none, and without scripts'
