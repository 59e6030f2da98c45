import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = { attributes: {}, shows: 'Kava Polčas', restsOn: ['/ad'] }

export const journey: Journey = {
  request: 'Get ad',
  path: '/ad',
  content: '[part~=banner]',
  wrongShape: { uuid: null, banner_url: null, banner_title: null, url: null },
}
