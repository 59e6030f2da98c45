/** What a library renders into an open layer: begun when its module has loaded, kept up to date, ended with the layer. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Rendered<State> {
  /** It may be the same state. */
  update(state: State): void
  destroy(): void
}

/** `begin` gives null where there is nothing to render into. What throws is given up. */
export function useRendered<Module, State, D extends Rendered<State>>(
  module: Module | undefined,
  begin: (module: Module) => D | null,
  state: State,
  onFail: (reason: unknown) => void,
): RefObject<D | null> {
  const rendered = useRef<D>(null)
  const start = useEffectEvent(() => {
    try {
      rendered.current = module ? begin(module) : null
    } catch (reason) {
      onFail(reason)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts when the module has loaded.
  useLayoutEffect(() => {
    start()
    return () => {
      rendered.current?.destroy()
      rendered.current = null
    }
  }, [module])
  useLayoutEffect(() => rendered.current?.update(state))
  return rendered
}
