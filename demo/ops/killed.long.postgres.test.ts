/** A server that is killed (kill -9) among a thousand clicks, with PostgreSQL. Runs only with DATABASE_URL. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { insertAds } from '../../test/support/server/clicks'
import { expectStored, killedAmongClicks } from '../../test/support/server/killed'
import { builtServer, startServer } from '../../test/support/server/process'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'

const runs = inject('long') ? 20 : 2
let server: Awaited<ReturnType<typeof builtServer>>
let site: SiteUnderTest

beforeAll(async () => {
  server = await builtServer()
  site = await openSite()
}, 120_000)
afterAll(async () => {
  server.remove()
  await site.close()
})

test(`after ${runs} kills and restarts every click that was acknowledged is there, once`, async () => {
  const environment = { DATABASE_URL: site.databaseUrl ?? '' }
  const acknowledged: string[] = []
  for (let run = 1; run <= runs; run++) {
    await insertAds(site.database, run)
    acknowledged.push(...(await killedAmongClicks(server.main, environment, { run, runs })))
  }
  const restarted = await startServer(server.main, environment)
  await expectStored(site.database, acknowledged)
  await restarted.end('SIGTERM')
  expect(acknowledged.length).toBeGreaterThan(400 * runs)
}, 600_000)
