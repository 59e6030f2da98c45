/**
 * The states of an element's life, and what leads from one to the next. README.md shows them as a diagram, and who owns links,
 * ads, input and polling in each.
 */

export type State =
  /** In the page; its view is on its way. */
  | 'waiting'
  /** The server's view is shown; nothing of React is here. It may be moved, or removed and put back. */
  | 'static'
  /** Its files are on their way; input is kept. */
  | 'loading'
  /** React takes over exactly what was rendered. */
  | 'hydrating'
  /** A React root. */
  | 'live'
  /** Its React root is unmounted: it was out of the page for longer than a move. Put back, it has another life, without a view. */
  | 'removed'

/** Those after `waiting`, which is before all of them */
const order: readonly State[] = ['static', 'loading', 'hydrating', 'live', 'removed']

/**
 * Moves on to a later state, or back from `loading` to `static`, where files are lost: the next use requests them again. False,
 * and nothing changes, for any other.
 */
export function enter(life: { state: State }, state: State): boolean {
  const isLater = order.indexOf(state) > order.indexOf(life.state)
  const mayFollow = isLater || (life.state === 'loading' && state === 'static')
  if (mayFollow) life.state = state
  return mayFollow
}
