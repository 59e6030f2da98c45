/**
 * The state that stands in a query, by `history`: in the page's address ("page") or in the element
 * alone ("memory"). Reading and writing are the same for both, so a screen doesn't know which it has.
 */
import { signal } from '@preact/signals-core'
import { changedQuery, currentQuery, followAddress, putInAddress } from './address-query'

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

let stopFollowing = () => {}

/** The page's address; it is listened to only while somebody does. */
const pageState = signal('', {
  watched() {
    follow()
    stopFollowing = followAddress(follow)
  },
  unwatched() {
    stopFollowing()
  },
})

function follow(): void {
  pageState.value = currentQuery()
}

export const pageQuery: QueryState = {
  read: currentQuery,
  subscribe: (listener) => pageState.subscribe(listener),
  write: (changes, how) => putInAddress(changedQuery(currentQuery(), changes), how),
  put: putInAddress,
}
