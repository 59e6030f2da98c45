/** The built server, as `npm start` runs it, on a free port with a database of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('../..', import.meta.url))

export interface Site {
  origin: string
  stop: () => Promise<void>
}

/** The server's last line contains its address; if there is none, its whole output is the reason. */
export async function addressIn(output: Readable): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface(output)) {
    said.push(line)
    const [, origin] = /^Parket: (http:\S+)$/.exec(line) ?? []
    if (origin) return origin
  }
  throw new Error(`the server ended before it was ready:\n${said.join('\n')}`)
}

/**
 * Resolves when questions are answered; the database is a copy of the one in the folder `filled`, and stays it: nothing
 * in it depends on the day.
 */
export async function startSite(filled?: string): Promise<Site> {
  const main = join(project, 'dist/server/main.js')
  if (!existsSync(main)) throw new Error('there is no dist/: run `npm run build` first')
  const dataDir = await mkdtemp(join(tmpdir(), 'parket-journeys-'))
  if (filled) await cp(join(filled, 'database'), join(dataDir, 'database'), { recursive: true })
  const server = spawn(process.execPath, [main], {
    cwd: project,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', SEED: filled ? 'off' : 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const killed = () => server.kill()
  process.once('exit', killed)
  const stop = async () => {
    process.off('exit', killed)
    server.kill()
    await ended
    await rm(dataDir, { recursive: true })
  }
  try {
    const origin = await addressIn(server.stdout)
    server.stdout.resume()
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
