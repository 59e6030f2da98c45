/** Unique keys for rows, even if a server has sent an id twice. */
import { cloneElement, isValidElement, type ReactNode } from 'react'

/** The same rows with repeated keys made unique; React loses one of two rows with equal keys when they change. */
export function withUniqueKeys(rows: readonly ReactNode[]): ReactNode[] {
  const taken = new Set<unknown>()
  return rows.map((row, index) => {
    if (!isValidElement(row)) return row
    const isTaken = taken.has(row.key)
    taken.add(row.key)
    // biome-ignore lint/suspicious/noArrayIndexKey: only for rows whose own key isn't unique
    return isTaken ? cloneElement(row, { key: `${row.key} ${index}` }) : row
  })
}
