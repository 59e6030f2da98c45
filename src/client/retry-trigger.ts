/**
 * Requests again after a failure, when the network is back or when the visitor does something. Both wait a random time,
 * so that many widgets don't request at once. Listens only while a failed request waits.
 */

/** In ms, at most; together with the request, content is back within 3 s of the network's return. */
const maxDelay = 2000
/** Clicks and keys trigger a request at most once in this many ms. */
const minInterval = 5000
const signs = ['online', 'pointerdown', 'keydown']

/** `onSign` is called at once. Returns the way to stop. */
export function onRetryTrigger(retry: () => unknown, onSign: () => unknown = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = performance.now()
  const soon = (longest: number) => {
    if (timer) return
    onSign()
    timer = setTimeout(() => {
      // An attempt that changes nothing must not be the last one.
      timer = undefined
      since = performance.now()
      retry()
    }, Math.random() * longest)
  }
  const look = ({ type }: Event) => {
    if (type === 'online') soon(maxDelay)
    else if (performance.now() - since > minInterval) soon(minInterval / 10)
  }
  for (const type of signs) window.addEventListener(type, look, true)
  return () => {
    clearTimeout(timer)
    for (const type of signs) window.removeEventListener(type, look, true)
  }
}
