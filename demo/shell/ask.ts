/** Requests of the shell itself, with the same retries and delays as the widgets' requests. */

/** Timeout of an attempt in ms, body included. */
const timeoutMs = 30_000
const maxRetries = 2
/** A longer Retry-After ends the attempts, in ms. */
const maxRetryAfter = 10_000
/** After a failure the visitor's clicks and keys trigger a request after this many ms at the earliest. */
const minIntervalMs = 5000

class Refusal extends Error {
  constructor(
    message: string,
    /** The server's Retry-After in ms; infinite if a retry is useless. */
    readonly wait: number,
  ) {
    super(message)
  }
}

/** Retry-After, seconds or a date, in ms; 0 without a usable one. */
function retryAfter(header: string): number {
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = /^[A-Za-z]{3}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? 0 : date - Date.now()
}

async function askOnce(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) {
    const isRepeatable = answer.status === 429 || answer.status >= 500
    const wait = isRepeatable ? retryAfter(answer.headers.get('retry-after') ?? '') : Number.POSITIVE_INFINITY
    throw new Refusal(`answered ${answer.status}`, wait)
  }
  const body = await answer.text()
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal('answered no JSON', Number.POSITIVE_INFINITY)
  }
}

/** The answer as JSON; rejects after at most two retries. */
export async function ask(address: string, failures = 0): Promise<unknown> {
  try {
    return await askOnce(address)
  } catch (error) {
    const wait = error instanceof Refusal ? error.wait : 0
    if (failures >= maxRetries || wait > maxRetryAfter) throw error
    const jitter = Math.random() * 1000 * 2 ** failures
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait, jitter)))
    return ask(address, failures + 1)
  }
}

/** Calls back once, when the network is back or the visitor does something. */
export function onReturn(callBack: () => void): void {
  const stop = new AbortController()
  const since = performance.now()
  const soon = (longest: number) => {
    stop.abort()
    setTimeout(callBack, Math.random() * longest)
  }
  const acts = () => performance.now() - since > minIntervalMs && soon(minIntervalMs / 10)
  window.addEventListener('online', () => soon(2000), stop)
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, acts, { capture: true, passive: true, signal: stop.signal })
  }
}
