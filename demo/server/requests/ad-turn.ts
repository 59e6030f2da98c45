/** Each active ad in turn for that long, in ms, by the clock alone: every process shows the same one, and so does every drawing. */
export const adTurn = 30_000
