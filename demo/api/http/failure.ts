/** The response to an error: 503 for transient errors of the environment, 500 for our own bugs. */
import { isTransient } from '../database/transient'
import { Problem } from './problem'

/** Seconds */
const comeAgain = '5'

/** The response to anything that was thrown; a Problem is sent as it is. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (!isTransient(error)) return new Problem(500, 'Something went wrong here.')
  return new Problem(503, 'This can not be answered now.', { 'Retry-After': comeAgain })
}
