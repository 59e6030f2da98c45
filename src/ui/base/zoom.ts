/**
 * How many px of the viewport, in which elements are measured, one px of the element's own styles is: a host's `zoom`.
 * Browsers without this property measure in the element's own px.
 */
export const zoomOf = ({ currentCSSZoom = 1 }: Partial<Pick<Element, 'currentCSSZoom'>>): number =>
  currentCSSZoom

/**
 * The same zoom where the browser doesn't measure with it, as WebKit: there the viewport and scroll positions alone count in
 * px of the screen. 1 in other browsers.
 */
export function zoomOutside(element: HTMLElement): number {
  if ('currentCSSZoom' in document.body) return 1
  let zoom = 1
  for (let each: Element | undefined = element; each; each = each.parentElement ?? hostOf(each))
    zoom *= Number(getComputedStyle(each).zoom) || 1
  return zoom
}

const hostOf = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host
