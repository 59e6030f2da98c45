/** The position of a floating layer beside its field, in CSS px of the visual viewport. */

interface Span {
  start: number
  end: number
}

export interface Room {
  /** The field's edges. */
  field: { x: Span; y: Span }
  /** The visible part of the page. */
  view: { x: Span; y: Span }
  /** The layer's natural size. */
  width: number
  height: number
  /** Whether it was above the field before; it changes sides only if necessary. */
  above: boolean
  /** The least useful height; for a layer that can't shrink, its height. */
  leastHeight: number
  /** Aligned with the field's end even if it would fit at its start. */
  atEnd: boolean
}

interface Position {
  left: number
  top: number
  maxHeight: number
  above: boolean
}

/** Gap between field and layer, in px. */
const gap = 6
/** Gap between layer and the edge of the viewport, in px. */
const margin = 8

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Below the field, or above it if there isn't enough room below, because above it would hide the field's context; as
 * high as the room allows. If neither side has the least height it overlaps the field but stays in the viewport.
 * Horizontally it is aligned with the field's start, or with its end if it wouldn't fit.
 */
export function positionBeside({ field, view, width, height, above, leastHeight, atEnd }: Room): Position {
  const roomAbove = field.y.start - gap - view.y.start - margin
  const roomBelow = view.y.end - margin - field.y.end - gap
  const fits = height <= (above ? roomAbove : roomBelow)
  const up = fits ? above : roomAbove > roomBelow && leastHeight > roomBelow
  const maxHeight = Math.max(up ? roomAbove : roomBelow, leastHeight)
  const shown = Math.min(height, maxHeight)
  const wanted = up ? field.y.start - gap - shown : field.y.end + gap
  const top = between(view.y.start + margin, wanted, view.y.end - margin - shown)
  const end = view.x.end - margin
  const left = !atEnd && field.x.start + width <= end ? field.x.start : field.x.end - width
  return {
    left: between(view.x.start + margin, left, end - width),
    top: isOutside(field.y, view.y) ? wanted : top,
    maxHeight,
    above: up,
  }
}

/** If the field is scrolled away, so is its layer. */
const isOutside = (field: Span, view: Span) => field.end < view.start || field.start > view.end
