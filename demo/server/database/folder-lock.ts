/**
 * A lock for the embedded database's folder. PGlite has none: a second process silently loses acknowledged rows. Every
 * process first writes its own lock file and then looks for others, so two can never both proceed; at worst two that
 * start at once both give up.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const lockName = /^in-use-by-(\d+)$/

/** Folders that this process has open: its own lock file can't detect a second opening. */
const heldHere = new Set<string>()

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by another Parket process (${pid}). Stop that one first, or name another folder with DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * The process's start time in clock ticks since boot, so that a reused process id isn't taken for the holder. '' if the
 * system doesn't provide it (not Linux).
 */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may contain spaces; the start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the lock's process still runs. A lock file without a start time counts by its process id alone. */
function isHeld(file: string, pid: number): boolean {
  if (pid === process.pid || !isAlive(pid)) return false
  const begin = readLock(file)
  return begin === '' || begin === beginOf(pid)
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Removes lock files of dead processes; returns another live holder, if there is one. */
function otherHolder(folder: string): number | undefined {
  for (const name of readdirSync(folder)) {
    const pid = Number(lockName.exec(name)?.[1] ?? process.pid)
    if (pid === process.pid) continue
    if (isHeld(join(folder, name), pid)) return pid
    rmSync(join(folder, name), { force: true })
  }
  return undefined
}

/** Step by step: under /proc, where nothing can be created, Node's own `recursive` never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder))
      throw new Error(`The folder ${folder} of the database can't be made: ${(error as Error).message}`)
  }
}

/**
 * Locks the folder (created if missing) for this process and returns the release function. A dead process's lock is
 * replaced; a live one's, or a second opening in this process, throws FolderInUse.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(resolve(folder))
  const place = realpathSync(folder)
  if (heldHere.has(place)) throw new FolderInUse(folder, process.pid)
  const own = join(place, `in-use-by-${process.pid}`)
  writeFileSync(own, beginOf(process.pid))
  const holder = otherHolder(place)
  if (holder !== undefined) {
    rmSync(own, { force: true })
    throw new FolderInUse(folder, holder)
  }
  heldHere.add(place)
  return () => {
    if (heldHere.delete(place)) rmSync(own, { force: true })
  }
}
