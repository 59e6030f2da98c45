/** The backend's pictures and files, with the interface of a local folder. */
import { getMimeType } from 'hono/utils/mime'
import { type Content, contentOf } from '../http/content'
import { type Files, plainNames } from '../http/folder'
import { CachedAnswers } from './cached-answers'

/** Size of the cache, in bytes */
const room = 64 * 1024 * 1024

export class BackendStorage implements Files {
  readonly #cache = new CachedAnswers(room)

  constructor(private readonly storage: string) {}

  async find(path: string): Promise<Content | undefined> {
    const names = plainNames(path)
    if (!names) return undefined
    // Security headers depend on its name, as for a local file.
    const type = getMimeType(names.at(-1) ?? '') ?? 'application/octet-stream'
    const address = [this.storage, ...names.map(encodeURIComponent)].join('/')
    const { status, content } = await this.#cache.take(address, (bytes) => contentOf(bytes, type))
    return status === 200 ? content : undefined
  }
}
