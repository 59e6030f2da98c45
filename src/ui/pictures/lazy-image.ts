/**
 * Attributes of a picture that content names: loaded when it comes near the viewport, and without a referrer (contract:
 * Other origins).
 */
export const lazyImage = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const
