/** Calls the site's own API without a socket: renderings are made from the answers that visitors would get. */
import type { Hono } from 'hono'
import type * as v from 'valibot'
import { parseAnswer } from '../../../src/contract/parse'
import { Problem } from '../../api/http/problem'
import type { Env } from '../../api/http/question'

/** An answer's body (JSON, null if there is none) and its version. */
export interface ApiAnswer {
  body: string | null
  version: string
  /** It isn't available now. */
  isAway: boolean
}

export type AskOwnApi = (address: string) => Promise<ApiAnswer>

const none = { body: null, version: '' }

/** Answers paths under /api only; null for anything but a successful answer. */
export const askingOwnApi =
  (app: Hono<Env>): AskOwnApi =>
  async (address) => {
    if (!new URL(address).pathname.startsWith('/api/')) return { ...none, isAway: false }
    const answer = await app.request(address, undefined, { isOwn: true })
    if (answer.status === 204) return { body: 'null', version: 'none', isAway: false }
    if (answer.status !== 200) return { ...none, isAway: answer.status >= 500 }
    return { body: await answer.text(), version: answer.headers.get('etag') ?? '', isAway: false }
  }

/**
 * Our API's answer to a path under /api, by its schema; undefined if there is no such record.
 * @throws Problem if it can't be answered now
 */
export type ReadOwnApi = <S extends v.GenericSchema>(
  path: string,
  shape: S,
) => Promise<v.InferOutput<S> | undefined>

/** The shell's head, sitemap and feeds are made from the API's answers, whatever their source. */
export const readingOwnApi =
  (ask: AskOwnApi): ReadOwnApi =>
  async (path, shape) => {
    const { body, isAway } = await ask(`http://localhost/api${path}`)
    if (isAway) throw new Problem(503, 'This can not be answered now.', { 'Retry-After': '5' })
    const parsed = body === null ? undefined : parseAnswer(shape, JSON.parse(body))
    return parsed?.ok ? parsed.value : undefined
  }
