/**
 * Room on the disk of the embedded database. Where its log of changes can't grow, PGlite neither answers nor
 * fails: it spins for ever in this thread. So nothing is written into it when room is short.
 */
import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
/** Bytes; four pieces of that log. A database with the facts alone takes 42 MB. */
const least = 64 * megabyte

export class NoRoom extends Error {
  readonly code = 'ENOSPC'

  constructor(folder: string) {
    super(`Less than ${least / megabyte} MB are free in ${folder}, too little for the database to write.`)
    this.name = 'NoRoom'
  }
}

/** @throws NoRoom; the folder must exist */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new NoRoom(folder)
}
