import { rosterLayouts, rosterOrders } from '../../src/domain/roster-choice'
import {
  idAttribute,
  pathAttribute,
  switchAttribute,
  type Tag,
  wordAttribute,
} from '../../src/element/attributes'

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
