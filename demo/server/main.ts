/** Starts the server from the environment and stops it on Ctrl-C (contract 9). Built to dist/server/main.js. */
import { join } from 'node:path'
import type { SiteFiles } from './app'
import { projectFolder } from './database/project-folder'
import { type Environment, readEnvironment } from './environment'
import { type Service, startService } from './service'

const log = (line: string): void => console.log(line)

function filesOf(project: string): SiteFiles {
  return {
    public: join(project, 'dist', 'public'),
    storage: join(project, 'demo', 'data', 'storage'),
    hosts: join(project, 'demo', 'hosts'),
    shell: join(project, 'demo', 'shell', 'index.html'),
  }
}

/** One line that a person understands. */
function reasonOf(error: unknown, { port }: Pick<Environment, 'port'>): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what holds it, or choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} is not ours to take. Choose one above 1023: PORT=8080 npm start`
  const reason = error.message || String(code ?? error.name)
  const isUnreachable = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT'
  return isUnreachable ? `The database that DATABASE_URL names does not answer: ${reason}` : reason
}

/** Longer than the service's own grace, in milliseconds. */
const lastResort = 6000

function stopOnSignals(service: Service): void {
  let stopping = false
  const stop = async () => {
    // Asked twice: whoever asks doesn't want to wait.
    if (stopping) process.exit(1)
    stopping = true
    log('Stopping …')
    setTimeout(() => process.exit(0), lastResort).unref()
    await service.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  try {
    const service = await startService(environment, filesOf(projectFolder()), log)
    stopOnSignals(service)
    await service.ready
    log(`Parket: http://localhost:${service.port}`)
  } catch (error) {
    throw new Error(reasonOf(error, environment))
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
