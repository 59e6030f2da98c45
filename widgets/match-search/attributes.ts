import {
  clubWords,
  competitionWords,
  hallWords,
  lockWords,
  sideWords,
  type WidgetWords,
} from '../../src/island/attribute-words'
import {
  clubAttribute,
  idAttribute,
  sideAttribute,
  switchAttribute,
  type Tag,
  wordAttribute,
} from '../../src/island/attributes'

export const matchSearchTag = {
  tag: 'parket-match-search',
  summary: 'Searches matches by date, club, competition and hall; leads to the match list.',
  attributes: {
    club: clubAttribute(
      'Clubs that are chosen at first, with commas between them; an unknown one counts as none',
    ),
    side: sideAttribute,
    competition: idAttribute(
      'Competition that is chosen at first, of a season that is over the one of the same name in the active season; an unknown one counts as none',
    ),
    hall: idAttribute('Sport hall that is chosen at first; an unknown one counts as none'),
    actions: switchAttribute(
      'The three buttons beside IŠČI: all matches, competition history, referee search',
      'on',
    ),
    lock: wordAttribute(
      '`club` hides the club filter, so that only that club is searched; no effect without a club',
      ['club', 'none'],
      'none',
    ),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-filter-change'],
  parts: ['filter'],
} satisfies Tag

export const words: WidgetWords<typeof matchSearchTag.attributes> = {
  tag: matchSearchTag,
  name: 'Poišči tekmo',
  shows: 'Iskalnik tekem po datumu, klubu, tekmovanju in dvorani. Zadetke odpre na strani zveze.',
  attributes: {
    club: clubWords('Klub ali klubi, ki so izbrani na začetku.'),
    side: sideWords,
    competition: competitionWords('Tekmovanje, ki je izbrano na začetku.'),
    hall: hallWords('Dvorana, ki je izbrana na začetku.'),
    actions: { key: 'gumbi', label: 'Dodatni gumbi', description: 'Trije dodatni gumbi ob gumbu IŠČI.' },
    lock: lockWords,
  },
}
