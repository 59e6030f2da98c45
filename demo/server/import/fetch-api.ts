/** Requests to another server's API, through a mapping where it differs from ours. */
import type { Mapping } from './mapping'
import { mapped } from './mapping'
import { NotRead } from './records'

/** The answer's JSON, translated into our format; undefined for 404 and 204. @throws NotRead if there is no answer */
export type AskApi = (path: string, query?: Record<string, string>) => Promise<unknown>

/** Timeout of one answer in ms, body included */
const timeoutMs = 30_000
const attempts = 3
/** Delay in ms before the second attempt; twice as long before the third */
const pause = 1000

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export interface Read {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/** One attempt, body included. */
async function readOnce(address: string): Promise<Read> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/json, */*;q=0.5' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { status, headers } = answer
  return { status, headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const isFinal = ({ status }: Read): boolean => status < 500 && status !== 429

/**
 * Retries network errors and 5xx, not other errors; returns the last response.
 * @throws NotRead if the last attempt got no response
 */
export async function fetchWithRetries(
  address: string,
  between: (time: number) => Promise<unknown> = wait,
  attempt = 1,
): Promise<Read> {
  const answer = await readOnce(address).catch((error: Error) => error)
  if (!(answer instanceof Error) && (isFinal(answer) || attempt === attempts)) return answer
  if (answer instanceof Error && attempt === attempts)
    throw new NotRead(`${address}: ${answer.cause ?? answer.message}`)
  await between(pause * attempt)
  return fetchWithRetries(address, between, attempt + 1)
}

/** The body decoded as UTF-8. */
export const bodyOf = ({ bytes }: Read): string => Buffer.from(bytes).toString()

/** @throws NotRead for anything but JSON, 404 or 204 */
export function apiFetcher(api: string, mapping: Mapping): AskApi {
  return async (path, query = {}) => {
    const { address, unwrap } = mapped(api, path, query, mapping)
    const answer = await fetchWithRetries(address)
    const { status } = answer
    if (status === 404 || status === 204) return undefined
    if (status < 200 || status > 299) throw new NotRead(`${address}: answered ${status}`)
    try {
      return unwrap(JSON.parse(bodyOf(answer)))
    } catch {
      throw new NotRead(`${address}: answered no JSON`)
    }
  }
}
