/** Waits for a state, however long a busy machine takes for it; what never comes is told by its name. */
import { vi } from 'vitest'

/** ms; less than a test's own limit, so that it says what was awaited. */
const longest = 50_000

export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const look = async () => {
    if (!(await isSo())) throw new Error(`Waited ${longest / 1000} s, and never: ${what}`)
  }
  await vi.waitFor(look, { timeout: longest, interval: 20 })
}
