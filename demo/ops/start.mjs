/** `npm start`: installs what is missing, builds what is stale, serves everything. */
import { spawn } from 'node:child_process'
import { builtServer, installPackages, isStale, run } from './install.mjs'

installPackages()
if (isStale()) {
  console.log('Building …')
  run('npm run --silent build')
}
const server = spawn(process.execPath, [builtServer], { stdio: 'inherit' })
// Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
