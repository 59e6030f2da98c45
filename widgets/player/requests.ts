import { playerDetail } from '../../src/api/players'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { playerTag } from './attributes'
import { teamMates } from './team-mates'

export const requests: ScreenRequests<typeof playerTag.attributes> = {
  tag: playerTag,
  read({ attributes: { player } }, ask) {
    const detail = playerDetail(ask, player)
    if (detail.state === 'ready') teamMates(ask, detail.value)
    return undefined
  },
}
