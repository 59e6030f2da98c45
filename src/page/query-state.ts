/**
 * State in a query, by `history`: in the page's URL ("page") or in the element alone ("memory"). Both have the same
 * interface, so a screen doesn't know which it has.
 */
import { signal } from '@preact/signals-core'
import { changedQuery } from '../domain/query/query'
import { currentQuery, followAddress, putInAddress } from './address-query'

export interface QueryState {
  /** The current query, without "?"; the same string until it changes. */
  readonly read: () => string
  /** What a server-rendered view was rendered with: hydration begins with it. */
  readonly readRendered: () => string
  /** Sets these keys and removes those that are null or empty; other keys and the hash are kept. */
  readonly write: (changes: Readonly<Record<string, string | null>>, how: 'push' | 'replace') => void
  /** Replaces the whole query; the hash is kept. */
  readonly put: (query: string, how: 'push' | 'replace') => void
  /** Calls back at once and after every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

function queryOf(state: { peek(): string; subscribe(listener: () => void): () => void }) {
  const read = () => state.peek()
  return { read, readRendered: read, subscribe: (listener: () => void) => state.subscribe(listener) }
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

/** The page's URL; listens only while it has subscribers. */
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
  readRendered: currentQuery,
  subscribe: (listener) => pageState.subscribe(listener),
  write: (changes, how) => putInAddress(changedQuery(currentQuery(), changes), how),
  put: putInAddress,
}
