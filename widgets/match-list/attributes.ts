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
    season: idAttribute('Season; without it the active one'),
    club: idAttribute('Club whose matches are shown at the start'),
    competition: idAttribute('Competition that is shown at the start'),
    hall: idAttribute('Sport hall that is shown at the start'),
    from: dateAttribute('First day, YYYY-MM-DD or dd.mm.yyyy'),
    to: dateAttribute('Last day, YYYY-MM-DD or dd.mm.yyyy'),
    perPage: countAttribute('Matches on a page', { least: 1, most: 100, fallback: 20 }),
    search: switchAttribute('The match search above the list', 'on'),
    refresh: refreshAttribute,
    lock: wordAttribute('`club` hides the club’s filter: only that club is shown', ['club', 'none'], 'none'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-filter-change', 'parket-metadata'],
  parts: ['filter', 'match', 'pagination', 'skeleton'],
} satisfies Tag
