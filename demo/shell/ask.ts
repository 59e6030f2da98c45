/** Asks the API for what the frame itself needs, with the same attempts and delays as the widgets' requests. */

/** An attempt, body included, ends after this many ms. */
const attemptLimit = 30_000
const mostRepeats = 2
/** The longest Retry-After that is waited for, in ms. */
const longestWait = 10_000
/** After a failure the visitor's clicks and keys ask again at the earliest after this many ms. */
const patience = 5000

class Refusal extends Error {
  constructor(
    message: string,
    /** So long the server wants to be left alone, in ms; without end where asking again is of no use. */
    readonly wait: number,
  ) {
    super(message)
  }
}

/** Retry-After, seconds or a date, in ms; 0 where it says nothing usable. */
function retryAfter(header: string): number {
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = /^[A-Za-z]{3}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? 0 : date - Date.now()
}

async function askOnce(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(attemptLimit) })
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

/** The answer as JSON; rejects when two repeats at most were of no use. */
export async function ask(address: string, failures = 0): Promise<unknown> {
  try {
    return await askOnce(address)
  } catch (error) {
    const wait = error instanceof Refusal ? error.wait : 0
    if (failures >= mostRepeats || wait > longestWait) throw error
    const jitter = Math.random() * 1000 * 2 ** failures
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait, jitter)))
    return ask(address, failures + 1)
  }
}

/** Calls back once, when the network has returned or the visitor does something. */
export function onReturn(callBack: () => void): void {
  const stop = new AbortController()
  const since = performance.now()
  const soon = (longest: number) => {
    stop.abort()
    setTimeout(callBack, Math.random() * longest)
  }
  const acts = () => performance.now() - since > patience && soon(patience / 10)
  window.addEventListener('online', () => soon(2000), stop)
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, acts, { capture: true, passive: true, signal: stop.signal })
  }
}
