/** Files of one folder by the path of a URL; nothing outside it can be named, however it is spelled. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type Content, contentOf } from './content'

interface KnownFile {
  content: Content
  /** Modification time and size: a file that was written again is read again. */
  version: string
}

/** Above this many bytes a file is read anew for every visitor. */
const largestKept = 4 * 1024 * 1024

/**
 * The names in a URL's path, decoded once; undefined where any could mean something else than a plain name:
 * empty, hidden or upward ("..", ".git"), with a slash, backslash, colon or control character, or still
 * percent-encoded.
 */
export function plainNames(path: string): string[] | undefined {
  const names: string[] = []
  for (const piece of path.split('/')) {
    const name = decodeOnce(piece)
    if (name === undefined || !isPlain(name)) return undefined
    names.push(name)
  }
  return names
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const isPlain = (name: string): boolean => /^[^./\\:%\p{Cc}][^/\\:%\p{Cc}]*$/u.test(name)

/** Whatever holds files by the path of a URL: relative, percent-encoded, without a slash in front. */
export interface Files {
  /** Undefined where no such file is. */
  find(path: string): Promise<Content | undefined>
}

export class Folder implements Files {
  private readonly known = new Map<string, KnownFile>()

  /** @param root need not exist; then it holds nothing */
  constructor(private readonly root: string) {}

  async find(path: string): Promise<Content | undefined> {
    const names = plainNames(path)
    if (!names) return undefined
    try {
      return await this.read(join(this.root, ...names))
    } catch {
      return undefined
    }
  }

  private async read(file: string): Promise<Content | undefined> {
    const { mtimeMs, size, isFile } = await this.inside(file)
    if (!isFile) return undefined
    const version = `${mtimeMs}-${size}`
    const known = this.known.get(file)
    if (known?.version === version) return known.content
    const content = contentOf(await readFile(file), getMimeType(file) ?? 'application/octet-stream')
    if (size <= largestKept) this.known.set(file, { content, version })
    return content
  }

  /** Throws where the file, links followed, is not under the root. */
  private async inside(file: string): Promise<{ mtimeMs: number; size: number; isFile: boolean }> {
    const [root, place] = await Promise.all([realpath(this.root), realpath(file)])
    if (!place.startsWith(root + sep)) throw new Error('outside')
    const facts = await stat(place)
    return { mtimeMs: facts.mtimeMs, size: facts.size, isFile: facts.isFile() }
  }
}
