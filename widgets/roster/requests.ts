import { teamRoster } from '../../src/api/team-roster'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { rosterTag } from './attributes'

export const requests: ScreenRequests<typeof rosterTag.attributes> = {
  tag: rosterTag,
  read({ attributes: { team, staff } }, ask) {
    teamRoster(ask, team, staff)
    return undefined
  },
}
