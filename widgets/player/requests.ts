import { teamMates } from '../../src/endpoints/national-teams'
import { playerDetail } from '../../src/endpoints/players'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { playerTag } from './attributes'

export const requests: ScreenRequests<typeof playerTag.attributes> = {
  tag: playerTag,
  read({ attributes: { player } }, ask) {
    const detail = playerDetail(ask, player)
    if (detail.state === 'ready') teamMates(ask, detail.value)
  },
}
