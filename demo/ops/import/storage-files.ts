/** Imports pictures and files into this site's storage folder. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reasonOf } from '../../api/database/reason'
import { plainNames } from '../../api/http/folder'
import type { Refused, Source } from './records'

export interface FileCount {
  new: number
  changed: number
  same: number
  refused: Refused[]
}

const known = /\.(?:svg|png|jpe?g|webp|gif|avif|pdf)$/i
const largest = 20 * 1024 * 1024

/** Written under a temporary name and then renamed, so that a visitor never gets half a file. */
async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.part`
  await writeFile(beside, bytes)
  await rename(beside, file)
}

/** Why the file is refused; undefined if it is accepted. */
function faultOf(path: string, bytes: Uint8Array | Error): string | undefined {
  if (!known.test(path)) return 'is neither a picture nor a PDF'
  if (!plainNames(path.split('/').map(encodeURIComponent).join('/')))
    return 'has a name that no address can have'
  if (bytes instanceof Error) return bytes.message
  return bytes.length > largest ? `is larger than ${largest / 1024 / 1024} MB` : undefined
}

/** The source with further files, which are in the texts of its records. */
export const withFiles = (source: Source, more: ReadonlyMap<string, Uint8Array>): Source => ({
  ...source,
  files: async () => [...new Set([...(await source.files()), ...more.keys()])],
  file: async (path) => more.get(path) ?? source.file(path),
})

/** @param dryRun only counts */
export async function takeFiles(
  source: Source,
  folder: string,
  dryRun: boolean,
  progress: (done: number, total: number) => void,
): Promise<FileCount> {
  const count: FileCount = { new: 0, changed: 0, same: 0, refused: [] }
  const refuse = (file: string, reason: string) => count.refused.push({ file, path: '', reason })
  const paths = await source.files().catch((error: unknown) => {
    refuse('storage', reasonOf(error))
    return []
  })
  for (const [index, path] of paths.entries()) {
    progress(index, paths.length)
    const bytes = known.test(path) ? await source.file(path).catch((error: Error) => error) : new Uint8Array()
    const reason = faultOf(path, bytes)
    if (reason !== undefined || bytes instanceof Error) {
      refuse(`storage/${path}`, reason ?? '')
      continue
    }
    const target = join(folder, path)
    const present = await readFile(target).catch(() => undefined)
    const became = !present ? 'new' : present.equals(bytes) ? 'same' : 'changed'
    try {
      if (became !== 'same' && !dryRun) await put(target, bytes)
      count[became] += 1
    } catch (error) {
      // The records are imported; a failed file doesn't change that.
      refuse(`storage/${path}`, `can't be written: ${reasonOf(error)}`)
    }
  }
  if (paths.length > 0) progress(paths.length, paths.length)
  return count
}
