/**
 * Installs the packages of the lock file if they are missing, and checks whether the build is up to date. Needs only
 * Node and npm.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command in the project with its output shown; ends the process when it fails. */
export function run(command, options = {}) {
  const { status } = spawnSync(command, { cwd: project, shell: true, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** npm writes this file last, so it marks a whole installation. */
const installed = `${project}node_modules/.package-lock.json`

export function installPackages() {
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${project}package-lock.json`).mtimeMs
  if (isCurrent) return
  console.log('Installing packages …')
  // Not `npm ci`, which fails if a registry lacks the binaries of other systems. The lock file still decides.
  run('npm install --no-save --no-audit --no-fund --loglevel=error')
}

const sources = ['src', 'widgets', 'demo', 'rollup.config.mjs', 'package-lock.json']

/** The build's last output. */
export const builtServer = join(project, 'dist/server/main.js')

function newest(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Whether something has changed since the last build, or there is none. */
export const isStale = () =>
  !existsSync(builtServer) ||
  sources.some((source) => newest(join(project, source)) > statSync(builtServer).mtimeMs)
