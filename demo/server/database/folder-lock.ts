/**
 * One process per database folder. PGlite takes no lock of its own: a second process loses acknowledged rows
 * silently. Every process puts down its own file and only then looks for those of others, so two can never
 * both go on, whatever the timing; at worst both of two starting at once give way.
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

/** Folders held by this very process: its own file says nothing about a second opening in it. */
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
 * When the process began, in clock ticks since the machine's start, so that a number given to another process
 * later is not taken for the holder. '' where the system doesn't say (not Linux).
 */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces; the beginning is field 22.
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

/** Whether the lock's process still runs. A file without a beginning counts by its number alone. */
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

/** Removes what dead processes left; answers a live holder other than us, if there is one. */
function otherHolder(folder: string): number | undefined {
  for (const name of readdirSync(folder)) {
    const pid = Number(lockName.exec(name)?.[1] ?? process.pid)
    if (pid === process.pid) continue
    if (isHeld(join(folder, name), pid)) return pid
    rmSync(join(folder, name), { force: true })
  }
  return undefined
}

/** Step by step: under /proc, where nothing can be made, Node's own `recursive` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder))
      throw new Error(`The folder ${folder} of the database can't be made: ${(error as Error).message}`)
  }
}

/**
 * Takes the folder (made if missing) for this process and answers its release. A dead process's lock is
 * taken over; a live one's, or a second opening in this process, throws FolderInUse.
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
