/** Returns the JSON text of an answer by its request's absolute address; rejects if there is none. */
export type Ask = (address: string) => Promise<string>
