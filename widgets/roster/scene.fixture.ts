import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { team: '61', layout: 'list' },
  needs: ['team'],
  shows: 'Zupančič',
  restsOn: ['/national-teams/61/players'],
}

export const journey: Journey = {
  attributes: 'team="901"',
  request: 'Get players',
  path: '/national-teams/901/players',
  content: '[part~=player]',
  wrongShape: null,
}
