/** A national team's players and staff, alone or as a tab of the team's page. */

import { useTeamRoster } from '../../api/team-roster'
import { useContent } from '../../api/use-content'
import type { Loading } from '../../api/use-request'
import type { RosterLayout, RosterOrder } from '../../domain/roster-choice'
import { pictureUrl, siteUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { Roster, rosterStyles } from '../../ui/people/roster'

export const teamRosterStyles = rosterStyles

export interface TeamRosterProperties {
  /** Null keeps the places while it isn't known. */
  team: string | null
  layout: RosterLayout
  order: RosterOrder
  /** Whether the staff follows the players. */
  withStaff: boolean
  /** Where a player's page is on the site: {this}/{player id}. */
  playerPath: string
  headingLevel: number
  /** The roster is the widget's whole content: without it its fallback stands. */
  isScreen?: boolean
}

const unknown: Loading<never> = { state: 'loading' }

export function TeamRoster(properties: TeamRosterProperties) {
  const { team, layout, order, withStaff, playerPath, headingLevel, isScreen = false } = properties
  const { configuration } = useWidget()
  const { answer, ...roster } = useTeamRoster(team, withStaff)
  useContent(isScreen ? answer : unknown)
  if (answer.state === 'failed') return null
  return (
    <Roster
      {...roster}
      layout={layout}
      order={order}
      headingLevel={headingLevel}
      playerUrl={({ id }) => siteUrl(configuration, `${playerPath}/${encodeURIComponent(id)}`)}
      pictureUrl={(path) => pictureUrl(configuration, path)}
    />
  )
}
