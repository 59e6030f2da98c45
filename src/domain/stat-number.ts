/** Numbers of statistic tables as text: grouped from 10.000 on, with a true minus sign. */

let formatter: Intl.NumberFormat | undefined

/** The browser's own formatter takes a slow machine a tenth of a second to come up: only for who needs it. */
function grouped(value: number): string {
  formatter ??= new Intl.NumberFormat('sl-SI', { maximumFractionDigits: 1, useGrouping: 'min2' })
  return formatter.format(value)
}

export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value).replace('-', '−') : grouped(value)

/** "+8", "−13", "0". */
export const formatSigned = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value)}`

/** "11,3" of a sum over so many; null over none. */
export const formatAverage = (sum: number, count: number): string | null =>
  count > 0 ? (sum / count).toFixed(1).replace('.', ',') : null

export interface Shots {
  made: number
  attempted: number
}

/** Made of attempted, 0–1; null where none was attempted and where the numbers contradict each other. */
export function shareOf({ made, attempted }: Shots): number | null {
  return attempted > 0 && made >= 0 && made <= attempted ? made / attempted : null
}

/** "86 %", rounded to whole ones; null where there is no share. */
export const formatPercentage = (shots: Shots): string | null =>
  shareOf(shots) === null ? null : `${Math.round((100 * shots.made) / shots.attempted)}\u00a0%`

/** The sum of what is known; null where a part isn't, or where there is none. */
export function sumOf(addends: readonly (number | null)[]): number | null {
  let sum = 0
  for (const addend of addends) {
    if (addend === null) return null
    sum += addend
  }
  return addends.length > 0 ? sum : null
}
