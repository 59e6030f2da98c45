/** What every element takes (contract 1 and 2): the page-wide defaults and an element's own attributes. */

export const historyModes = ['memory', 'page'] as const
export type HistoryMode = (typeof historyModes)[number]

export interface Configuration {
  /** Base of the API, absolute, without a slash at the end. */
  api: string
  /** Base of pictures and files, absolute, without a slash at the end. */
  storage: string
  /** Base of the site that links lead to, absolute, without a slash at the end; it may carry a path. */
  site: string
  productName: string
  /** The federation's abbreviation, for example KZS. */
  federation: string
  history: HistoryMode
}
