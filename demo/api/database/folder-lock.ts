/**
 * A lock for the embedded database's folder. PGlite has none: a second process silently loses acknowledged rows. The
 * kernel holds it (flock) for this process, whatever its id, container or host, and ends it with the process. Node has
 * no flock: flock(1) of util-linux or BusyBox takes it on a file descriptor that both processes share, and this one keeps
 * open. Without the program, or on a file system without locks, folder-heartbeat.ts is used instead.
 */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { keepHeartbeat } from './folder-heartbeat'

/** The file in the folder: its text says who holds it, and is empty after an orderly end. */
const lockName = 'in-use'

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The database folder ${folder} is in use by ${holder || 'another Parket process'}. Stop that one first, or name another folder with DATA_DIR.`,
    )
    this.name = 'FolderInUse'
  }
}

/** A command's exit status: 75 (EX_TEMPFAIL of sysexits.h) if another process has the folder, else 1. */
export const exitStatusOf = (error: unknown): number => (error instanceof FolderInUse ? 75 : 1)

/** "the server (process 1 on 0c8d3f, since 2026-11-28T14:41:07Z)"; a command is called by its program. */
function nameOfThisProcess(): string {
  const program = basename(process.argv[1] ?? 'node').replace(/\.\w+$/, '')
  const since = `${new Date().toISOString().slice(0, 19)}Z`
  return `the ${program === 'main' ? 'server' : program} (process ${process.pid} on ${hostname()}, since ${since})`
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

/** Whether the kernel gave the lock on this open file; undefined where it has none. */
function takeKernelLock(fd: number): boolean | undefined {
  const stdio = ['ignore', 'ignore', 'pipe', fd] as const
  const { status, stderr } = spawnSync('flock', ['-n', '3'], { stdio: [...stdio], encoding: 'utf8' })
  if (status === 0) return true
  // Both programs say nothing about a lock that another has, and complain about all else.
  return status === 1 && stderr === '' ? false : undefined
}

/**
 * Locks the folder (created if missing) for this process and resolves to the release function. Rejects with FolderInUse
 * while another process has it, or this one does already.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  makeFolder(resolve(folder))
  const file = join(realpathSync(folder), lockName)
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o644)
  const isTaken = takeKernelLock(fd)
  if (isTaken === undefined) {
    closeSync(fd)
    return keepHeartbeat(file, nameOfThisProcess(), (holder) => new FolderInUse(folder, holder))
  }
  if (!isTaken) {
    closeSync(fd)
    throw new FolderInUse(folder, readFileSync(file, 'utf8'))
  }
  ftruncateSync(fd)
  writeSync(fd, nameOfThisProcess(), 0)
  let isOpen = true
  return async () => {
    if (!isOpen) return
    isOpen = false
    ftruncateSync(fd)
    closeSync(fd)
  }
}
