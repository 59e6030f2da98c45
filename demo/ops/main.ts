/** Starts the server from the environment and stops it on Ctrl-C. Built to dist/server/main.js. */
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { exitStatusOf, type Log } from '../api/database/open'
import { projectFolder } from '../api/database/project-folder'
import { codeOf, reasonOf } from '../api/database/reason'
import type { SiteFiles } from './app'
import { type Environment, readEnvironment } from './environment'
import { startLog } from './log'
import { type Service, startService } from './service'

function filesOf(project: string, dataDir: string): SiteFiles {
  return {
    public: join(project, 'dist', 'public'),
    storage: join(project, 'demo', 'data', 'storage'),
    imported: join(dataDir, 'storage'),
    hosts: join(project, 'demo', 'hosts'),
    shell: join(project, 'dist', 'server', 'index.html'),
    screens: join(project, 'dist', 'server', 'screens.js'),
    frame: join(project, 'dist', 'server', 'frame.js'),
  }
}

/** An error as one readable line. */
function lineOf(error: unknown, { port }: Pick<Environment, 'port'>): string {
  const code = codeOf(error)
  const reason = reasonOf(error)
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what holds it, or choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES' && reason.startsWith('listen'))
    return `Port ${port} is not ours to take. Choose one above 1023: PORT=8080 npm start`
  return error instanceof DrizzleQueryError ? `The database could not be prepared: ${reason}` : reason
}

/** Longer than the service's own grace period, in ms. */
const lastResort = 6000

/** Returns whether a signal has arrived. */
function stopOnSignals(service: Service, log: Log): () => boolean {
  let stopping = false
  const stop = async () => {
    // A second signal ends the process at once.
    if (stopping) process.exit(1)
    stopping = true
    log('Stopping …')
    setTimeout(() => process.exit(0), lastResort).unref()
    await service.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return () => stopping
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const log = startLog(environment)
  try {
    const service = await startService(environment, filesOf(projectFolder(), environment.dataDir), log)
    const isStopping = stopOnSignals(service, log)
    await service.ready.catch((error: unknown) => {
      // After a signal an error isn't reported.
      if (!isStopping()) throw error
    })
    if (isStopping()) return
    log(`Parket: http://localhost:${service.port}`)
  } catch (error) {
    console.error(lineOf(error, environment))
    process.exit(exitStatusOf(error))
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
