/** A body with its ETag, which depends only on the bytes. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding, isCompressible, smallestCompressed } from './encoding'

export interface Content {
  bytes: Uint8Array
  type: string
  /** Weak, because it is the same for all encodings of the bytes. */
  etag: string
}

/** Computes the ETag of `bytes` with this media type. */
export function contentOf(bytes: Uint8Array, type: string): Content {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
  return { bytes, type, etag: `W/"${hash}"` }
}

/** The body as text. */
export const textIn = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

export const jsonType = 'application/json; charset=utf-8'
/** The value as JSON. */
export const jsonContent = (value: unknown): Content =>
  contentOf(Buffer.from(JSON.stringify(value)), jsonType)

interface CompressedBody {
  body: Promise<Uint8Array>
}

/** Brotli quality for a visitor who waits, and for bytes that all later visitors get. */
const quick = 5
const thorough = 11

/** However small they are, more are not worth it. */
const mostBodies = 5000

/** A cache of compressed bodies. */
export class CompressedBodies {
  private readonly bodies: LRUCache<string, CompressedBody>
  private improving = Promise.resolve()

  /** @param room size in bytes, before compression */
  constructor(room: number) {
    this.bodies = new LRUCache({ max: mostBodies, maxSize: room })
  }

  /**
   * The content in that encoding; undefined if compressing saves nothing. `lasting` content (a file) is compressed once
   * more in the background with the best quality, for later visitors.
   */
  take(content: Content, encoding: Encoding, lasting: boolean): Promise<Uint8Array> | undefined {
    const { bytes, type, etag } = content
    if (bytes.length < smallestCompressed || !isCompressible(type)) return undefined
    const known = this.bodies.get(encoding + etag)
    if (known) return known.body
    const entry = { body: compress(bytes, encoding, quick) }
    if (lasting) this.improve(entry, content, encoding)
    this.bodies.set(encoding + etag, entry, { size: bytes.length })
    return entry.body
  }

  /** One after the other: several at once would use all of Node's few threads, and requests for files would wait. */
  private improve(entry: CompressedBody, content: Content, encoding: Encoding): void {
    this.improving = this.improving.then(async () => {
      const better = await compress(content.bytes, encoding, thorough)
      entry.body = Promise.resolve(better)
    })
  }
}
