/** Waits for a state, with a timeout that names it. */
import { vi } from 'vitest'

/** In ms; shorter than a test's own timeout, so that the message names the state. */
const longest = 50_000

export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const look = async () => {
    if (!(await isSo())) throw new Error(`Waited ${longest / 1000} s, and never: ${what}`)
  }
  await vi.waitFor(look, { timeout: longest, interval: 20 })
}
