import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { player: '502' },
  needs: ['player'],
  // What comes last: the neighbours are requested once the player's own team is known.
  shows: 'Naslednji igralec',
  restsOn: ['/players/502', '/national-teams/61/players'],
}

export const journey: Journey = {
  attributes: 'player="1"',
  request: 'Get player',
  path: '/players/1',
  content: 'h2',
  wrongShape: null,
  fuller: 'player="901"',
}
