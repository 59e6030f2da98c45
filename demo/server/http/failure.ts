/** What the visitor hears when something failed: the world around us passes (503), our own mistakes don't (500). */
import { DrizzleQueryError } from 'drizzle-orm'
import { codeOf } from '../database/reason'
import { Problem } from './problem'

/**
 * Codes of what may be over in a moment: SQLSTATE classes of lost connections, servers that start or stop, locks,
 * timeouts and full disks; and the system's own, as ECONNREFUSED or ENOSPC.
 */
const passing = /^(?:(?:08|25|40|53|55|57|58|XX)[\dA-Z]{3}|E[A-Z]+)$/
/** What pg says of its connections without giving a code. */
const lostConnection = /^(?:timeout exceeded when trying to connect|Connection terminated|Cannot use a pool)/

function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return passing.test(code)
  if (error instanceof DrizzleQueryError) return true
  return error instanceof Error && lostConnection.test(error.message)
}

/** Seconds */
const comeAgain = '5'

/** The answer to whatever was thrown; a Problem is its own. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (!isPassing(error)) return new Problem(500, 'Something went wrong here.')
  return new Problem(503, 'This can not be answered now.', { 'Retry-After': comeAgain })
}
