import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  // Rich text is there only where the sanitiser has come, so never on a server.
  attributes: { slug: 'kratka-novica' },
  needs: ['slug'],
  shows: 'Zmaji še naprej brez poraza',
  restsOn: ['/news/kratka-novica'],
}

export const journey: Journey = {
  attributes: 'slug="preobrat-v-jihlavi"',
  request: 'Get news article',
  path: '/news/preobrat-v-jihlavi',
  content: 'h2',
  wrongShape: null,
  fuller: 'slug="vzorcna-ekipa-pokaze-vse"',
}
