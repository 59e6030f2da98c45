/** A picture below the fold that content names: asked for when it comes near, and its host learns nothing of the page (contract: Other origins). */
export const lazily = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const
