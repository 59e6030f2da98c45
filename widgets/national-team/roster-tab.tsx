/** Players and staff (spec 2.4). */
import { useTeamRoster } from '../../src/api/team-roster'
import type { RosterLayout, RosterOrder } from '../../src/domain/roster-choice'
import { pictureUrl, siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Roster, rosterStyles } from '../../src/ui/roster/roster'

export const styles = rosterStyles

/** Where a player's page is (spec 2.1). */
const playerPath = 'reprezentant'

export interface RosterTabProperties {
  /** Null keeps the places while it isn't known. */
  team: string | null
  rosterType?: RosterLayout
  rosterOrder?: RosterOrder
  headingLevel: number
}

export function View(properties: RosterTabProperties) {
  const { team, rosterType = 'grid', rosterOrder = 'byJerseyNumber', headingLevel } = properties
  const { configuration } = useWidget()
  const { answer, ...roster } = useTeamRoster(team, true)
  if (answer.state === 'failed') return null
  return (
    <Roster
      {...roster}
      layout={rosterType}
      order={rosterOrder}
      headingLevel={headingLevel}
      playerUrl={({ id }) => siteUrl(configuration, `${playerPath}/${encodeURIComponent(id)}`)}
      pictureUrl={(path) => pictureUrl(configuration, path)}
    />
  )
}
