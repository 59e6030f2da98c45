import {
  clubWords,
  competitionWords,
  refreshWords,
  seasonWords,
  type WidgetWords,
} from '../../src/island/attribute-words'
import {
  clubAttribute,
  idAttribute,
  refreshAttribute,
  type Tag,
  wordAttribute,
} from '../../src/island/attributes'

export const competitionTag = {
  tag: 'parket-competition',
  summary: 'A competition: its matches, standings, clubs and statistics, and its other seasons.',
  attributes: {
    competition: idAttribute('Competition; without it, or with an unknown one, nothing is shown'),
    season: idAttribute(
      'Season of the competition; without it, and where the competition’s is over, the one of the same name in the active season is shown as soon as it has matches',
    ),
    club: clubAttribute(
      'Clubs whose rows have the part `own`, with commas between them; an unknown one marks nothing',
    ),
    tab: wordAttribute(
      'One part alone, for example `standings`, without tabs and other seasons; `all` shows everything',
      ['all', 'matches', 'standings', 'statistics', 'clubs'],
      'all',
    ),
    refresh: refreshAttribute,
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['tab', 'match', 'standing-row', 'club', 'stat-row', 'news-card', 'pagination', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof competitionTag.attributes> = {
  tag: competitionTag,
  name: 'Tekmovanje',
  shows: 'Tekmovanje: tekme, lestvica, klubi, statistika in druge sezone.',
  loads: ['pictures'],
  needs: 'competition',
  attributes: {
    refresh: refreshWords,
    competition: competitionWords('Tekmovanje. Brez njega ni vsebine.'),
    season: seasonWords(
      'Sezona tekmovanja. Brez nje se po koncu sezone pokaže isto tekmovanje v\u00a0tekoči.',
    ),
    club: clubWords('Klub ali klubi, katerih vrstice so označene (del »own«).'),
    tab: {
      key: 'zavihek',
      label: 'Prikaz',
      description: 'En sam del tekmovanja, brez zavihkov in drugih sezon.',
      choices: {
        all: 'Vse, v\u00a0zavihkih',
        matches: 'Samo tekme',
        standings: 'Samo lestvica',
        statistics: 'Samo statistika',
        clubs: 'Samo klubi',
      },
    },
  },
}
