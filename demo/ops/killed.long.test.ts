/** A server that is killed (kill -9) among a thousand clicks, again and again on one embedded database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { insertAds } from '../../test/support/server/clicks'
import { expectStored, killedAmongClicks } from '../../test/support/server/killed'
import { builtServer } from '../../test/support/server/process'
import { copySeeded } from '../../test/support/server/seeded'
import { openDatabase } from '../api/database/open'

const runs = inject('long') ? 20 : 1
const everyRun = Array.from({ length: runs }, (_, index) => index + 1)
const dataDir = mkdtempSync(join(tmpdir(), 'parket-killed-'))
const open = () => openDatabase({ dataDir, log: () => {} })
let server: Awaited<ReturnType<typeof builtServer>>

beforeAll(async () => {
  server = await builtServer()
  copySeeded(dataDir)
  const filled = await open()
  for (const run of everyRun) await insertAds(filled.database, run)
  await filled.close()
}, 120_000)
afterAll(() => {
  server.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

test(`after ${runs} kills and as many restarts every click that was acknowledged is there, once`, async () => {
  const acknowledged: string[] = []
  for (const run of everyRun) {
    acknowledged.push(...(await killedAmongClicks(server.main, { DATA_DIR: dataDir }, { run, runs })))
  }
  const restarted = await open()
  await expectStored(restarted.database, acknowledged)
  await restarted.close()
  expect(acknowledged.length).toBeGreaterThan(400 * runs)
}, 600_000)
