/** A national team's players and staff, as a screen of its own or as a tab of the team's page. */
import type { Loading } from '../../client/ask'
import { useContent } from '../../client/use-content'
import { useRequest } from '../../client/use-request'
import type { RosterLayout, RosterOrder } from '../../domain/team/roster-choice'
import { teamRoster } from '../../endpoints/team-roster'
import { pictureUrl, siteUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { Roster } from '../../ui/people/roster'

interface TeamRosterProperties {
  /** Null shows placeholders while it isn't known. */
  team: string | null
  layout: RosterLayout
  order: RosterOrder
  /** Whether the staff is shown after the players. */
  withStaff: boolean
  /** A player's page on the site is {this}/{player id}. */
  playerPath: string
  headingLevel: number
  /** The roster is the widget's only content: without it its fallback is shown. */
  isScreen?: boolean
}

const unknown: Loading<never> = { state: 'loading' }

export function View(properties: TeamRosterProperties) {
  const { team, layout, order, withStaff, playerPath, headingLevel, isScreen = false } = properties
  const { configuration } = useWidget()
  const { answer, ...roster } = teamRoster(useRequest, team, withStaff)
  useContent(isScreen ? answer : unknown)
  if (answer.state === 'failed') return null
  return (
    <Roster
      {...roster}
      layout={layout}
      order={order}
      headingLevel={headingLevel}
      playerUrl={({ id, hasPage }) =>
        hasPage === false ? undefined : siteUrl(configuration, `${playerPath}/${encodeURIComponent(id)}`)
      }
      pictureUrl={(path) => pictureUrl(configuration, path)}
    />
  )
}
