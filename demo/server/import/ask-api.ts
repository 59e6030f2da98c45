/** Questions to another server's API, asked as its documentation (a mapping) says where its names differ from ours. */
import type { Mapping } from './mapping'
import { mapped } from './mapping'
import { NotRead } from './records'

/** The answer's JSON as ours would be; undefined for 404 and 204. @throws NotRead where there is no answer */
export type AskApi = (path: string, query?: Record<string, string>) => Promise<unknown>

/** ms for one answer, its body included */
const patience = 30_000
const attempts = 3
/** ms before the second attempt; twice as long before the third */
const pause = 1000

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export interface Read {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/** One attempt, which lasts until the whole body is there. */
async function readOnce(address: string): Promise<Read> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/json, */*;q=0.5' },
    signal: AbortSignal.timeout(patience),
  })
  const { status, headers } = answer
  return { status, headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const isFinal = ({ status }: Read): boolean => status < 500 && status !== 429

/**
 * What the server refuses is not asked again; its own faults are, and the last one is the answer.
 * @throws NotRead where the last attempt had no answer
 */
export async function readPatiently(
  address: string,
  between: (time: number) => Promise<unknown> = wait,
  attempt = 1,
): Promise<Read> {
  const answer = await readOnce(address).catch((error: Error) => error)
  if (!(answer instanceof Error) && (isFinal(answer) || attempt === attempts)) return answer
  if (answer instanceof Error && attempt === attempts)
    throw new NotRead(`${address}: ${answer.cause ?? answer.message}`)
  await between(pause * attempt)
  return readPatiently(address, between, attempt + 1)
}

export const bodyOf = ({ bytes }: Read): string => Buffer.from(bytes).toString()

/** @throws NotRead for anything else than JSON, or 404 or 204 */
export function askingApi(api: string, mapping: Mapping): AskApi {
  return async (path, query = {}) => {
    const { address, unwrap } = mapped(api, path, query, mapping)
    const answer = await readPatiently(address)
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
