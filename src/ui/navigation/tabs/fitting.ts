/** How many tabs fit in the bar; the others collapse into "Več". Lengths in px. */

/** `widths`: the tabs' in order; `more`: the width of "Več", which is shown only if necessary. */
export function fittingCount(widths: readonly number[], room: number, more: number): number {
  const sum = (count: number) => widths.slice(0, count).reduce((total, width) => total + width, 0)
  if (sum(widths.length) <= room) return widths.length
  let end = 0
  let count = 0
  for (const width of widths) {
    end += width
    if (end + more > room) break
    count += 1
  }
  return count
}
