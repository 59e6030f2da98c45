/** Where a player's page is on the site (spec 2.1). */
export const playerPath = (id: string): string => `reprezentant/${encodeURIComponent(id)}`
