/**
 * An embed brings of a long answer what its first view says, under an address that nobody asks: the whole comes once the
 * element is live.
 */

const mark = '#brief'

/** @param address a request's */
export const briefAddress = (address: string): string => address + mark

export const isBriefAddress = (address: string): boolean => address.endsWith(mark)
