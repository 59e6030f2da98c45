/**
 * Active ads take turns of this length, in ms, by the clock alone: every process and every rendering shows the same
 * one.
 */
export const adTurn = 30_000
