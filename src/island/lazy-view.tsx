/** A part of a screen whose code and styles are loaded when it is first shown. */
import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react'
import { useHydrating } from '../page/use-hydrating'
import { useWidget } from '../page/widget'
import { lazyFile } from '../ui/base/lazy-file'

/** What the file exports. */
export interface LazyFile<P> {
  View: ComponentType<P>
  /** Of its modules: src/build/sheet-plugin.mjs adds the export. */
  styles?: readonly string[]
}

/** `fetch` loads the file ahead; once that has succeeded, the view renders at once. */
export type LazyView<P> = FunctionComponent<P & { instead?: ReactNode }> & { fetch: () => Promise<unknown> }

/** Of all screens whose code is here */
const parts: (() => Promise<unknown>)[] = []

/** Loads all parts, and the parts in them: a server renders each screen at once. */
export async function loadParts(): Promise<void> {
  for (let loaded = 0; loaded < parts.length; ) {
    const next = parts.slice(loaded)
    loaded = parts.length
    await Promise.all(next.map((load) => load()))
  }
}

/**
 * `instead` is shown until the file has loaded. A failed load is retried once; if it fails again, the part throws to
 * the error boundary around it (ErrorBoundary) and loads again when it is next shown. React's Suspense could keep showing
 * `instead` for up to 300 ms.
 */
export function lazyView<P extends object>(load: () => Promise<LazyFile<P>>): LazyView<P> {
  const part = lazyFile(load)
  let hasFailed = false
  let arrival: Promise<unknown> | undefined
  parts.push(part.load)
  return Object.assign(LazyView, { fetch: part.load })

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at module level
  function LazyView({ instead = null, ...properties }: P & { instead?: ReactNode }) {
    const widget = useWidget()
    const isHydrating = useHydrating()
    const [answer, setAnswer] = useState<{ failure?: unknown } | null>(null)
    const file = part.found
    const isMissing = !file
    useEffect(() => {
      // As of the rendering: a file that came after it is not shown yet.
      if (!isMissing) return
      let isShown = true
      const settle = (settled: { failure?: unknown }) => isShown && startTransition(() => setAnswer(settled))
      part.load().then(
        () => settle({}),
        (failure) => settle({ failure }),
      )
      return () => {
        isShown = false
      }
    }, [isMissing])
    if (answer && 'failure' in answer) throw answer.failure
    // Server-rendered markup stays until the whole tree can hydrate; if the file fails, it renders again.
    if (isHydrating && !hasFailed) {
      if (!file)
        arrival ??= widget.waitFor(() =>
          part.load().catch(() => {
            hasFailed = true
          }),
        )
      // Also once the file is here: React does the same with every attempt at a rendering.
      if (arrival) use(arrival)
    }
    if (!file) return instead
    // During render: the server needs it, and nothing may appear unstyled for a moment.
    widget.adoptStyles(file.styles ?? [])
    return <file.View {...(properties as unknown as P)} />
  }
}
