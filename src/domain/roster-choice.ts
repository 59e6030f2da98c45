/** What an editor or an embedder chooses of a roster (spec 2.4, contract 1). */

export const rosterOrders = ['byJerseyNumber', 'byLastName', 'byHeight', 'byYearOfBirth'] as const
export type RosterOrder = (typeof rosterOrders)[number]

/** Cards or a table. */
export const rosterLayouts = ['grid', 'list'] as const
export type RosterLayout = (typeof rosterLayouts)[number]
