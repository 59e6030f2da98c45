import { teamRoster } from '../../src/endpoints/team-roster'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { rosterTag } from './attributes'

export const requests: ScreenRequests<typeof rosterTag.attributes> = {
  tag: rosterTag,
  read({ attributes: { team, staff } }, ask) {
    teamRoster(ask, team, staff)
  },
}
