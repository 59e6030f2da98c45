/** An error's reason in one line for the log: the driver's message, never a statement or its values. */

/** The cause of wrapping errors: the query's, or one of several connection attempts. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0])
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error
}

/** The code of the underlying error: an SQLSTATE, or a system's such as "ECONNREFUSED"; '' without one. */
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
