/** Folders that the site serves, each with a file to find, among secrets that must not be served. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../../../demo/api/database/project-folder'
import type { SiteFiles } from '../../../demo/ops/app'

interface OpenFiles {
  served: SiteFiles
  /** The text of every file that must not be served. */
  secret: string
  remove(): void
}

export function openFiles(): OpenFiles {
  const secret = 'nobody may read this'
  const root = mkdtempSync(join(tmpdir(), 'parket-files-'))
  // Beside the folders; and in one whose name begins like that of a folder that is served.
  mkdirSync(join(root, 'storage-other'))
  for (const path of ['secret.txt', 'storage-other/secret.txt']) writeFileSync(join(root, path), secret)
  const folder = (name: string): string => {
    const path = join(root, name)
    mkdirSync(join(path, 'logos'), { recursive: true })
    writeFileSync(join(path, 'logos', 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(path, '.hidden'), secret)
    symlinkSync(join(root, 'secret.txt'), join(path, 'secret-link'))
    symlinkSync(root, join(path, 'secret-folder'))
    return path
  }
  const shell = join(projectFolder(), 'demo', 'site', 'shell', 'index.html')
  return {
    served: { public: folder('public'), storage: folder('storage'), hosts: folder('hosts'), shell },
    secret,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
