/** `npm start` (contract 9): installs what is missing, builds what is stale, serves everything. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, project, run } from './install.mjs'

const sources = ['src', 'widgets', 'demo', 'rollup.config.mjs', 'package-lock.json']
/** The build's last file. */
const built = join(project, 'dist/server/main.js')

function newest(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isStale = () =>
  !existsSync(built) || sources.some((source) => newest(join(project, source)) > statSync(built).mtimeMs)

installPackages()
if (isStale()) {
  console.log('Building …')
  run('npm run --silent build')
}
const server = spawn(process.execPath, [built], { stdio: 'inherit' })
// Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
