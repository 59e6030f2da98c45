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

/** @throws NotRead after the last attempt; what the server refuses is not asked again */
export async function fetchPatiently(address: string, attempt = 1): Promise<Response> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/json, */*;q=0.5' },
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => error)
  const isFinal = !(answer instanceof Error) && answer.status < 500 && answer.status !== 429
  if (isFinal) return answer
  const why = answer instanceof Error ? String(answer.cause ?? answer.message) : `answered ${answer.status}`
  if (attempt === attempts) throw new NotRead(`${address}: ${why}`)
  if (!(answer instanceof Error)) await answer.body?.cancel()
  await wait(pause * attempt)
  return fetchPatiently(address, attempt + 1)
}

export function askingApi(api: string, mapping: Mapping): AskApi {
  return async (path, query = {}) => {
    const { address, unwrap } = mapped(api, path, query, mapping)
    const answer = await fetchPatiently(address)
    if (answer.status === 404 || answer.status === 204) {
      await answer.body?.cancel()
      return undefined
    }
    if (!answer.ok) throw new NotRead(`${address}: answered ${answer.status}`)
    const text = await answer.text()
    try {
      return unwrap(JSON.parse(text))
    } catch {
      throw new NotRead(`${address}: answered no JSON`)
    }
  }
}
