/** The path of a player's page on the site. */
export const playerPath = (id: string): string => `reprezentant/${encodeURIComponent(id)}`
