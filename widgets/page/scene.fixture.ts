import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { url: 'o-zvezi' },
  needs: ['url'],
  shows: 'Pravilnik o registraciji',
  restsOn: ['/pages'],
}

export const journey: Journey = {
  attributes: 'url="o-zvezi"',
  request: 'Get page by url',
  path: '/pages',
  content: '[part~=segment]',
  wrongShape: null,
  fuller: 'url="o-zvezi/o-predstavitvi"',
}
