/** The backend's pictures and files, as if they lay in a folder of ours. */
import { getMimeType } from 'hono/utils/mime'
import { type Content, contentOf } from '../http/content'
import { type Files, plainNames } from '../http/folder'
import { KeptAnswers } from './kept-answers'

/** Bytes to keep */
const room = 64 * 1024 * 1024

export class TheirStorage implements Files {
  readonly #kept = new KeptAnswers(room)
  readonly #storage: string

  constructor(storage: string) {
    this.#storage = storage
  }

  async find(path: string): Promise<Content | undefined> {
    const names = plainNames(path)
    if (!names) return undefined
    // What it may do in a browser is decided by its name, as for a file of ours.
    const type = getMimeType(names.at(-1) ?? '') ?? 'application/octet-stream'
    const address = [this.#storage, ...names.map(encodeURIComponent)].join('/')
    const { status, content } = await this.#kept.take(address, (bytes) => contentOf(bytes, type))
    return status === 200 ? content : undefined
  }
}
