/** The site's own API without a socket: what is drawn is made of the answers that its visitor would get. */
import type { Hono } from 'hono'
import type * as v from 'valibot'
import { parseAnswer } from '../../../src/contract/parse'
import { Problem } from '../http/problem'
import type { Env } from '../http/question'

/** An answer's body (JSON, null where there is none) and what changes with it. */
export interface ApiAnswer {
  body: string | null
  version: string
  /** There may be one, but not now. */
  isAway: boolean
}

export type AskOwnApi = (address: string) => Promise<ApiAnswer>

const none = { body: null, version: '' }

/** Answers what is under /api, and nothing else; what isn't answered with content has none. */
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
 * What our API answers to a path under /api, by its shape; undefined where there is no such thing.
 * @throws Problem where it can't be answered now
 */
export type ReadOwnApi = <S extends v.GenericSchema>(
  path: string,
  shape: S,
) => Promise<v.InferOutput<S> | undefined>

/** Whatever the site says of itself beside its screens is made of its API's answers, wherever those come from. */
export const readingOwnApi =
  (ask: AskOwnApi): ReadOwnApi =>
  async (path, shape) => {
    const { body, isAway } = await ask(`http://localhost/api${path}`)
    if (isAway) throw new Problem(503, 'This can not be answered now.', { 'Retry-After': '5' })
    const parsed = body === null ? undefined : parseAnswer(shape, JSON.parse(body))
    return parsed?.ok ? parsed.value : undefined
  }
