/** A roster of its own, for partners. */
import { View as TeamRoster } from '../../src/blocks/team-roster/team-roster'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { useWidget } from '../../src/page/widget'
import { rosterTag } from './attributes'

function Screen({ attributes }: { attributes: AttributeValues<typeof rosterTag.attributes> }) {
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

export const roster: WidgetDefinition<typeof rosterTag.attributes> = {
  tag: rosterTag,
  Screen,
  styles: import.meta.sheets,
}
