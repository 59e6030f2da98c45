/**
 * Tells the server something without waiting for an answer: an empty POST that outlives the page (contract
 * 8.11). Never repeated, never throws.
 */
export function tell(address: string): void {
  try {
    if (navigator.sendBeacon?.(address)) return
  } catch {
    // A blocked beacon is sent as a request.
  }
  post(address).catch(() => {})
}

/** Async, so that a host's own fetch that throws at once is a rejection as well. */
const post = async (address: string): Promise<unknown> =>
  fetch(address, { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'origin' })
