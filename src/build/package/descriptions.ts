/** What attributes.ts doesn't contain: the configuration that every tag takes, and when its events fire. */
import { type ConfigurationName, historyModes } from '../../page/configuration'
import type { EventDetails } from '../../page/events'

interface Configured {
  description: string
  /** The text that means the same as no attribute. */
  fallback: string
  words?: readonly string[]
}

export const configurationDescriptions: Readonly<Record<ConfigurationName, Configured>> = {
  api: {
    description:
      'Address of the API, without a query or a hash; without it `/api` of the script’s origin (npm: of the page’s)',
    fallback: '/api',
  },
  storage: {
    description: 'Address of pictures and files, likewise; without it `/storage` of the script’s origin',
    fallback: '/storage',
  },
  site: {
    description:
      'Address of the site that links lead to, likewise; it may have a path; without it the script’s origin',
    fallback: '/',
  },
  productName: {
    description: 'Name of the site; titles in `parket-metadata` begin with it',
    fallback: 'Parket',
  },
  federation: {
    description:
      'Abbreviation of the federation, as in "Tekmovanja KZS" and in the segment type `kzs_members`',
    fallback: 'KZS',
  },
  history: {
    description: '`page` keeps the state in the query of the page’s URL, `memory` never touches the URL',
    fallback: 'memory',
    words: historyModes,
  },
}

export const eventDescriptions: Readonly<Record<keyof EventDetails, string>> = {
  'parket-navigate':
    'Before a link or button to the site is followed; `preventDefault()` to route yourself. `detail`: `{url}`, absolute',
  'parket-load': 'The first content is shown. `detail`: `{}`',
  'parket-error':
    'A request failed for good, or a view threw; the visitor sees no error. `detail`: `{request, status?, error}`, `request` being a named request of the API, `load` or `draw`',
  'parket-filter-change': 'A search form was submitted. `detail`: `{filters: [{key, value}], values}`',
  'parket-metadata':
    'The element knows the title of what it shows. `detail`: `{title, description, image, url, jsonLd?}`: the whole document title, the address of a picture or null, the site’s page that shows the same, data of schema.org',
}

export const fallbackDescription =
  'Shown until the element has content, where there is none, and without scripts'
