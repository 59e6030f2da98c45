/** The lazy part of a component, loaded when the visitor starts to use it, and what replaces it. */
import { useCallback, useState } from 'react'
import { trustedHtml } from '../../page/trusted-html'
import { lazyFile } from '../base/lazy-file'

interface LazyPart<T> {
  /** Loads the module; null if it can't be used on this page. Never rejects. */
  load(): Promise<T | null>
  /** For a module that fails when used: it isn't used on this page any more. */
  giveUp(reason: unknown): void
  /** The result of `load`; undefined until there is one. */
  readonly found: T | null | undefined
}

/**
 * `fetchModule` is tried twice. `check` throws if the page forbids what the module does; then nothing is loaded. A
 * failure is final for the page and reported once on the console; with `isRetried`, for parts without a native
 * replacement, a file that failed is loaded again when it is next needed.
 */
export function lazyPart<T>(
  name: string,
  fetchModule: () => Promise<T>,
  check: () => void = () => {},
  isRetried = false,
): LazyPart<T> {
  const file = lazyFile(fetchModule)
  let isLost = false
  let isReported = false
  const giveUp = (reason: unknown) => {
    isLost = true
    if (!isReported) console.warn(`Parket: the browser's own control stands in for the ${name}.`, reason)
    isReported = true
  }
  const load = async () => {
    if (isLost && !isRetried) return null
    try {
      check()
      const module = await file.load()
      if (isRetried) isLost = false
      return module
    } catch (reason) {
      giveUp(reason)
      return null
    }
  }
  return {
    load,
    giveUp,
    get found() {
      return isLost ? null : file.found
    },
  }
}

/** Throws in a browser without popovers (Safari before 17), where a layer can't be shown. */
export function assertPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) throw new Error('This browser has no popovers.')
}

/** The same of a layer whose library makes HTML from strings; throws if the page forbids our policy (contract: Trusted Types). */
export function assertMarkupLayers(): void {
  assertPopovers()
  trustedHtml('')
}

/**
 * A lazy part in a component: undefined until it has loaded, null if it never will. `load` starts loading and may be
 * called repeatedly; `giveUp` is for a module that throws when used.
 */
export function useLazyPart<T extends object>(
  part: LazyPart<T>,
): { found: T | null | undefined; load: () => void; giveUp: (reason: unknown) => void } {
  const [found, setFound] = useState<T | null>()
  const load = useCallback(() => {
    // It may have been given up meanwhile, which is final.
    part.load().then((module) => setFound((known) => (known === null ? null : module)))
  }, [part])
  const giveUp = useCallback(
    (reason: unknown) => {
      part.giveUp(reason)
      setFound(null)
    },
    [part],
  )
  return { found, load, giveUp }
}
