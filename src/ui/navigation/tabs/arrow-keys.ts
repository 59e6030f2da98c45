/** Arrows, Home and End move through the links of a bar or a menu; Space presses one, as Enter does natively. */

interface Keys {
  back: string
  ahead: string
  /** Whether the first follows the last. */
  wraps: boolean
}

/** Handles the keys while one of the stops has the focus. */
export function walk(
  event: { key: string; preventDefault: () => void },
  stops: readonly HTMLElement[],
  { back, ahead, wraps }: Keys,
): void {
  const root = stops[0]?.getRootNode()
  const held = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  const index = held instanceof HTMLElement ? stops.indexOf(held) : -1
  if (index < 0) return
  const last = stops.length - 1
  const targets: Record<string, number> = {
    [back]: index > 0 ? index - 1 : wraps ? last : 0,
    [ahead]: index < last ? index + 1 : wraps ? 0 : last,
    Home: 0,
    End: last,
  }
  const target = stops[targets[event.key] ?? -1]
  if (target) target.focus()
  else if (event.key === ' ' && held instanceof HTMLAnchorElement) held.click()
  else return
  event.preventDefault()
}
