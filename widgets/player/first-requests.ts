import { getPlayer } from '../../src/api/players'
import type { FirstRequests } from '../../src/element/first-requests'
import { playerTag } from './attributes'

export const first: FirstRequests<typeof playerTag.attributes> = {
  tag: playerTag,
  requestsOf: ({ attributes: { player } }) => [player === null ? null : getPlayer(player)],
}
