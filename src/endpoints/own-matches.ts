/** Which matches are the page's own club's. A match has only names and logo codes of its teams. */
import { useCallback } from 'react'
import type { Ask } from '../client/ask'
import { useRequest } from '../client/use-request'
import type { Club } from '../contract/federation'
import type { Match } from '../contract/matches'
import { playsFor } from '../domain/competition/club'
import { getClubs } from './federation'

/** Undefined while it isn't known. Null requests nothing. */
export function ownClub(ask: Ask, id: string | null): Club | undefined {
  const clubs = ask(id === null ? null : getClubs())
  return clubs.state === 'ready' ? clubs.value.find((club) => club.id === id) : undefined
}

/** The same function until the club is known, or changes. Null is no club. */
export function useOwnMatches(club: string | null): (match: Match) => boolean {
  const own = ownClub(useRequest, club)
  return useCallback((match: Match) => own !== undefined && playsFor(match, own), [own])
}
