/** Distinguishes transient errors (of the environment) from lasting ones (our own bugs). */
import { DrizzleQueryError } from 'drizzle-orm'
import { codeOf } from './reason'

/**
 * Codes of transient errors: SQLSTATE classes of lost connections, servers that start or stop, locks, timeouts and full
 * disks; and the system's own, such as ECONNREFUSED or ENOSPC.
 */
const passing = /^(?:(?:08|25|40|53|55|57|58|XX)[\dA-Z]{3}|E[A-Z]+)$/
/** pg's messages about connections that have no code. */
const lostConnection = /^(?:timeout exceeded when trying to connect|Connection terminated|Cannot use a pool)/

export function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return passing.test(code)
  if (error instanceof DrizzleQueryError) return true
  return error instanceof Error && lostConnection.test(error.message)
}
