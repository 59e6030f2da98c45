import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = { attributes: {}, shows: 'Črni lisjaki', restsOn: ['/members'] }

export const journey: Journey = {
  request: 'Get members',
  path: '/members',
  content: '[part~=club]',
  wrongShape: null,
  use: (page) => page.locator('[part~=club] summary').first().click(),
}
