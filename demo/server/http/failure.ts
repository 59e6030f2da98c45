/** What the visitor hears when something failed: the world around us passes (503), our own mistakes don't (500). */
import { isPassing } from '../database/passing'
import { Problem } from './problem'

/** Seconds */
const comeAgain = '5'

/** The answer to whatever was thrown; a Problem is its own. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (!isPassing(error)) return new Problem(500, 'Something went wrong here.')
  return new Problem(503, 'This can not be answered now.', { 'Retry-After': comeAgain })
}
