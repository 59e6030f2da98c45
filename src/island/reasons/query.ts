/** The page's query is another than the view was rendered for. */
import { followAddress } from '../../page/address-query'

/** Writes the query as the screen corrects it into the address, instead of the entries under `keys`. */
export function putCorrected(query: string, keys: readonly string[] = []): void {
  const address = new URL(location.href)
  const before = address.search
  const entries = new URLSearchParams(query)
  for (const key of keys) if (!entries.has(key)) address.searchParams.delete(key)
  for (const [key, text] of entries) address.searchParams.set(key, text)
  // The host's router keeps its state of this history entry.
  if (address.search !== before) history.replaceState(history.state, '', address)
}

/** Calls back when the query changes while the element is in the page. Returns the way to stop. */
export function onQueryChange(host: Element, act: () => void): () => void {
  let last = location.search
  const look = () => {
    // Later: a page that is being left sees the next page's query first.
    setTimeout(() => {
      if (!host.isConnected) stop()
      else if (location.search !== last) act()
      last = location.search
    })
  }
  const stop = followAddress(look)
  return stop
}
