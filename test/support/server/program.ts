/** External programs in front of or behind the server; tests that need a missing one are skipped. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Its path; undefined, and logged, if it isn't installed. Debian's are in /usr/sbin. */
export function findProgram(name: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`], {
    encoding: 'utf8',
  })
  if (!stdout.trim()) console.log(`${name} is not installed: its tests are left out.`)
  return stdout.trim() || undefined
}

/** Lets it listen on a free port of this machine. Resolves with the port. */
export async function listenOn(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenOn(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export interface Running {
  output: () => string
  end: () => Promise<void>
}

export function runProgram(path: string, parameters: string[]): Running {
  const child = spawn(path, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      output += piece
    })
  const gone = once(child, 'exit')
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await gone
  }
  return { output: () => output, end }
}
