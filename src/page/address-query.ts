/** The query of the page's address. */
import { registry } from './registry'

/** The query with the changes made: null and empty go. Unknown keys keep their place. */
export function changedQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') parameters.delete(key)
    else parameters.set(key, value)
  }
  return parameters.toString()
}

/** Without "?". */
export const currentQuery = (): string => location.search.replace(/^\?/, '')

/** Of all copies of our scripts on the page. */
function followers(): Set<() => void> {
  const page = registry()
  page.followers ??= new Set()
  return page.followers
}

/** `currententrychange` hears a host's own pushState too; where it is missing, back and forward remain. */
function addressEvents(): [EventTarget, string][] {
  const events: [EventTarget, string][] = [[window, 'popstate']]
  const navigation = (globalThis as { navigation?: EventTarget }).navigation
  if (navigation) events.push([navigation, 'currententrychange'])
  return events
}

/** Calls back after every change of the address, whoever makes it; gives back how to stop. */
export function followAddress(follow: () => void): () => void {
  followers().add(follow)
  for (const [target, event] of addressEvents()) target.addEventListener(event, follow)
  return () => {
    followers().delete(follow)
    for (const [target, event] of addressEvents()) target.removeEventListener(event, follow)
  }
}

/** The hash stays, and so does what the host keeps with its step. */
export function putInAddress(query: string, how: 'push' | 'replace'): void {
  // The same words spelled in another way are no change.
  if (query === changedQuery(currentQuery(), {})) return
  // Absolute: the host's <base>, or a path that begins with two slashes, would lead to another origin.
  const address = new URL(location.href)
  address.search = query
  // The host's router finds its own state on every step: to it, all of them are the same place.
  history[`${how}State`](history.state, '', address)
  for (const each of followers()) each()
}
