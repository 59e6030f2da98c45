/**
 * How many px of the viewport, in which elements are measured, one px of the element's own styles is: a host's `zoom`.
 * Browsers without this property measure in the element's own px.
 */
export const zoomOf = ({ currentCSSZoom = 1 }: Partial<Pick<Element, 'currentCSSZoom'>>): number =>
  currentCSSZoom
