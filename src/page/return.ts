/**
 * When to ask again after a failure: the network is back, or the visitor does something. Both wait a random
 * moment, so that many widgets don't ask at once; listens only while somebody waits.
 */

/** Content comes within 3 s of the network's return. */
const spread = 2000
/** The visitor's clicks and keys ask at most this often, in ms. */
const patience = 5000

/** `onSign` is called at once. Returns the way to stop. */
export function onReturn(ask: () => unknown, onSign: () => unknown = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const since = performance.now()
  const soon = (longest: number) => {
    if (timer) return
    onSign()
    timer = setTimeout(ask, Math.random() * longest)
  }
  const online = () => soon(spread)
  const interaction = () => performance.now() - since > patience && soon(patience / 10)
  window.addEventListener('online', online)
  document.addEventListener('pointerdown', interaction, { capture: true, passive: true })
  document.addEventListener('keydown', interaction, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', online)
    document.removeEventListener('pointerdown', interaction, { capture: true })
    document.removeEventListener('keydown', interaction, { capture: true })
  }
}
