/** Files of one folder by a URL's path; nothing outside the folder can be addressed, in any spelling. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type Content, contentOf } from './content'

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

  /** For each request: the system has it in memory, and its hash takes less than a millisecond. */
  private async read(file: string): Promise<Content | undefined> {
    if (!(await this.isInside(file))) return undefined
    return contentOf(await readFile(file), getMimeType(file) ?? 'application/octet-stream')
  }

  /** Whether it is a file that, links followed, is inside the root. */
  private async isInside(file: string): Promise<boolean> {
    const [root, target] = await Promise.all([realpath(this.root), realpath(file)])
    return target.startsWith(root + sep) && (await stat(target)).isFile()
  }
}
