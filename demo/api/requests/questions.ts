/**
 * What the named requests take, and what the API's description says of them where their names aren't enough. Another
 * server's API is sent the same parameters.
 */
import * as v from 'valibot'
import type { RequestName } from '../../../src/contract/named-requests'
import { genders } from '../../../src/contract/national-teams'
import { newsCategoryTypes } from '../../../src/contract/news'
import { matchHistoryTypes } from '../../../src/domain/competition/history-view'
import { standingTypes } from '../../../src/domain/competition/standing-types'
import { sides } from '../../../src/domain/match/club-choice'
import type { MatchQuestion } from '../../../src/domain/match/match-search'
import type { QuerySchema } from '../http/question'
import {
  idText,
  line,
  optionalDate,
  optionalId,
  optionalIds,
  optionalInstant,
  optionalPage,
  optionalWord,
  paging,
  word,
} from './parameters'

const dayFilters = {
  from: optionalDate('First day, at the hall'),
  to: optionalDate('Last day, at the hall'),
}

/** The filters of match search, all optional. */
const matchFilters = {
  season: optionalId(
    'Season. Without it all seasons: the server assumes none, the client sends the active one',
  ),
  club: optionalIds('Club ids with commas between them; matches of any of them, on either side'),
  side: optionalWord('With club: home, the matches they host; away, those they visit', sides),
  competition: optionalId('Club competition'),
  hall: optionalId('Sport hall'),
  referee: optionalId('Official who was a referee of the match'),
  commissioner: optionalId('Official who was its commissioner'),
  ...dayFilters,
} satisfies Record<Exclude<keyof MatchQuestion, 'page'>, unknown>
const MatchFilters = v.object(matchFilters)
export type MatchFilters = v.InferOutput<typeof MatchFilters>

const teams = {
  category: line('Name of the category, for example "Člani"', 100),
  gender: word('Gender', genders),
}

interface Question {
  detail?: string
  query?: QuerySchema
}

export const questions = {
  'Get page by url': {
    query: v.object({
      url: line('The page\'s path, without slashes at the ends; "domov" is the first page', 300),
      hash: v.optional(v.pipe(v.string(), v.description('Taken and not used'), v.maxLength(300))),
    }),
  },
  'Get seasons': { detail: 'Newest first.' },
  'Get competitions': {
    query: v.object({ seasonId: idText('Season; one that does not exist has none') }),
  },
  'Get categories': { query: v.object({ type: word('Type', newsCategoryTypes) }) },
  'Get paginated news': {
    detail: 'Newest first. News of the future is not there, in no request.',
    query: v.object({
      ...paging(9),
      category: optionalIds('Category ids with commas between them; news of any of them'),
      from: optionalDate('First day'),
      to: optionalDate('Last day'),
    }),
  },
  'Get opponents': {
    query: v.object({ categoryId: idText('Category; one that does not exist has none') }),
  },
  'Get opponent by id': { detail: 'Official matches; win and lost are ours against the opponent.' },
  'Get all-time standings': {
    detail:
      'Senior teams only. unofficial_points counts all matches, official and not. A row whose metric is 0 has no position.',
    query: v.object({ type: word('What ranks', standingTypes), gender: word('Gender', genders) }),
  },
  'Get seasons (history)': { detail: 'Those in which a national team played, newest first.' },
  'Get competitions (history)': {
    detail: 'Newest first; the id is a national team.',
    query: v.object(teams),
  },
  'Get history matches': {
    query: v.object({
      season: idText('Season'),
      ...teams,
      type: word('Official or preparation matches', matchHistoryTypes),
    }),
  },
  'Search matches': {
    detail:
      'Order over the whole result: newest first where all matches are finished; otherwise scheduled, finished, then those without an hour, each oldest first. With order=time earliest first, whatever their status, and the answer says which page it is.',
    query: v.object({
      ...matchFilters,
      ...paging(20),
      page: optionalPage,
      order: optionalWord('time: earliest first; absent: by status', ['time']),
      around: optionalDate(
        'With order=time and without a page: the day it is. The page with the first match that is not over, or else the last one',
      ),
    }),
  },
  'Get changes': {
    detail:
      'Matches that were added, moved, postponed, cancelled, played or corrected, newest first, each as it is now and with those of its fields that had another value before. Kept for 400 days.',
    query: v.object({
      since: optionalInstant('Only what was changed after this instant'),
      club: optionalIds('Clubs, on either side, comma-separated'),
      competition: optionalId('Club competition'),
      ...paging(50),
    }),
  },
  'Get competition': {
    detail:
      'Standings have every club of the regular season, add up its final scores and are ordered by appendix D of FIBA’s rules; those that an import delivered are as delivered. A cup has none.',
  },
  'Get competition statistics': { detail: 'Counted from whole box scores, best scorers first.' },
  'Get competition history': { detail: 'Newest first; a place that no source names is null.' },
  'Get player': {
    detail:
      'played and points count the senior national team. Statistics hold whole box scores only; matches hold all in which the player has a line.',
  },
  'Search the site': {
    detail:
      'Every word must begin a word of the text. Names come before what mentions them, then what begins with the query; news newest first. counts: of each type, on all pages. suggestion: what may have been meant, where nothing is found.',
    query: v.object({ q: line('Beginnings of words; accents and case do not matter', 100), ...paging(20) }),
  },
} satisfies Partial<Record<RequestName, Question>>

/** The parameters of a named request, read. */
export type Asked<N extends RequestName> = N extends keyof typeof questions
  ? (typeof questions)[N] extends { query: infer Q extends QuerySchema }
    ? v.InferOutput<Q>
    : object
  : object

export const questionOf = (name: string): Question | undefined =>
  (questions as Readonly<Record<string, Question>>)[name]

/** What calendars and tables take, by their path. */
export const fileQueries = {
  '/matches.ics': MatchFilters,
  '/national-teams/{id}/matches.ics': v.object(dayFilters),
  '/matches.csv': MatchFilters,
}
