/** A part of a screen whose code and styles come when it is first shown. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useWidget } from '../page/widget'

/** What the file exports. */
export interface LazyFile<P> {
  View: ComponentType<P>
  styles: readonly string[]
}

function withStyles<P extends object>({ View, styles }: LazyFile<P>): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a file, when it has come
  return function StyledView(properties) {
    // While drawing: the server draws too, and nothing may stand there unstyled for a moment.
    useWidget().adoptStyles(styles)
    return <View {...properties} />
  }
}

/**
 * `instead` stands in its place until the file has come. One that fails is tried once more; if it fails again,
 * the part throws to the border around it (FaultBorder), and asks anew when it is next shown.
 */
export function lazyView<P extends object>(
  load: () => Promise<LazyFile<P>>,
): ComponentType<P & { instead?: ReactNode }> {
  const start = () =>
    lazy(async () => {
      try {
        return { default: withStyles(await load().catch(load)) }
      } catch (reason) {
        current = start()
        throw reason
      }
    })
  let current = start()
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level
  return function LazyView({ instead = null, ...properties }) {
    // The one it began with: another one would begin anew without end.
    const [View] = useState(() => current)
    return (
      <Suspense fallback={instead}>
        <View {...(properties as P)} />
      </Suspense>
    )
  }
}
