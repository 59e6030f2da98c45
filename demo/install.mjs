/** Brings what the lock file names, unless it is there already. Needs nothing but Node and npm. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command in the project with its output shown; ends the process when it fails. */
export function run(command, options = {}) {
  const { status } = spawnSync(command, { cwd: project, shell: true, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** npm writes this file last, so it stands for a whole installation. */
const installed = `${project}node_modules/.package-lock.json`

export function installPackages() {
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${project}package-lock.json`).mtimeMs
  if (isCurrent) return
  console.log('Installing packages …')
  // Not `npm ci`: it refuses where a registry lacks the binaries of other systems. The lock file decides all the same.
  run('npm install --no-save --no-audit --no-fund --loglevel=error')
}
