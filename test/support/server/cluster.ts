/** A PostgreSQL for one test, from the system's packages, and a hot standby that streams from it. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './program'

const packages = '/usr/lib/postgresql'

function findBinaries(): string | undefined {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : []
  const newest = versions.sort((a, b) => b - a)[0]
  if (newest === undefined) console.log('PostgreSQL is not installed: tests of its standby are left out.')
  return newest === undefined ? undefined : join(packages, String(newest), 'bin')
}

export const binaries = findBinaries()

/** PostgreSQL refuses to run as root. */
function idsOf(name: string): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export interface Instance {
  url: string
  start: () => void
  /** `immediate` simulates a lost machine. */
  stop: (mode?: 'fast' | 'immediate') => void
}

export interface Cluster {
  primary: Instance
  standby: Instance
  remove: () => void
}

/** Both run, and the standby has caught up. */
export async function startCluster(): Promise<Cluster> {
  const ids = idsOf('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'parket-cluster-'))
  if ('uid' in ids) chownSync(folder, ids.uid, ids.gid)
  const run = (program: string, ...parameters: string[]) => {
    const { status, stderr } = spawnSync(join(binaries ?? '', program), parameters, {
      ...ids,
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      // A server that inherits a pipe would keep it open.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stderr}`)
  }
  const instance = (name: string, port: number): Instance => {
    const place = ['-D', join(folder, name), '-w', '-l', join(folder, `${name}.log`)]
    return {
      url: `postgres://parket@127.0.0.1:${port}/postgres`,
      start: () =>
        run('pg_ctl', ...place, '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start'),
      stop: (mode = 'immediate') => run('pg_ctl', ...place, '-m', mode, 'stop'),
    }
  }
  const [one, two] = [await freePort(), await freePort()]
  run('initdb', '-D', join(folder, 'primary'), '-U', 'parket', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const primary = instance('primary', one)
  primary.start()
  const from = `host=127.0.0.1 port=${one} user=parket`
  const how = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  run('pg_basebackup', '-d', from, '-D', join(folder, 'standby'), ...how)
  const standby = instance('standby', two)
  standby.start()
  const remove = () => {
    for (const each of [standby, primary])
      try {
        each.stop()
      } catch {
        // Already stopped by a test.
      }
    rmSync(folder, { recursive: true, force: true })
  }
  return { primary, standby, remove }
}
