import {
  countAttribute,
  dateAttribute,
  idAttribute,
  refreshAttribute,
  switchAttribute,
  type Tag,
  wordAttribute,
} from '../../src/element/attributes'

export const matchListTag = {
  tag: 'parket-match-list',
  summary: 'Matches by season, club, competition, hall and days, with the match search above them.',
  attributes: {
    season: idAttribute('Season; without it the active one; an unknown one has no matches'),
    club: idAttribute(
      'Club whose matches are shown until the visitor chooses another; its rows have the part `own`',
    ),
    competition: idAttribute(
      'Competition that is shown until the visitor chooses another; an unknown one has no matches',
    ),
    hall: idAttribute(
      'Sport hall that is shown until the visitor chooses another; an unknown one has no matches',
    ),
    from: dateAttribute('First day, included'),
    to: dateAttribute('Last day, included; one before `from` has no matches'),
    perPage: countAttribute('Number of matches on a page', { least: 1, most: 100, fallback: 20 }),
    search: switchAttribute(
      'The match search above the list, with the season switch, calendar and print',
      'on',
    ),
    refresh: refreshAttribute,
    lock: wordAttribute(
      '`club` hides the club filter, so that only that club is shown; no effect without a club',
      ['club', 'none'],
      'none',
    ),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-filter-change', 'parket-metadata'],
  parts: ['filter', 'match', 'pagination', 'skeleton'],
} satisfies Tag
