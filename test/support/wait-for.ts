/**
 * Tests wait for a state, never for a time. The timeout is for what never happens: shorter than a test's own, so that
 * the message names what was awaited, and long enough for a busy machine.
 */
import { vi } from 'vitest'

const backstop = 50_000

export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: backstop, interval: 10 })
