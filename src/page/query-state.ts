/** The state that stands in the page's query (history="page") or in the element alone ("memory"). */

export interface QueryState {
  /** The query now, without "?"; the same string until it changes. */
  read(): string
  /** Sets these keys and removes those that are null or empty; other keys stay as they are. */
  write(changes: Record<string, string | null>, how: 'push' | 'replace'): void
  /** Calls back after every change; gives back how to stop. */
  subscribe(listener: () => void): () => void
}
