/** A body with its ETag: the same bytes have the same ETag in every process and on every day. */
import { createHash } from 'node:crypto'
import { compress, type Encoding, isCompressible, smallestCompressed } from './encoding'
import { Shelf } from './shelf'

export interface Content {
  bytes: Uint8Array
  type: string
  /** Weak: one for all codings of the same bytes. */
  etag: string
}

/** `bytes` of that media type, with their ETag. */
export function contentOf(bytes: Uint8Array, type: string): Content {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
  return { bytes, type, etag: `W/"${hash}"` }
}

interface CompressedBody {
  body: Promise<Uint8Array>
}

/** Brotli's effort for the visitor who waits, and for the bytes that all later visitors get. */
const quick = 5
const thorough = 11

/** Compressed bodies, so that what is asked for often is compressed once. */
export class CompressedBodies {
  private readonly bodies: Shelf<CompressedBody>
  private improving = Promise.resolve()

  /** @param room bytes (before compression) to keep */
  constructor(room: number) {
    this.bodies = new Shelf(room)
  }

  /**
   * The content in that coding; undefined where compressing gains nothing. `lasting` content (a file) is
   * compressed thoroughly behind the first visitor's back, for all who come later.
   */
  take(content: Content, encoding: Encoding, lasting: boolean): Promise<Uint8Array> | undefined {
    const { bytes, type, etag } = content
    if (bytes.length < smallestCompressed || !isCompressible(type)) return undefined
    const known = this.bodies.take(encoding + etag)
    if (known) return known.body
    const entry = { body: compress(bytes, encoding, quick) }
    if (lasting) this.improve(entry, content, encoding)
    return this.bodies.put(encoding + etag, entry, bytes.length).body
  }

  /** One after the other: several at once take all of Node's few threads, and whoever asks for a file waits for them. */
  private improve(entry: CompressedBody, content: Content, encoding: Encoding): void {
    this.improving = this.improving.then(async () => {
      const better = await compress(content.bytes, encoding, thorough)
      entry.body = Promise.resolve(better)
    })
  }
}
