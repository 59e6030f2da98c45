/** Which matches are the page's own club's. A match has only names and logo codes of its teams. */
import { useCallback } from 'react'
import type { Ask } from '../client/ask'
import { useRequest } from '../client/use-request'
import type { Club } from '../contract/federation'
import type { Match } from '../contract/matches'
import { playsFor } from '../domain/competition/club'
import { idsIn } from '../domain/match/club-choice'
import { getClubs } from './federation'

const noClubs: readonly Club[] = []

/** Null requests nothing. */
export const ownClubs = (ask: Ask, ids: string | null) => ask(ids === null ? null : getClubs())

/** The same function until the clubs are known, or change. Null is no club. */
export function useOwnMatches(ids: string | null): (match: Match) => boolean {
  const clubs = ownClubs(useRequest, ids)
  const list = clubs.state === 'ready' ? clubs.value : noClubs
  return useCallback(
    (match: Match) => {
      const own = idsIn(ids)
      return list.some((club) => own.includes(club.id) && playsFor(match, club))
    },
    [ids, list],
  )
}
