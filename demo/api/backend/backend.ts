/** Another server's API as the source of the whole site (API_URL): there is no database here then. */
import type { Mapping } from './mapping'

export interface Backend {
  /** "https://backend.example/api" */
  api: string
  /** Base address of its pictures and files */
  storage: string
  mapping: Mapping
}

/** @param api without a slash at the end */
export const storageBeside = (api: string): string => api.replace(/\/[^/]*$/, '/storage')
