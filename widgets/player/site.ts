import { type PlayerRecord, type PlayersTeam, playerDescription } from '../../src/domain/team/player'
import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/reprezentant/:player', list: '/reprezentance' }

export const page: SitePage = {}

/** The path of a player's page on the site. */
export const playerPath = (id: string): string => `reprezentant/${encodeURIComponent(id)}`

interface NamedPlayer extends PlayerRecord {
  first_name: string
  last_name: string
  photo_url: string | null
  national_team: Omit<PlayersTeam, 'id' | 'url'> | null
}

export function aboutPlayer(player: NamedPlayer): PageAbout {
  const title = `${player.first_name} ${player.last_name}`
  const description = playerDescription(player, player.national_team) || title
  return { title, description, picture: player.photo_url, kind: 'profile' }
}
