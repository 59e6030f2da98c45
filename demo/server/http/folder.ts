/** Files of one folder by a URL's path; nothing outside the folder can be addressed, in any spelling. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { type Content, contentOf } from './content'

interface KnownFile {
  content: Content
  /** Modification time and size, to detect changes of the file. */
  version: string
}

const megabyte = 1024 * 1024
/** Of a folder; above `largestKept` bytes a file is read anew for every visitor. */
const [mostKept, usualRoom, largestKept] = [2000, 32 * megabyte, 4 * megabyte]

/**
 * The segments of a URL's path, decoded once; undefined if any isn't a plain name: empty, hidden or upward ("..",
 * ".git"), with a slash, backslash, colon or control character, or still percent-encoded.
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

/** A source of files by URL path: relative, percent-encoded, without a leading slash. */
export interface Files {
  /** Undefined if there is no such file. */
  find(path: string): Promise<Content | undefined>
}

export class Folder implements Files {
  private readonly known: LRUCache<string, KnownFile>

  /**
   * @param root need not exist; then it holds nothing
   * @param room bytes to keep in memory
   */
  constructor(
    private readonly root: string,
    room = usualRoom,
  ) {
    this.known = new LRUCache({
      ...{ max: mostKept, maxSize: room, maxEntrySize: Math.min(room, largestKept) },
      sizeCalculation: ({ content }, file) => content.bytes.length + file.length,
    })
  }

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
    this.known.set(file, { content, version })
    return content
  }

  /** Throws if the file, links followed, is not inside the root. */
  private async inside(file: string): Promise<{ mtimeMs: number; size: number; isFile: boolean }> {
    const [root, place] = await Promise.all([realpath(this.root), realpath(file)])
    if (!place.startsWith(root + sep)) throw new Error('outside')
    const facts = await stat(place)
    return { mtimeMs: facts.mtimeMs, size: facts.size, isFile: facts.isFile() }
  }
}
