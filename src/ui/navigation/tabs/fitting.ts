/** How many tabs stand in the bar; the others collapse into "Več". Lengths in px. */

/** `widths` of the tabs in their order, `more` of "Več", which takes its place only where it is needed. */
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
