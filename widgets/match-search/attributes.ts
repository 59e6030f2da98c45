import { idAttribute, switchAttribute, type Tag, wordAttribute } from '../../src/element/attributes'

export const matchSearchTag = {
  tag: 'parket-match-search',
  summary: 'Searches matches by date, club, competition and hall; leads to the match list.',
  attributes: {
    club: idAttribute('Club that is chosen at the start'),
    competition: idAttribute('Competition that is chosen at the start'),
    hall: idAttribute('Sport hall that is chosen at the start'),
    actions: switchAttribute('The three further buttons beside IŠČI', 'on'),
    lock: wordAttribute(
      '`club` hides the club’s filter: only that club is searched',
      ['club', 'none'],
      'none',
    ),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-filter-change'],
  parts: ['filter'],
} satisfies Tag
