/** A roster of its own, for partners. */
import { View as TeamRoster } from '../../src/blocks/team-roster/team-roster'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { useWidget } from '../../src/page/widget'
import { rosterTag as tag } from './attributes'

function Screen({ attributes }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const { headingLevel } = useWidget()
  const { team, layout, order, playerLink, staff } = attributes
  if (team === null) return null
  return (
    <TeamRoster
      team={team}
      layout={layout}
      order={order}
      withStaff={staff}
      playerPath={playerLink}
      headingLevel={headingLevel}
      isScreen
    />
  )
}

export const roster = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
