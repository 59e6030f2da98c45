/** A file that is loaded on demand, once for the page. Whatever loads later is built on it. */

interface OnDemand<T> {
  /** A load that fails is repeated once; then it rejects, and the next call loads again. */
  load(): Promise<T>
  /** Undefined until it is here */
  readonly found: T | undefined
}

export function lazyFile<T>(fetchModule: () => Promise<T>): OnDemand<T> {
  let pending: Promise<T> | undefined
  let found: T | undefined
  const keep = (module: T) => {
    found = module
    return module
  }
  const forget = (reason: unknown) => {
    pending = undefined
    throw reason
  }
  return {
    load() {
      pending ??= fetchModule().catch(fetchModule).then(keep, forget)
      return pending
    },
    get found() {
      return found
    },
  }
}
