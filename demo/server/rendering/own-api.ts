/** The site's own API without a socket: what is drawn is made of the answers that its visitor would get. */
import type { Hono } from 'hono'
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
    const answer = await app.request(address)
    if (answer.status === 204) return { body: 'null', version: 'none', isAway: false }
    if (answer.status !== 200) return { ...none, isAway: answer.status >= 500 }
    return { body: await answer.text(), version: answer.headers.get('etag') ?? '', isAway: false }
  }
