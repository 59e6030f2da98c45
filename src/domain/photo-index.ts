/** Photos go round: after the last comes the first, before the first the last. */

/** The index that is `step` further, 0 … count − 1; 0 where there are no photos. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0
}
