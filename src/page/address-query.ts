/** The query of the page's URL. */
import { changedQuery } from '../domain/query/query'
import { withoutAmp } from '../domain/text/pasted'
import { shared } from '../island/protocol'

/** Without "?". */
export const currentQuery = (): string => withoutAmp(location.search.replace(/^\?/, ''))

/** Listeners of all copies of our scripts on the page. */
const followers = () => shared('followers', () => new Set())

/** `currententrychange` also reports a host's own pushState; without it only back and forward are noticed. */
function addressEvents(): [EventTarget, string][] {
  const events: [EventTarget, string][] = [[window, 'popstate']]
  const navigation = (globalThis as { navigation?: EventTarget }).navigation
  if (navigation) events.push([navigation, 'currententrychange'])
  return events
}

/** Calls back after every change of the URL, whoever makes it. Returns the unsubscribe function. */
export function followAddress(follow: () => void): () => void {
  followers().add(follow)
  for (const [target, event] of addressEvents()) target.addEventListener(event, follow)
  return () => {
    followers().delete(follow)
    for (const [target, event] of addressEvents()) target.removeEventListener(event, follow)
  }
}

/** Keeps the hash and the host's `history.state`. */
export function putInAddress(query: string, how: 'push' | 'replace'): void {
  // The same query in another spelling isn't a change.
  if (query === changedQuery(currentQuery(), {})) return
  // Absolute: relative to the host's <base>, or with a path that begins with two slashes, it would lead to another
  // origin.
  const address = new URL(location.href)
  address.search = query
  // Every step has the state that the host's router expects: to it all of them are the same page.
  history[`${how}State`](history.state, '', address)
  for (const each of followers()) each()
}
