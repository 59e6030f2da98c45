import type { Journey } from '../../test/support/screens'
import { choose, press, turn } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { category: '4,6', 'per-page': '8' },
  shows: 'Novica 8',
  restsOn: ['/news'],
  choices: ['stran=2', 'kategorija=4', 'kategorija=6&stran=3'],
}

export const journey: Journey = {
  request: 'Get paginated news',
  path: '/news',
  content: '[part~=news-card]',
  wrongShape: { news: null, nuOfNews: 3 },
  use: async (page) => {
    await turn(page)
    await choose(page, 'Reprezentance')
    await press(page, 'IŠČI')
  },
}
