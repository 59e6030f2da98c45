import type { Journey } from '../../test/support/screens'
import { choose } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = { attributes: {}, shows: 'Črni lisjaki', restsOn: ['/competition-history'] }

export const journey: Journey = {
  request: 'Get competition history',
  path: '/competition-history',
  content: '[part~=history-row]',
  wrongShape: null,
  use: (page) => choose(page, 'Sezona'),
}
