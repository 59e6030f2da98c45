/** A built server on a temporary embedded database, and what is measured of its answers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dist = new URL('../../dist/server/', import.meta.url).pathname

/** The same in every run: a whole number below the limit. */
export function chanceOf(state = 7) {
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function run(script, args, env) {
  const child = spawn(process.execPath, [join(dist, script), ...args], { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
}

async function isReady(url) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not become ready`)
}

/** Seeded, and filled by `fill`, which gets the folder; `stop` also removes the database. */
export async function startSeeded({ port, seed = [], fill = async (_folder) => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'parket-bench-'))
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DATABASE_URL: '' }
  await run('seed.js', seed, env)
  await fill(folder)
  const child = spawn(process.execPath, [join(dist, 'main.js')], { env, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  await isReady(url)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

/** The answer's number of records, and the time in ms until it was there. */
export async function timed(address) {
  const begin = performance.now()
  const answer = await fetch(address)
  const { total } = await answer.json()
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`)
  return { total, time: performance.now() - begin }
}
