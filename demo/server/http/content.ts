/** A body with its ETag: the same bytes have the same ETag in every process and on every day. */
import { createHash } from 'node:crypto'
import { compress, type Encoding, isCompressible, smallestCompressed } from './encoding'

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
  /** Bytes before compression. */
  length: number
}

interface CompressedBody {
  body: Promise<Uint8Array>
  /** Bytes before compression. */
  length: number
}

/** Brotli's effort for the visitor who waits, and for the bytes that all later visitors get. */
const quick = 5
const thorough = 11

/** Compressed bodies, so that what is asked for often is compressed once. */
export class CompressedBodies {
  private readonly bodies = new Map<string, CompressedBody>()
  private held = 0

  /** @param room bytes (before compression) to keep; what was used longest ago goes */
  constructor(private readonly room: number) {}

  /**
   * The content in that coding; undefined where compressing gains nothing. `lasting` content (a file) is
   * compressed thoroughly behind the first visitor's back, for all who come later.
   */
  take(content: Content, encoding: Encoding, lasting: boolean): Promise<Uint8Array> | undefined {
    if (content.bytes.length < smallestCompressed || !isCompressible(content.type)) return undefined
    const key = encoding + content.etag
    const known = this.bodies.get(key)
    if (known) return this.keep(key, known).body
    const body = compress(content.bytes, encoding, quick)
    const entry = this.keep(key, { body, length: content.bytes.length })
    if (lasting) void this.improve(entry, content, encoding)
    return body
  }

  private async improve(entry: CompressedBody, content: Content, encoding: Encoding): Promise<void> {
    const better = await compress(content.bytes, encoding, thorough)
    entry.body = Promise.resolve(better)
  }

  private keep(key: string, entry: CompressedBody): CompressedBody {
    if (!this.bodies.delete(key)) this.held += entry.length
    this.bodies.set(key, entry)
    for (const [oldest, { length }] of this.bodies) {
      if (this.held <= this.room) break
      this.bodies.delete(oldest)
      this.held -= length
    }
    return entry
  }
}
