/** A file that is loaded on demand, once for the page. Whatever loads later is built on it. */

interface OnDemand<T> {
  /** A load that fails is repeated once; then it rejects, and the next call loads anew. */
  load(): Promise<T>
  /** Undefined until it is here */
  readonly found: T | undefined
}

export function lazyFile<T>(fetchModule: () => Promise<T>): OnDemand<T> {
  let pending: Promise<T> | undefined
  let found: T | undefined
  const fetchTwice = async () => {
    try {
      found = await fetchModule().catch(fetchModule)
      return found
    } finally {
      if (!found) pending = undefined
    }
  }
  return {
    load() {
      pending ??= fetchTwice()
      return pending
    },
    get found() {
      return found
    },
  }
}
