/** Keys of rows whose ids a server has said twice. */
import { cloneElement, isValidElement, type ReactNode } from 'react'

/** The same rows, a key that came before made another: of two with one key React loses one when they change. */
export function withOwnKeys(rows: readonly ReactNode[]): ReactNode[] {
  const taken = new Set<unknown>()
  return rows.map((row, index) => {
    if (!isValidElement(row)) return row
    const isTaken = taken.has(row.key)
    taken.add(row.key)
    // biome-ignore lint/suspicious/noArrayIndexKey: only of those whose own key is no key
    return isTaken ? cloneElement(row, { key: `${row.key} ${index}` }) : row
  })
}
