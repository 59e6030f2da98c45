/** The facts of demo/data about clubs, leagues and national teams. */
import * as v from 'valibot'
import { matchStates } from '../../../../src/domain/match/match-status'
import { count, example, gender, known, knownCount, readFacts, text, wallTime } from './fact-file'

const Club = v.object({
  id: count,
  shortName: text,
  fullName: text,
  code: text,
  gender,
  aliases: v.array(text),
  email: known,
  president: v.nullable(v.object({ firstName: text, lastName: text })),
  addresses: v.array(
    v.object({
      type: text,
      street: known,
      houseNumber: known,
      postOffice: v.object({ country: known, zipCode: known, name: known }),
    }),
  ),
  home_hall: known,
})
export type ClubFact = v.InferOutput<typeof Club>

const Hall = v.object({ id: count, name: text, city: text, country: known })
export type HallFact = v.InferOutput<typeof Hall>

const Referee = v.object({ id: count, last_name: text, place: text })
export type RefereeFact = v.InferOutput<typeof Referee>

const Teams = v.object({
  national: v.array(v.object({ code: text, name: text })),
  foreign: v.array(v.object({ code: text, names: v.array(text) })),
  invented: v.array(v.object({ code: text, name: text })),
})

/** What club and national-team matches share. */
const matchEntries = {
  id: count,
  competition: text,
  phase: known,
  /** "YYYY-MM-DD"; null where no source gives the day: such a match can't be shown. */
  date: known,
  dateTime: wallTime,
  dateTimeUtc: wallTime,
  time_zone: known,
  hall: known,
  city: known,
  /** "Surname (place)" */
  referees: v.array(text),
}

const LeagueMatch = v.object({
  ...matchEntries,
  season: text,
  round: knownCount,
  homeTeam: text,
  homeScore: knownCount,
  awayScore: knownCount,
  awayTeam: text,
})
export type LeagueMatchFact = v.InferOutput<typeof LeagueMatch>

const LeagueCompetition = v.object({
  id: count,
  season: text,
  name: text,
  description: known,
  has_standings: v.boolean(),
  position: count,
})
const Placing = v.object({ competition: text, season: text, place: count, team: text })
const League = v.object({
  competitions: v.array(LeagueCompetition),
  matches: v.array(LeagueMatch),
  places: v.array(Placing),
})
export type LeagueFacts = v.InferOutput<typeof League>

const NationalMatch = v.object({
  ...matchEntries,
  /** Its own, where it lies in another season than most of its competition. */
  season: v.optional(text),
  /** "Surname (place)" */
  commissioner: v.optional(text),
  firstTeamCode: text,
  firstTeamName: text,
  firstTeamScore: count,
  secondTeamScore: count,
  secondTeamCode: text,
  secondTeamName: text,
  official: v.boolean(),
  /** Points by player id, as far as a source names them. */
  points: v.record(text, count),
  ticket_url: v.optional(known, null),
  stats_url: v.optional(known, null),
  live_stream_url: v.optional(known, null),
})
export type NationalMatchFact = v.InferOutput<typeof NationalMatch>

const TeamCompetition = v.object({
  id: count,
  slug: text,
  example,
  season: text,
  category_id: knownCount,
  gender,
  name: text,
  description: text,
  year: count,
  official: v.boolean(),
  team_photo: known,
  competition_urls: v.optional(v.array(text), []),
})
const Player = v.object({
  id: count,
  slug: text,
  example,
  first_name: text,
  last_name: text,
  gender,
  year_of_birth: knownCount,
  height: knownCount,
  /** Drawn, so of invented people only: a real one gets no likeness. */
  portrait: v.optional(known, null),
})
const rosterStatuses = ['active', 'left', 'candidate'] as const
const RosterRow = v.object({
  competition: text,
  player_id: count,
  status: v.picklist(rosterStatuses),
  jersey_number: knownCount,
  height: knownCount,
  club: known,
})
export type RosterFact = v.InferOutput<typeof RosterRow>

const NationalTeams = v.object({
  categories: v.array(v.object({ id: count, name: text, gender })),
  competitions: v.array(TeamCompetition),
  players: v.array(Player),
  rosters: v.array(RosterRow),
  staff: v.array(v.object({ id: count, competition: text, name: text, role: text, role_id: count })),
  matches: v.array(NationalMatch),
  opponents: v.array(v.object({ id: count, category_id: count, code: text, name: text })),
  head_coaches: v.optional(v.array(v.object({ name: text, period: text })), []),
})
export type NationalFacts = v.InferOutput<typeof NationalTeams>

const ExampleOfficial = v.object({ id: count, first_name: text, last_name: text })
const roundStates = ['played', 'scheduled', 'planned'] as const
const points = v.tuple([count, count])
const LivingMatch = v.object({
  /** Both from 1 */
  round: count,
  match: count,
  /** When it began, instead of its round's day. */
  minutes_ago: v.optional(count),
  /** The day it has been moved to, from the present one. */
  moved_to: v.optional(count),
  status: v.optional(v.picklist(matchStates)),
  score: v.optional(points),
  /** They add up to its score. */
  periods: v.optional(v.array(points)),
})
export type LivingMatchFact = v.InferOutput<typeof LivingMatch>
const ExampleLeague = v.object({
  competition: v.object({ id: count, season: text, name: text, description: text, position: count }),
  clubs: v.array(v.object({ id: count, code: text, shortName: text, fullName: text, hall: count })),
  halls: v.array(v.object({ ...Hall.entries, city: known })),
  referees: v.array(ExampleOfficial),
  commissioners: v.array(ExampleOfficial),
  /** A planned round has a day and no hour yet. */
  rounds: v.array(v.object({ day: v.pipe(text, v.isoDate()), state: v.picklist(roundStates) })),
  /** The season that lies around the day of the start. */
  living: v.object({
    competition: v.object({ id: count, season: text }),
    /** Days from the present one */
    rounds: v.array(v.number()),
    /** Those to which more happens than being played. */
    matches: v.array(LivingMatch),
  }),
  first_names: v.array(text),
  last_names: v.array(text),
})
export type ExampleLeagueFacts = v.InferOutput<typeof ExampleLeague>

export const clubFacts = (): ClubFact[] => readFacts('clubs.json', v.object({ clubs: v.array(Club) })).clubs
export const hallFacts = (): HallFact[] => readFacts('halls.json', v.object({ halls: v.array(Hall) })).halls
export const refereeFacts = (): RefereeFact[] =>
  readFacts('referees.json', v.object({ referees: v.array(Referee) })).referees
export const teamFacts = () => readFacts('teams.json', Teams)
export const leagueFacts = (): LeagueFacts => readFacts('league.json', League)
export const exampleLeagueFacts = (): ExampleLeagueFacts => readFacts('example-league.json', ExampleLeague)
/** Real teams first, then the invented ones that say so. */
export function nationalFacts(): NationalFacts {
  const real = readFacts('national-teams.json', NationalTeams)
  const invented = readFacts('example-teams.json', NationalTeams)
  const keys = Object.keys(real) as (keyof NationalFacts)[]
  const merged = keys.map((key) => [key, [...real[key], ...invented[key]]])
  return Object.fromEntries(merged)
}
