/** A player's page. */
import { PlayerDetail } from '../contract/competitions'

export const getPlayer = (id: string) => ({
  name: 'Get player',
  path: `/players/${encodeURIComponent(id)}`,
  schema: PlayerDetail,
})
