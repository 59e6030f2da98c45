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

const isFinal = (status: number): boolean => status < 500 && status !== 429

/**
 * Retries network errors and 5xx, not other errors; returns the last response.
 * @throws Error if the last attempt got no response
 */
export async function fetchWithRetries(
  address: string,
  between: (time: number) => Promise<unknown> = sleep,
): Promise<Read> {
  for (let attempt = 1; ; attempt++) {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(address, { headers: { Accept: 'application/json, */*;q=0.5' }, signal })
      const { status, headers } = answer
      const body = await answer.text()
      if (isFinal(status) || attempt === attempts) return { status, headers, body }
    } catch (error) {
      if (attempt === attempts)
        throw new Error(`${address}: ${(error as Error).cause ?? (error as Error).message}`)
    }
    await between(pause * attempt)
  }
}
