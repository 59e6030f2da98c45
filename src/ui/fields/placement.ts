/** Where a floating layer stands beside its field: numbers only, in CSS px of the visible part of the page. */

interface Span {
  start: number
  end: number
}

export interface Room {
  /** The field's edges. */
  field: { x: Span; y: Span }
  /** What of the page can be seen. */
  view: { x: Span; y: Span }
  /** The layer at its natural size. */
  width: number
  height: number
  /** Whether it stood above the field before; it changes sides only when it must. */
  above: boolean
  /** The least height that is of use; a layer that can't shrink gives its own. */
  leastHeight: number
}

interface Place {
  left: number
  top: number
  maxHeight: number
  above: boolean
}

/** Between field and layer. */
const gap = 6
/** Between layer and the edge of the view. */
const margin = 8

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Below the field, or above it when below there is no room of use; as high as the room allows. Above it would hide
 * what the field is under. Where neither side has the least height it moves over the field, but stays in the view. Sideways it starts at the field's start, or ends at
 * its end where the view ends before it would.
 */
export function placeBeside({ field, view, width, height, above, leastHeight }: Room): Place {
  const roomAbove = field.y.start - gap - view.y.start - margin
  const roomBelow = view.y.end - margin - field.y.end - gap
  const fits = height <= (above ? roomAbove : roomBelow)
  const up = fits ? above : roomAbove > roomBelow && leastHeight > roomBelow
  const maxHeight = Math.max(up ? roomAbove : roomBelow, leastHeight)
  const shown = Math.min(height, maxHeight)
  const wanted = up ? field.y.start - gap - shown : field.y.end + gap
  const top = between(view.y.start + margin, wanted, view.y.end - margin - shown)
  const end = view.x.end - margin
  const left = field.x.start + width <= end ? field.x.start : field.x.end - width
  return {
    left: between(view.x.start + margin, left, end - width),
    top: isOutside(field.y, view.y) ? wanted : top,
    maxHeight,
    above: up,
  }
}

/** A field that was scrolled away takes its layer along. */
const isOutside = (field: Span, view: Span) => field.end < view.start || field.start > view.end
