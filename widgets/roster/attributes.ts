import { rosterLayouts, rosterOrders } from '../../src/domain/team/roster-choice'
import type { WidgetWords } from '../../src/island/attribute-words'
import {
  idAttribute,
  pathAttribute,
  switchAttribute,
  type Tag,
  wordAttribute,
} from '../../src/island/attributes'

export const rosterTag = {
  tag: 'parket-roster',
  summary: 'A national team’s players and staff, as cards or as a list.',
  attributes: {
    team: idAttribute('National team competition; without it, or with an unknown one, nothing is shown'),
    layout: wordAttribute('Players as cards or as a table', rosterLayouts, 'grid'),
    order: wordAttribute('Order of the players; missing values come last', rosterOrders, 'byJerseyNumber'),
    playerLink: pathAttribute(
      'Path of players’ pages under `site`: {player-link}/{player id}',
      'reprezentant',
    ),
    staff: switchAttribute('The staff below the players', 'on'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate'],
  parts: ['player', 'staff-member', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof rosterTag.attributes> = {
  tag: rosterTag,
  name: 'Seznam igralcev',
  shows: 'Igralci in štab reprezentance, na karticah ali v\u00a0preglednici.',
  loads: ['pictures'],
  needs: 'team',
  attributes: {
    team: {
      key: 'ekipa',
      label: 'Reprezentanca',
      description: 'Tekmovanje reprezentance. Brez njega ni vsebine.',
    },
    layout: {
      key: 'postavitev',
      label: 'Postavitev',
      description: 'Kartice ali preglednica.',
      choices: { grid: 'Kartice', list: 'Preglednica' },
    },
    order: {
      key: 'razvrstitev',
      label: 'Razvrstitev',
      description: 'Vrstni red igralcev.',
      choices: {
        byJerseyNumber: 'Po številki dresa',
        byLastName: 'Po priimku',
        byHeight: 'Po višini',
        byYearOfBirth: 'Po letu rojstva',
      },
    },
    playerLink: {
      key: 'pot-igralca',
      label: 'Pot do igralca',
      description: 'Kje na strani zveze je igralec: {pot}/{igralec}.',
    },
    staff: { key: 'stab', label: 'Štab reprezentance', description: 'Štab pod igralci.' },
  },
}
