/**
 * The state that stands in a query (contract 2, `history`): in the page's address ("page") or in the element
 * alone ("memory"). Reading and writing are the same for both, so a screen doesn't know which it has.
 */
import { signal } from '@preact/signals-core'
import { registry } from './registry'

export interface QueryState {
  /** The query now, without "?"; the same text until it changes. */
  readonly read: () => string
  /** Sets these keys and removes those that are null or empty; other keys and the hash stay. */
  readonly write: (changes: Readonly<Record<string, string | null>>, how: 'push' | 'replace') => void
  /** Puts the whole query in place of the one that stands; the hash stays. */
  readonly put: (query: string, how: 'push' | 'replace') => void
  /** Calls back at once and after every change; gives back how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The query with the changes made. Unknown keys keep their place. */
export function changedQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') parameters.delete(key)
    else parameters.set(key, value)
  }
  return parameters.toString()
}

function queryOf(state: { peek(): string; subscribe(listener: () => void): () => void }) {
  return { read: () => state.peek(), subscribe: (listener: () => void) => state.subscribe(listener) }
}

/** An element's own state. */
export function memoryQuery(start = ''): QueryState {
  const state = signal(start)
  return {
    ...queryOf(state),
    write: (changes) => {
      state.value = changedQuery(state.peek(), changes)
    },
    put: (query) => {
      state.value = query
    },
  }
}

const currentQuery = () => location.search.replace(/^\?/, '')

/** Of all copies of our scripts on the page. */
function followers(): Set<() => void> {
  const page = registry()
  page.followers ??= new Set()
  return page.followers
}

/** The page's address; it is listened to only while somebody does. */
const pageState = signal('', {
  watched() {
    follow()
    followers().add(follow)
    for (const [target, event] of addressEvents()) target.addEventListener(event, follow)
  },
  unwatched() {
    followers().delete(follow)
    for (const [target, event] of addressEvents()) target.removeEventListener(event, follow)
  },
})

function follow(): void {
  pageState.value = currentQuery()
}

/** `currententrychange` hears a host's own pushState too; where it is missing, back and forward remain. */
function addressEvents(): [EventTarget, string][] {
  const events: [EventTarget, string][] = [[window, 'popstate']]
  const navigation = (globalThis as { navigation?: EventTarget }).navigation
  if (navigation) events.push([navigation, 'currententrychange'])
  return events
}

function putInAddress(query: string, how: 'push' | 'replace'): void {
  // The same words spelled in another way are no change.
  if (query === changedQuery(currentQuery(), {})) return
  // Absolute: the host's <base>, or a path that begins with two slashes, would lead to another origin.
  const address = new URL(location.href)
  address.search = query
  // The host's router finds its own state on every step: to it, all of them are the same place.
  history[`${how}State`](history.state, '', address)
  for (const each of followers()) each()
}

export const pageQuery: QueryState = {
  read: currentQuery,
  subscribe: (listener) => pageState.subscribe(listener),
  write: (changes, how) => putInAddress(changedQuery(currentQuery(), changes), how),
  put: putInAddress,
}
