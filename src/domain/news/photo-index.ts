/** Photos wrap around: after the last comes the first. */

/** The index `step` further, 0 … count − 1; 0 without photos. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0
}
