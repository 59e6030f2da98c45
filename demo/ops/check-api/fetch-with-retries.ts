/** Requests to another server's API, with retries. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Timeout of one answer in ms, body included */
const timeoutMs = 30_000
const attempts = 3
/** Delay in ms before the second attempt; twice as long before the third */
const pause = 1000

interface Read {
  status: number
  headers: Headers
  body: string
}

/** One attempt, body included. */
async function readOnce(address: string): Promise<Read> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/json, */*;q=0.5' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { status, headers } = answer
  return { status, headers, body: await answer.text() }
}

const isFinal = ({ status }: Read): boolean => status < 500 && status !== 429

/**
 * Retries network errors and 5xx, not other errors; returns the last response.
 * @throws Error if the last attempt got no response
 */
export async function fetchWithRetries(
  address: string,
  between: (time: number) => Promise<unknown> = sleep,
  attempt = 1,
): Promise<Read> {
  const answer = await readOnce(address).catch((error: Error) => error)
  if (!(answer instanceof Error) && (isFinal(answer) || attempt === attempts)) return answer
  if (answer instanceof Error && attempt === attempts)
    throw new Error(`${address}: ${answer.cause ?? answer.message}`)
  await between(pause * attempt)
  return fetchWithRetries(address, between, attempt + 1)
}
