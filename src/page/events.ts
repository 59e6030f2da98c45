/** The `detail` of each event. The npm package publishes these types as they are. */

export interface FailedRequest {
  /** The named request, for example "Get clubs". */
  request: string
  /** The HTTP status, if there was a response. */
  status?: number
  error: unknown
}

export interface FilterEntry {
  key: string
  value: string
}

export interface FilterChange {
  /** The multi-value filters: an entry for each key, its values separated by commas. */
  filters: FilterEntry[]
  /** Every filter's value, by its key. */
  values: Record<string, unknown>
}

export interface PageMetadata {
  /** The complete document title. */
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
