/**
 * Checks the free disk space of the embedded database. If its write-ahead log can't grow, PGlite neither answers nor
 * fails: it loops forever in this thread. So nothing is written when space is short.
 */
import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
/** In bytes: four segments of the write-ahead log. A database with only the facts takes 42 MB. */
const least = 64 * megabyte

export class NoDiskSpace extends Error {
  readonly code = 'ENOSPC'

  constructor(folder: string) {
    super(`Less than ${least / megabyte} MB are free in ${folder}, too little for the database to write.`)
    this.name = 'NoDiskSpace'
  }
}

/** @throws NoDiskSpace; the folder must exist */
export async function requireDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new NoDiskSpace(folder)
}
