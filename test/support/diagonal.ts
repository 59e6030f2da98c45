/**
 * Tables of two sides that would take minutes: whole in `npm run test:long`; in `npm test` each row and each column at
 * least once. Which row meets which column changes from day to day with the run's seed (`TEST_SEED`, printed by it).
 */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`, which tries far more cases. */
    long: boolean
    /** A whole number, 0 or more. */
    seed: number
  }
}

/**
 * Pairs in which each row and each column occurs at least once; as many as the longer side has. Empty if one side is.
 */
export function diagonalOf<R, C>(rows: readonly R[], columns: readonly C[], seed: number): [R, C][] {
  if (rows.length === 0 || columns.length === 0) return []
  const count = Math.max(rows.length, columns.length)
  return Array.from({ length: count }, (_, index) => [
    rows[index % rows.length] as R,
    columns[(index + seed) % columns.length] as C,
  ])
}

const allOf = <R, C>(rows: readonly R[], columns: readonly C[]): [R, C][] =>
  rows.flatMap((row) => columns.map((column): [R, C] => [row, column]))

export const pairs = <R, C>(rows: readonly R[], columns: readonly C[]): [R, C][] =>
  inject('long') ? allOf(rows, columns) : diagonalOf(rows, columns, inject('seed'))

/** Of rows that test the same rule: all in a long run, else `count`, others each day. */
export function someOf<R>(rows: readonly R[], count: number): R[] {
  if (inject('long') || rows.length <= count) return [...rows]
  const step = Math.floor(rows.length / count)
  const start = inject('seed') % rows.length
  return Array.from({ length: count }, (_, index) => rows[(start + index * step) % rows.length] as R)
}
