/** Kills servers during clicks, and counts what is stored. */
import { expect } from 'vitest'
import type { Database } from '../../../demo/api/database/database'
import { clickAll, storedClicks } from './clicks'
import { startServer } from './process'

/**
 * Starts a server, sends a thousand clicks and kills it (kill -9) at a moment that depends on the run, 1 to `runs`.
 * Returns the ads whose click was acknowledged.
 */
export async function killedAmongClicks(
  main: string,
  environment: Record<string, string>,
  { run, runs }: { run: number; runs: number },
): Promise<string[]> {
  const server = await startServer(main, environment)
  const moment = Math.round((1000 * (run - 0.5)) / runs)
  const acknowledged = await clickAll(server.port, run, (count) => {
    if (count === moment) void server.end()
  })
  await server.end()
  expect(acknowledged.length).toBeGreaterThanOrEqual(moment)
  return acknowledged
}

/** Each acknowledged click is stored exactly once. */
export async function expectStored(database: Database, acknowledged: readonly string[]): Promise<void> {
  const stored = await storedClicks(database)
  expect(acknowledged.filter((ad) => !stored.has(ad))).toEqual([])
  expect([...stored.values()].filter((clicks) => clicks > 1)).toEqual([])
}
