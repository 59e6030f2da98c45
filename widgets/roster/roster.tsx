/** The roster alone, for partners (spec 2.4, contract 1). */
import { useTeamRoster } from '../../src/api/team-roster'
import { useContent } from '../../src/api/use-content'
import type { AttributeValues } from '../../src/element/attributes'
import type { WidgetDefinition } from '../../src/element/definition'
import { pictureUrl, siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { Roster, rosterStyles } from '../../src/ui/roster/roster'
import { rosterTag } from './attributes'

function Screen({ attributes }: { attributes: AttributeValues<typeof rosterTag.attributes> }) {
  const { configuration, headingLevel } = useWidget()
  const { team, layout, order, playerLink, staff } = attributes
  const { answer, ...roster } = useTeamRoster(team, staff)
  useContent(answer)
  if (team === null || answer.state === 'failed') return null
  return (
    <Roster
      {...roster}
      layout={layout}
      order={order}
      headingLevel={headingLevel}
      playerUrl={({ id }) => siteUrl(configuration, `${playerLink}/${encodeURIComponent(id)}`)}
      pictureUrl={(path) => pictureUrl(configuration, path)}
    />
  )
}

export const roster: WidgetDefinition<typeof rosterTag.attributes> = {
  tag: rosterTag,
  Screen,
  styles: [...baseStyles, ...rosterStyles],
}
