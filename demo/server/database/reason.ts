/** What went wrong, in one line for the log: the driver's own words, never a statement or its values. */

/** What lies behind errors that only carry another: the query's, or one of several attempts to connect. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0])
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error
}

/** The code of the error behind it: an SQLSTATE, or a system's as "ECONNREFUSED"; '' where it has none. */
export function codeOf(error: unknown): string {
  const cause = innermost(error)
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** At most 300 characters, without line breaks. */
export function reasonOf(error: unknown): string {
  const cause = innermost(error)
  const text = cause instanceof Error ? cause.message || codeOf(cause) || cause.name : String(cause)
  return text.replace(/\s+/g, ' ').slice(0, 300)
}
