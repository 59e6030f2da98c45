/** Schemas of imported records: the contract's, with a few more fields that the tables need. */
import * as v from 'valibot'
import { CompetitionHistoryRow } from '../../../src/contract/competition-history'
import { CompetitionDetail, PlayerDetail } from '../../../src/contract/competitions'
import { Club, Member, NamedChoice, Official, Season } from '../../../src/contract/federation'
import { flag, id, optional, optionalCount, optionalText } from '../../../src/contract/fields'
import { Match } from '../../../src/contract/matches'
import { NationalTeam, Player, StaffPerson } from '../../../src/contract/national-teams'
import { Ad, NewsArticle, NewsCategory } from '../../../src/contract/news'
import { MenuItem, Page } from '../../../src/contract/pages'

export const shapes = {
  season: Season,
  hall: NamedChoice,
  club: Club,
  member: Member,
  official: Official,
  competition: v.object({ ...CompetitionDetail.entries, hasStandings: optional(flag) }),
  place: CompetitionHistoryRow,
  match: v.object({
    ...Match.entries,
    hallId: optional(id),
    phase: optionalText,
    official: optional(flag),
    /** The id of a national team's match's season, where its team is of another one. */
    season: optional(id),
  }),
  team: v.object({
    ...NationalTeam.entries,
    name: optionalText,
    year: optionalCount,
    official: optional(flag),
  }),
  player: Player,
  playerDetail: PlayerDetail,
  staff: StaffPerson,
  category: NewsCategory,
  article: NewsArticle,
  page: Page,
  menuItem: MenuItem,
  ad: Ad,
}

export type Shape<K extends keyof typeof shapes> = v.InferOutput<(typeof shapes)[K]>
