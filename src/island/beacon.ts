/** An empty POST that outlives the page, without waiting for an answer (contract: Ads). Never repeated, never throws. */
export function postBeacon(address: string): void {
  try {
    if (navigator.sendBeacon?.(address)) return
  } catch {
    // A blocked beacon is sent by fetch.
  }
  post(address).catch(() => {})
}

/** Async, so that a host's own fetch that throws becomes a rejection. */
const post = async (address: string): Promise<unknown> =>
  fetch(address, { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'origin' })
