/** Competitions, their standings, statistics and history, and a player's page. */
import * as v from 'valibot'
import { tieCriteria } from '../domain/competition/ties'
import { count, id, listOrNone, optional, optionalCount, optionalText, text } from './fields'
import { Match } from './matches'
import { Counted, genders, LastPlayerData } from './player-fields'

const ClubLine = v.object({ id, shortName: text, code: optionalText })

export const LeagueStanding = v.object({
  club: ClubLine,
  played: count,
  won: count,
  lost: count,
  pointsFor: count,
  pointsAgainst: count,
  /** With corrections */
  points: count,
  /** What separated it from the next club of equal points. */
  decidedBy: optional(v.picklist(tieCriteria)),
})
export type LeagueStanding = v.InferOutput<typeof LeagueStanding>

export const PointCorrection = v.object({ clubId: id, points: count, reason: optionalText })
export type PointCorrection = v.InferOutput<typeof PointCorrection>

export const CompetitionDetail = v.object({
  id,
  name: text,
  description: optionalText,
  season: v.object({ id, name: text }),
  standings: listOrNone(LeagueStanding),
  /** Points given or taken beside the matches; the standings contain them. */
  corrections: listOrNone(PointCorrection),
})
export type CompetitionDetail = v.InferOutput<typeof CompetitionDetail>

export const StatLine = v.object({
  player: v.object({ id, first_name: text, last_name: text }),
  team: v.object({ name: text, code: optionalText }),
  nationality: optionalText,
  games: count,
  minutes: optionalCount,
  free_throws_made: count,
  free_throws_attempted: count,
  two_points_made: count,
  two_points_attempted: count,
  three_points_made: count,
  three_points_attempted: count,
  offensive_rebounds: count,
  defensive_rebounds: count,
  assists: count,
  steals: count,
  turnovers: count,
  blocks: count,
  fouls: count,
  url: optionalText,
})
export type StatLine = v.InferOutput<typeof StatLine>
export const StatLineList = v.array(StatLine)

/** The team whose roster includes a player; `url`: its CMS page with the all-time standings, "{id}/{single}". */
const PlayersTeam = v.object({
  id,
  url: optionalText,
  gender: optional(v.picklist(genders)),
  category: optionalText,
})

/** Set if the competition is a national team's, and so its id; `url` is the page that shows it, "{id}/{single}". */
const CompetitionsTeam = v.object({ url: optionalText })

/** `last_player_data` and `national_team` are optional extras: a server need not send them. */
export const PlayerDetail = v.object({
  id,
  first_name: text,
  last_name: text,
  year_of_birth: optionalCount,
  height: optionalCount,
  position: optionalText,
  club: optionalText,
  photo_url: optionalText,
  nationality: optionalText,
  played: optionalCount,
  official_points: optionalCount,
  unofficial_points: optionalCount,
  /** Of the three numbers */
  counted: optional(Counted),
  last_player_data: optional(LastPlayerData),
  national_team: optional(PlayersTeam),
  statistics: listOrNone(
    v.object({
      ...StatLine.entries,
      competition: v.object({ id, name: text, national_team: optional(CompetitionsTeam) }),
      season: v.object({ name: text }),
    }),
  ),
  matches: listOrNone(Match),
})
export type PlayerDetail = v.InferOutput<typeof PlayerDetail>
