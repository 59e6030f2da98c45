/** The raw JSON of a request by its absolute address; rejects where there is no answer. */
export type Ask = (address: string) => Promise<unknown>
