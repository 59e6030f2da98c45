import type { Journey } from '../../test/support/screens'
import { choose, press } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { season: '12', 'per-page': '5' },
  shows: '2025/26',
  restsOn: ['/seasons'],
  choices: ['sodnik=71', 'sodnik=72&sezona=11', 'komisar=73&stran=2'],
}

export const journey: Journey = {
  request: 'Get seasons',
  path: '/seasons',
  content: null,
  wrongShape: null,
  use: async (page) => {
    await choose(page, 'Sodnik')
    await press(page, 'IŠČI')
  },
}
