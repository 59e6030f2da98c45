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
    team: idAttribute('National team competition; without it nothing is shown'),
    layout: wordAttribute('Cards or a table', rosterLayouts, 'grid'),
    order: wordAttribute('Order of the players', rosterOrders, 'byJerseyNumber'),
    playerLink: pathAttribute('Where a player’s page is on the site: {this}/{player id}', 'reprezentant'),
    staff: switchAttribute('The staff after the players', 'on'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate'],
  parts: ['player', 'staff-member', 'skeleton'],
} satisfies Tag
