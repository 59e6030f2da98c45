/** Readers of JSON that may hold anything. */

export type Json = Record<string, unknown>

/** Whether it is a JSON object. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects in a list; empty for anything else. */
export const recordsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Text or a number as text; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
