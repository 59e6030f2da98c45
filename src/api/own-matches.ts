/** Which matches are the page's own club's. A match has only names and logo codes of its teams. */
import { useCallback } from 'react'
import type { Match } from '../contract/matches'
import { playsFor } from '../domain/club'
import { getClubs } from './federation'
import { useRequest } from './use-request'

/** The same function until the club is known, or changes. Null is no club. */
export function useOwnMatches(club: string | null): (match: Match) => boolean {
  const clubs = useRequest(club === null ? null : getClubs())
  const own = clubs.state === 'ready' ? clubs.value.find(({ id }) => id === club) : undefined
  return useCallback((match: Match) => own !== undefined && playsFor(match, own), [own])
}
