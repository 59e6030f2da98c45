/** Keeps a floating layer beside its field during scrolling, zooming and resizing. */
import { zoomOf, zoomOutside } from '../base/zoom'
import { positionBeside } from './placement'

/**
 * `layer` is in the top layer with absolute position, so its offsets count from the document's origin and it scrolls
 * with the page. `leastHeight` in px; without it a layer doesn't shrink. Stops when `signal` aborts.
 */
export function followField(
  layer: HTMLElement,
  field: HTMLElement,
  { leastHeight, atEnd }: { leastHeight: number | undefined; atEnd: boolean },
  signal: AbortSignal,
): void {
  // The visual viewport excludes scroll bars and a phone's keyboard.
  const { visualViewport: view } = window
  if (!view) return
  let above = false
  let settled = false

  const settle = () => {
    const { style, scrollTop } = layer
    const zoom = zoomOf(layer)
    const { left, right, top, bottom, width } = field.getBoundingClientRect()
    style.setProperty('--field-width', `${width / zoom}px`)
    style.setProperty('--host-zoom', String(zoom))
    style.maxHeight = ''
    const height = layer.offsetHeight * zoom
    const outside = zoomOutside(layer)
    const seen = (start: number, size: number, scrolled: number) => ({
      start: (start + scrolled) / outside - scrolled,
      end: (start + size + scrolled) / outside - scrolled,
    })
    const position = positionBeside({
      field: { x: { start: left, end: right }, y: { start: top, end: bottom } },
      view: {
        x: seen(view.offsetLeft, view.width, scrollX),
        y: seen(view.offsetTop, view.height, scrollY),
      },
      width: layer.offsetWidth * zoom,
      height,
      // While it is being filled for the first time it may still change sides.
      above: settled && above,
      leastHeight: leastHeight === undefined ? height : leastHeight * zoom,
      atEnd,
    })
    above = position.above
    style.left = `${(position.left + scrollX) / zoom}px`
    style.top = `${(position.top + scrollY) / zoom}px`
    style.maxHeight = `${position.maxHeight / zoom}px`
    // Measuring it in full height has reset its scroll position.
    if (scrollTop > 0) layer.scrollTop = scrollTop
  }

  settle()
  const sizes = new ResizeObserver(() => {
    settle()
    settled = true
  })
  sizes.observe(field)
  sizes.observe(layer)
  signal.addEventListener('abort', () => sizes.disconnect())
  addEventListener('scroll', settle, { signal, capture: true, passive: true })
  view.addEventListener('resize', settle, { signal })
}
