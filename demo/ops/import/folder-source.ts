/** A folder of JSON files, and matches.csv, with pictures and files in its subfolder "storage". */
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { matchesInCsv } from './match-csv'
import { NotRead, type Source } from './records'
import { utf8Text } from './utf8'

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
