import type { Journey } from '../../test/support/screens'
import { choose, chooseToday, press } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { club: '1', actions: 'on' },
  shows: 'SODNIŠKI ISKALNIK',
  restsOn: [],
}

export const journey: Journey = {
  request: 'Get clubs',
  path: '/clubs',
  content: null,
  wrongShape: null,
  use: async (page) => {
    await choose(page, 'Klub')
    await chooseToday(page)
    await press(page, 'Počisti')
  },
}
