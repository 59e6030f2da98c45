/** Compression of responses: brotli if the client accepts it, else gzip, else none. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Shorter bodies aren't compressed. */
export const smallestCompressed = 860

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|manifest\+json|wasm))/

/** Whether bytes of this media type are compressible; pictures, fonts and videos aren't. */
export const isCompressible = (type: string): boolean => compressible.test(type)

const ours: readonly Encoding[] = ['br', 'gzip']

/** The coding to send: the first of ours that is not refused, whatever the client likes better; undefined for none. */
export function encodingFor(acceptEncoding = ''): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding)
  const weightOf = (coding: string) => accepted.find(({ type }) => type.toLowerCase() === coding)?.q
  return ours.find((coding) => (weightOf(coding) ?? weightOf('*') ?? 0) > 0)
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
