/** The server as a process of its own, as `npm start` runs it: for tests that kill it or remove what it needs. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { projectFolder } from '../../../demo/api/database/project-folder'
import type { Environment } from '../../../demo/ops/environment'

/** Compiles main.ts into a folder of its own under dist, where it finds the project and its packages. */
export async function builtServer(): Promise<{ main: string; remove(): void }> {
  const root = projectFolder()
  mkdirSync(join(root, 'dist'), { recursive: true })
  const outDir = mkdtempSync(join(root, 'dist', 'server-'))
  const input = { main: join(root, 'demo/ops/main.ts') }
  const rollupOptions = { input, output: { entryFileNames: '[name].js' } }
  await build({
    ...{ configFile: false, root, logLevel: 'silent' },
    build: { ssr: true, outDir, minify: false, rollupOptions },
  })
  return { main: join(outDir, 'main.js'), remove: () => rmSync(outDir, { recursive: true, force: true }) }
}

export interface ServerProcess {
  /** 0 if it ended before it was ready */
  port: number
  /** Its output, line by line. */
  lines: string[]
  /** Ends it (by default with SIGKILL) and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>
  /** Its exit code; null while it runs and after a signal. */
  code(): number | null
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isGone(child)) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/**
 * V8's optimizing WebAssembly compiler isn't worth it for a database that lives for seconds (as in
 * test/vitest.config.ts).
 */
const quickCompiler = '--liftoff-only'

const readyLine = /^Parket: http:\/\/localhost:(\d+)$/

/** Starts it on a free port. Resolves when it is ready (or writes the line `until`), or has ended. */
export async function startServer(
  main: string,
  environment: Record<string, string>,
  until = readyLine,
): Promise<ServerProcess> {
  const env = { ...process.env, DATABASE_URL: '', TRUST_PROXY: '1', PORT: '0', ...environment }
  const child = spawn(process.execPath, [quickCompiler, main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const port = await new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const reached = until.exec(line)
        if (reached) resolve(Number(reached[1] ?? 0))
      })
    }
    child.on('close', () => resolve(0))
  })
  return { port, lines, end: (signal = 'SIGKILL') => end(child, signal), code: () => child.exitCode }
}

/** A server in this process, without a database of its own, metrics and a log of requests. */
export const usual: Environment = {
  ...{ port: 0, dataDir: '', databaseUrl: undefined, trustProxy: 0, clickKey: 'test', siteUrl: '' },
  ...{ metricsPort: undefined, isJson: false, tellsRequests: false, minorsUnder: undefined },
  ...{ readUrl: undefined, backend: undefined, seed: true, migrate: true },
}
