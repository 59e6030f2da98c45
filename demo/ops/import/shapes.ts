/** Schemas of imported records: the contract's, with a few more fields that the tables need. */
import * as v from 'valibot'
import { CompetitionHistoryRow } from '../../../src/contract/competition-history'
import { CompetitionDetail, PlayerDetail } from '../../../src/contract/competitions'
import { Club, Member, NamedChoice, Official, Season } from '../../../src/contract/federation'
import { flag, id, optional, optionalCount, optionalText, prepared } from '../../../src/contract/fields'
import { Match, plainMatch } from '../../../src/contract/matches'
import { NationalTeam, Player, StaffPerson } from '../../../src/contract/national-teams'
import { Ad, NewsArticle, NewsCategory } from '../../../src/contract/news'
import { MenuItem, Page } from '../../../src/contract/pages'
import { isRecord } from '../../api/json'

/** Further names of a club, as matches spell them. */
const aliases = optional(v.array(v.string()))

/** Centimetres: 198, "198", 1.98, "1,98 m". */
function inCentimetres(height: unknown): unknown {
  const text =
    typeof height === 'string'
      ? height
          .replace(',', '.')
          .replace(/\s*c?m$/i, '')
          .trim()
      : height
  const number = typeof text === 'string' && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  return typeof number === 'number' && number > 0 && number < 3 ? Math.round(number * 100) : number
}

/** With the height in centimetres, of the record and of its data of the last season. */
function measured(record: unknown): unknown {
  if (!isRecord(record)) return record
  const { height, last_player_data: last } = record
  return {
    ...record,
    ...('height' in record && { height: inCentimetres(height) }),
    ...(isRecord(last) && { last_player_data: { ...last, height: inCentimetres(last.height) } }),
  }
}

export const shapes = {
  season: Season,
  hall: NamedChoice,
  club: v.object({ ...Club.entries, aliases }),
  member: v.object({ ...Member.entries, aliases }),
  official: Official,
  competition: v.object({ ...CompetitionDetail.entries, hasStandings: optional(flag) }),
  placings: CompetitionHistoryRow,
  match: prepared(
    v.object({
      ...Match.entries,
      hallId: optional(id),
      phase: optionalText,
      official: optional(flag),
      /** The id of a national team's match's season, where its team is of another one. */
      season: optional(id),
    }),
    plainMatch,
  ),
  team: v.object({
    ...NationalTeam.entries,
    name: optionalText,
    year: optionalCount,
    official: optional(flag),
  }),
  player: v.pipe(v.unknown(), v.transform(measured), Player),
  playerDetail: v.pipe(v.unknown(), v.transform(measured), PlayerDetail),
  staff: StaffPerson,
  category: NewsCategory,
  article: NewsArticle,
  page: Page,
  menuItem: MenuItem,
  ad: Ad,
}

export type Shape<K extends keyof typeof shapes> = v.InferOutput<(typeof shapes)[K]>
