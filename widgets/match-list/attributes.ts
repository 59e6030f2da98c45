import {
  clubWords,
  competitionWords,
  hallWords,
  lockWords,
  perPageWords,
  refreshWords,
  seasonWords,
  sideWords,
  type WidgetWords,
} from '../../src/island/attribute-words'
import {
  clubAttribute,
  countAttribute,
  dateAttribute,
  idAttribute,
  refreshAttribute,
  sideAttribute,
  switchAttribute,
  type Tag,
  wordAttribute,
} from '../../src/island/attributes'

export const matchListTag = {
  tag: 'parket-match-list',
  summary: 'Matches by season, club, competition, hall and days, with the match search above them.',
  attributes: {
    season: idAttribute('Season; without it the active one; an unknown one has no matches'),
    club: clubAttribute(
      'Clubs whose matches are shown until the visitor chooses others, with commas between them; their rows have the part `own`',
    ),
    side: sideAttribute,
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
    show: wordAttribute(
      '`next` shows the next matches, `per-page` of them, as one card; the last ones if none is to come',
      ['all', 'next'],
      'all',
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

export const words: WidgetWords<typeof matchListTag.attributes> = {
  tag: matchListTag,
  name: 'Tekme',
  shows: 'Tekme po sezoni, klubu, tekmovanju, dvorani in dnevih, nad njimi iskalnik.',
  attributes: {
    season: seasonWords('Sezona. Brez nje velja tekoča.'),
    club: clubWords('Klub ali klubi, katerih tekme so prikazane na začetku.'),
    side: sideWords,
    competition: competitionWords('Tekmovanje, ki je prikazano na začetku.'),
    hall: hallWords('Dvorana, ki je prikazana na začetku.'),
    from: { key: 'od', label: 'Od', description: 'Prvi dan: LLLL-MM-DD ali dd.mm.llll.' },
    to: { key: 'do', label: 'Do', description: 'Zadnji dan: LLLL-MM-DD ali dd.mm.llll.' },
    perPage: perPageWords('tekem'),
    search: { key: 'iskalnik', label: 'Iskalnik nad seznamom', description: 'Iskalnik tekem nad seznamom.' },
    show: {
      key: 'prikaz',
      label: 'Katere tekme',
      description: '»next« pokaže samo naslednje tekme, brez iskalnika in strani.',
      choices: { all: 'Vse, po straneh', next: 'Samo naslednje' },
    },
    refresh: refreshWords,
    lock: lockWords,
  },
}
