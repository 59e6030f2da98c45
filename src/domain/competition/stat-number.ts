/** Numbers of statistic tables as text: grouped from 10.000 on, with a true minus sign. */

let formatter: Intl.NumberFormat | undefined

/** Created when first needed: loading the browser's formatter takes a slow device 100 ms. */
function grouped(value: number): string {
  formatter ??= new Intl.NumberFormat('sl-SI', { maximumFractionDigits: 1, useGrouping: 'min2' })
  return formatter.format(value)
}

export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value).replace('-', '−') : grouped(value)

/** "+8", "−13", "0". */
export const formatSigned = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value)}`

/** "11,3": a sum divided by a count; null if the count is 0. */
export const formatAverage = (sum: number, count: number): string | null =>
  count > 0 ? (sum / count).toFixed(1).replace('.', ',') : null

export interface Shots {
  made: number
  attempted: number
}

/** Made divided by attempted, 0–1; null if none was attempted or the numbers contradict each other. */
export function shareOf({ made, attempted }: Shots): number | null {
  return attempted > 0 && made >= 0 && made <= attempted ? made / attempted : null
}

/** "86 %", rounded; null without a share. */
export const formatPercentage = (shots: Shots): string | null =>
  shareOf(shots) === null ? null : `${Math.round((100 * shots.made) / shots.attempted)}\u00a0%`

/** The sum; null if a part is unknown, or without parts. */
export function sumOf(addends: readonly (number | null)[]): number | null {
  let sum = 0
  for (const addend of addends) {
    if (addend === null) return null
    sum += addend
  }
  return addends.length > 0 ? sum : null
}
