import type { Journey } from '../../test/support/screens'
import { choose, press, turn } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { club: '1', 'per-page': '5' },
  shows: 'Ekipa 3',
  restsOn: ['/matches'],
  choices: ['stran=2', 'sezona=11', 'klub=2&stran=3'],
}

export const journey: Journey = {
  // Of a season that is over, from its beginning: what is on its pages depends on no day.
  attributes: 'season="2022" start="stran=1"',
  request: 'Search matches',
  path: '/matches',
  content: '[part~=match]',
  wrongShape: { matches: null, total: 3 },
  fuller: 'season="2022" per-page="4"',
  use: async (page) => {
    await turn(page)
    await choose(page, 'Klub')
    await press(page, 'IŠČI')
  },
}
