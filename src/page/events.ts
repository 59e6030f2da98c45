/** The `detail` of each event. The npm package ships these types as they stand here. */

export interface FailedRequest {
  /** The named request, for example "Get clubs". */
  request: string
  /** The HTTP status, where there was an answer. */
  status?: number
  error: unknown
}

export interface FilterEntry {
  key: string
  value: string
}

export interface FilterChange {
  /** The filters that hold several values: an entry for each key, its values with commas between them. */
  filters: FilterEntry[]
  /** Every filter's value by its key. */
  values: Record<string, unknown>
}

export interface PageMetadata {
  /** The whole document title. */
  title: string
  description: string
  /** The absolute address of a picture for sharing. */
  image: string | null
  /** The absolute address under `site`. */
  url: string
  /** Structured data of schema.org. */
  jsonLd?: unknown
}

/** The `detail` of each event, by the event's name. */
export interface EventDetails {
  'parket-navigate': { url: string }
  'parket-load': Record<string, never>
  'parket-error': FailedRequest
  'parket-filter-change': FilterChange
  'parket-metadata': PageMetadata
}
