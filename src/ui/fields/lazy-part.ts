/** The heavy half of a part, fetched when the visitor reaches for it. */
import { useCallback, useState } from 'react'

interface LazyPart<T> {
  /** The module; null when it can't be had on this page. Never rejects. */
  load(): Promise<T | null>
  /** It came, and failed at work: nobody on this page gets it any more. */
  giveUp(reason: unknown): void
  /** What `load` has come to; undefined while it has not. */
  readonly found: T | null | undefined
}

/**
 * `fetchModule` is tried twice. `check` throws where the page forbids what the module does, and then nothing
 * is fetched. What failed stays failed until the next visit, with one console line for the page; with `isAskedAgain`, for
 * what nothing stands in for, a file that was lost is fetched anew for whoever needs it next.
 */
export function lazyPart<T>(
  name: string,
  fetchModule: () => Promise<T>,
  check: () => void = () => {},
  isAskedAgain = false,
): LazyPart<T> {
  let answer: Promise<T | null> | undefined
  let found: T | null | undefined
  let told = false
  let isLost = false
  const giveUp = (reason: unknown) => {
    answer = Promise.resolve(null)
    found = null
    if (!told) console.warn(`Parket: the browser's own control stands in for the ${name}.`, reason)
    told = true
  }
  const fetchTwice = async () => {
    check()
    return fetchModule()
      .catch(fetchModule)
      .catch((reason) => {
        isLost = isAskedAgain
        throw reason
      })
  }
  const load = () => {
    if (isLost) answer = undefined
    isLost = false
    answer ??= fetchTwice().then(
      (module) => {
        found = module
        return module
      },
      (reason) => {
        giveUp(reason)
        return null
      },
    )
    return answer
  }
  return {
    load,
    giveUp,
    get found() {
      return found
    },
  }
}

/** Throws in a browser without popovers (Safari before 17): an open layer would stand anywhere. */
export function assertPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) throw new Error('This browser has no popovers.')
}

/**
 * A lazy part inside a view: undefined until it has come, null when it never will. `reach` may be called as
 * often as one likes; `giveUp` is for a module that throws at work.
 */
export function useLazyPart<T extends object>(
  part: LazyPart<T>,
): { found: T | null | undefined; reach: () => void; giveUp: (reason: unknown) => void } {
  const [found, setFound] = useState<T | null>()
  const reach = useCallback(() => {
    // It may have been given up meanwhile, and that stays.
    part.load().then((module) => setFound((known) => (known === null ? null : module)))
  }, [part])
  const giveUp = useCallback(
    (reason: unknown) => {
      part.giveUp(reason)
      setFound(null)
    },
    [part],
  )
  return { found, reach, giveUp }
}
