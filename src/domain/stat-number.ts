/** Numbers of statistic tables as text (spec 2.17): grouped from 10.000 on, with a true minus sign. */

const style = { maximumFractionDigits: 1, useGrouping: 'min2' } as const
const number = /* @__PURE__ */ new Intl.NumberFormat('sl-SI', style)
const signed = /* @__PURE__ */ new Intl.NumberFormat('sl-SI', { ...style, signDisplay: 'exceptZero' })
const percent = /* @__PURE__ */ new Intl.NumberFormat('sl-SI', { style: 'percent' })

export const formatNumber = (value: number): string => number.format(value)

/** "+8", "−13", "0". */
export const formatSigned = (value: number): string => signed.format(value)

export interface Shots {
  made: number
  attempted: number
}

/** Made of attempted, 0–1; null where none was attempted and where the numbers contradict each other. */
export function shareOf({ made, attempted }: Shots): number | null {
  return attempted > 0 && made >= 0 && made <= attempted ? made / attempted : null
}

/** "86 %", rounded to whole ones; null where there is no share. */
export function formatPercentage(shots: Shots): string | null {
  const share = shareOf(shots)
  return share === null ? null : percent.format(share)
}

/** The sum of what is known; null where a part isn't, or where there is none. */
export function sumOf(addends: readonly (number | null)[]): number | null {
  let sum = 0
  for (const addend of addends) {
    if (addend === null) return null
    sum += addend
  }
  return addends.length > 0 ? sum : null
}
