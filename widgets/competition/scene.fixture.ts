import type { Journey } from '../../test/support/screens'
import { walk } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { competition: '21', club: '3' },
  needs: ['competition'],
  // What comes last: the other seasons are requested once its own is known.
  shows: '2023/24',
  restsOn: ['/competitions/21', '/competition-history'],
  choices: ['tab=tekme', 'tab=lestvica&razvrstitev=-zmage', 'tab=klubi', 'tab=statistika'],
}

export const journey: Journey = {
  attributes: 'competition="32"',
  request: 'Get competition',
  path: '/competitions/32',
  content: '[part~=tab]',
  wrongShape: null,
  fuller: 'competition="901" start="tab=lestvica"',
  use: (page) =>
    walk(page, [
      ['Lestvica', '[part~=standing-row]'],
      ['Klubi', '[part~=club]'],
      ['Tekme', '[part~=match]'],
    ]),
}
