/** An empty POST that outlives the page, without waiting for an answer (contract: Ads). Never repeated, never throws. */
export function postBeacon(address: string): void {
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
