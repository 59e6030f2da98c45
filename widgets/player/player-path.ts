/** Where a player's page is on the site. */
export const playerPath = (id: string): string => `reprezentant/${encodeURIComponent(id)}`
