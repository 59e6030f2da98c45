import type { Journey } from '../../test/support/screens'
import { press, turn } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { query: 'euro' },
  needs: ['query'],
  shows: 'se začenja',
  restsOn: ['/search'],
  choices: ['q=liga', 'q=euro%20liga'],
}

export const journey: Journey = {
  attributes: 'query="euro"',
  request: 'Search the site',
  path: '/search',
  // The field is there without an answer.
  content: null,
  wrongShape: { results: null, total: 3 },
  use: async (page) => {
    await page.getByRole('searchbox').fill('slovenija')
    await press(page, 'IŠČI')
    await turn(page)
  },
}
