/** The settings of a roster that editors and embedders choose. */

export const rosterOrders = ['byJerseyNumber', 'byLastName', 'byHeight', 'byYearOfBirth'] as const
export type RosterOrder = (typeof rosterOrders)[number]

/** Cards or a table. */
export const rosterLayouts = ['grid', 'list'] as const
export type RosterLayout = (typeof rosterLayouts)[number]
