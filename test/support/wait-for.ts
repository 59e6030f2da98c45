/**
 * Waits in tests end by a state, never by a time. The limit is a backstop for what will never come: shorter than a
 * test's own, so that what was awaited is what fails, and long enough for a machine that has much else to do.
 */
import { vi } from 'vitest'

/** ms */
const backstop = 50_000

/** Until `check` throws nothing; gives what it gives. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: backstop, interval: 10 })
