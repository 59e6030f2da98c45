/** A player's page. */

import type { Ask, Loading } from '../client/ask'
import { PlayerDetail } from '../contract/competitions'
import { openStarts } from '../domain/match/match-status'

export const getPlayer = (id: string) => ({
  name: 'Get player',
  path: `/players/${encodeURIComponent(id)}`,
  schema: PlayerDetail,
})

const following = { follow: ({ matches }: PlayerDetail, now: number) => openStarts(matches ?? [], now) }

/** Null requests nothing. */
export const playerDetail = (ask: Ask, id: string | null): Loading<PlayerDetail> =>
  ask(id === null ? null : getPlayer(id), following)
