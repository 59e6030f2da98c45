/** What a library renders into an open layer: begun when its module has loaded, kept up to date, ended with the layer. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Drawn<State> {
  /** It may be the same state. */
  update(state: State): void
  destroy(): void
}

/** `begin` gives null where there is nothing to render into. What throws is given up. */
export function useDrawn<Module, State, D extends Drawn<State>>(
  module: Module | undefined,
  begin: (module: Module) => D | null,
  state: State,
  onFail: (reason: unknown) => void,
): RefObject<D | null> {
  const drawn = useRef<D>(null)
  const start = useEffectEvent(() => {
    try {
      drawn.current = module ? begin(module) : null
    } catch (reason) {
      onFail(reason)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts when the module has loaded.
  useLayoutEffect(() => {
    start()
    return () => {
      drawn.current?.destroy()
      drawn.current = null
    }
  }, [module])
  useLayoutEffect(() => drawn.current?.update(state))
  return drawn
}
