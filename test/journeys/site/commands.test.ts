/** The commands that the operators' page names, as it names them, one after the other on one database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { isStale } from '../../../demo/ops/install.mjs'
import { run } from '../../support/packed'
import { addressIn, project } from '../../support/site'

const dataDir = mkdtempSync(join(tmpdir(), 'parket-commands-'))
const environment = { DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'off' }
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const npm = (...words: string[]): Promise<string> =>
  run(project, 'npm', ['run', '--silent', ...words], environment)

it('npm run migrate makes the tables', async () => {
  expect(await npm('migrate')).toContain('The tables are those of this build.')
})

it('npm run import takes the example in', async () => {
  expect(await npm('import', '--', 'demo/data/example-import')).toMatch(/^matches +78 /m)
})

it('npm run seed leaves what was imported alone', async () => {
  expect(await npm('seed')).toContain('The database is ready.')
})

it('npm run check-api finds that the site keeps its own contract', async () => {
  expect(await npm('check-api', '--', `${inject('origin')}/api`)).toMatch(
    /^(\d+) of \1 requests are kept\.$/m,
  )
})

// A build would take the files of the other journeys away.
it.skipIf(isStale())('npm start serves what was imported, until Ctrl-C', async () => {
  const server = spawn('npm', ['start'], {
    cwd: project,
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(server, 'exit')
  try {
    const origin = await addressIn(server.stdout)
    server.stdout.resume()
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const seasons = (await (await fetch(`${origin}/api/seasons`)).json()) as unknown[]
    expect(seasons.length).toBeGreaterThan(0)
  } finally {
    // To all of its group, as a terminal does.
    process.kill(-(server.pid ?? 0), 'SIGINT')
    await ended
  }
})
