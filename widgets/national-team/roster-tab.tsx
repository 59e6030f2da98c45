/** Players and staff. */
import { TeamRoster } from '../../src/blocks/team-roster/team-roster'
import type { RosterLayout, RosterOrder } from '../../src/domain/team/roster-choice'

export interface RosterTabProperties {
  /** Null shows placeholders while unknown. */
  team: string | null
  rosterType?: RosterLayout
  rosterOrder?: RosterOrder
  headingLevel: number
}

export function View(properties: RosterTabProperties) {
  const { team, rosterType = 'grid', rosterOrder = 'byJerseyNumber', headingLevel } = properties
  return (
    <TeamRoster
      team={team}
      layout={rosterType}
      order={rosterOrder}
      withStaff
      playerPath="reprezentant"
      headingLevel={headingLevel}
    />
  )
}
