/** Whether what went wrong may be over in a moment: the world around us passes, our own mistakes don't. */
import { DrizzleQueryError } from 'drizzle-orm'
import { codeOf } from './reason'

/**
 * Codes of what may be over in a moment: SQLSTATE classes of lost connections, servers that start or stop, locks,
 * timeouts and full disks; and the system's own, as ECONNREFUSED or ENOSPC.
 */
const passing = /^(?:(?:08|25|40|53|55|57|58|XX)[\dA-Z]{3}|E[A-Z]+)$/
/** What pg says of its connections without giving a code. */
const lostConnection = /^(?:timeout exceeded when trying to connect|Connection terminated|Cannot use a pool)/

export function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return passing.test(code)
  if (error instanceof DrizzleQueryError) return true
  return error instanceof Error && lostConnection.test(error.message)
}
