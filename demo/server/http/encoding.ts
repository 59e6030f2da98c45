/** Compression of answers: brotli where the client takes it, else gzip, else none. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this many bytes compressing costs more than it saves. */
export const smallestCompressed = 860

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|manifest\+json|wasm))/

/** Whether bytes of this media type get smaller; pictures, fonts and films already are. */
export const isCompressible = (type: string): boolean => compressible.test(type)

/** The weight that Accept-Encoding gives a coding: 0, or none that can be read, refuses it; undefined where it says nothing. */
function weightOf(accepted: string, coding: string): number | undefined {
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (name !== coding) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight ? Number(weight.slice(2)) : 1
  }
  return undefined
}

/** The coding to send, undefined for none. An absent or odd header means none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined
  const anything = weightOf(acceptEncoding, '*') ?? 0
  const takes = (coding: Encoding) => (weightOf(acceptEncoding, coding) ?? anything) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/** @param effort brotli's quality, 0–11; gzip takes its own default below 9 and its best from there */
export function compress(bytes: Uint8Array, encoding: Encoding, effort: number): Promise<Uint8Array> {
  if (encoding === 'gzip') return zip(bytes, { level: effort < 9 ? 6 : 9 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
