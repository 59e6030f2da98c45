/** Compression of responses: brotli if the client accepts it, else gzip, else none. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Shorter bodies aren't compressed. */
export const smallestCompressed = 860

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|manifest\+json|wasm))/

/** Whether bytes of this media type are compressible; pictures, fonts and videos aren't. */
export const isCompressible = (type: string): boolean => compressible.test(type)

/**
 * The weight of an encoding in Accept-Encoding: 0 (also for an invalid weight) refuses it; undefined if it isn't
 * listed.
 */
function weightOf(accepted: string, coding: string): number | undefined {
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (name !== coding) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight ? Number(weight.slice(2)) : 1
  }
  return undefined
}

/** The encoding to send, undefined for none. A missing or invalid header means none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined
  const anything = weightOf(acceptEncoding, '*') ?? 0
  const takes = (coding: Encoding) => (weightOf(acceptEncoding, coding) ?? anything) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/** @param effort brotli's quality, 0–11; gzip uses its default level below 9 and its best from there */
export function compress(bytes: Uint8Array, encoding: Encoding, effort: number): Promise<Uint8Array> {
  if (encoding === 'gzip') return zip(bytes, { level: effort < 9 ? 6 : 9 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
