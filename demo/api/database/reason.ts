/** An error's reason in one line for the log: the driver's message, never a statement or its values. */
import { DrizzleQueryError } from 'drizzle-orm'

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

/**
 * Codes of transient errors: SQLSTATE classes of lost connections, servers that start or stop, locks, timeouts and full
 * disks; and the system's own, such as ECONNREFUSED or ENOSPC.
 */
const passing = /^(?:(?:08|25|40|53|55|57|58|XX)[\dA-Z]{3}|E[A-Z]+)$/
/** pg's messages about connections that have no code. */
const lostConnection = /^(?:timeout exceeded when trying to connect|Connection terminated|Cannot use a pool)/

/** Whether an error is the environment's and may pass, unlike our own bugs. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return passing.test(code)
  if (error instanceof DrizzleQueryError) return true
  return error instanceof Error && lostConnection.test(error.message)
}
