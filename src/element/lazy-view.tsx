/** A part of a screen whose code and styles come when it is first shown. */
import { type ComponentType, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { useHydrating } from '../page/use-hydrating'
import { useWidget } from '../page/widget'

/** What the file exports. */
export interface LazyFile<P> {
  View: ComponentType<P>
  styles: readonly string[]
}

/** `fetch` asks for the file ahead; once that has succeeded, the view stands at once. */
export type LazyView<P> = ComponentType<P & { instead?: ReactNode }> & { fetch: () => Promise<void> }

/**
 * `instead` stands in its place until the file has come. One that fails is tried once more; if it fails again,
 * the part throws to the border around it (FaultBorder), and asks anew when it is next shown. React's own
 * Suspense would keep what has come back for up to 300 ms.
 */
export function lazyView<P extends object>(load: () => Promise<LazyFile<P>>): LazyView<P> {
  let file: LazyFile<P> | undefined
  let coming: Promise<void> | undefined
  let isLost = false
  const fetchFile = async () => {
    try {
      file = await load().catch(load)
    } finally {
      coming = undefined
    }
  }
  const ask = async () => {
    if (file) return
    coming ??= fetchFile()
    await coming
  }
  return Object.assign(LazyView, { fetch: ask })

  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  function LazyView({ instead = null, ...properties }: P & { instead?: ReactNode }) {
    const widget = useWidget()
    const isHydrating = useHydrating()
    const [answer, setAnswer] = useState<{ failure?: unknown } | null>(null)
    useEffect(() => {
      if (file) return
      let isShown = true
      const settle = (settled: { failure?: unknown }) => isShown && startTransition(() => setAnswer(settled))
      ask().then(
        () => settle({}),
        (failure) => settle({ failure }),
      )
      return () => {
        isShown = false
      }
    }, [])
    if (answer && 'failure' in answer) throw answer.failure
    if (!file) {
      // What a server drew stands until the whole tree can take it over; without the file it is drawn anew.
      const arrival =
        isHydrating &&
        !isLost &&
        widget.waitFor(ask)?.catch(() => {
          isLost = true
        })
      if (arrival) use(arrival)
      return instead
    }
    // While drawing: the server draws too, and nothing may stand there unstyled for a moment.
    widget.adoptStyles(file.styles)
    return <file.View {...(properties as unknown as P)} />
  }
}
