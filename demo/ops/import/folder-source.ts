/** A folder of JSON files, and matches.csv, with pictures and files in its subfolder "storage". */
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { matchesInCsv } from './match-csv'
import { NotRead, type Source } from './records'

const lost = Buffer.from('\ufffd')

/** "line 3, character 12" of the first byte that is not UTF-8. */
function positionOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8')
  let end = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) {
    end = at
    const start = Buffer.byteLength(text.slice(0, at))
    if (!lost.equals(bytes.subarray(start, start + lost.length))) break
  }
  const lines = text.slice(0, end).split('\n')
  return `line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`
}

/** Without a byte order mark: in another encoding it would lose its letters. @throws NotRead with file and position for any other encoding */
function utf8Text(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NotRead(`${file} is not UTF-8: ${positionOf(bytes)}. Save it as UTF-8 and import it again.`)
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

export function folderSource(folder: string): Source {
  const storage = join(folder, 'storage')
  return {
    async read(file) {
      const bytes = await readFile(join(folder, file)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      if (bytes === undefined) return undefined
      const text = utf8Text(bytes, file)
      if (file.endsWith('.csv')) return matchesInCsv(text)
      try {
        return JSON.parse(text)
      } catch (error) {
        throw new NotRead(`${file} is no JSON: ${error instanceof Error ? error.message : error}`)
      }
    },
    async files() {
      const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return []
          throw error
        },
      )
      // A symbolic link may lead out of the folder.
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(storage.length + 1)
            .split(sep)
            .join('/'),
        )
        .sort()
    },
    file: (path) => readFile(join(storage, path)),
  }
}
