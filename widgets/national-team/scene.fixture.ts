import type { Journey } from '../../test/support/screens'
import { choose, press, walk } from '../../test/support/uses'
import type { Scene } from '../answers.fixture'

export const scene: Scene = {
  attributes: { page: 'clani/kvalifikacije' },
  needs: ['page'],
  shows: 'Zupančič',
  restsOn: ['/pages', '/national-teams/61/players'],
  choices: ['tab=tekme', 'tab=novice', 'tab=novice&stran=2', 'tab=statistika', 'tab=zgodovina'],
}

export const journey: Journey = {
  attributes: 'page="u20/vzorcna-ekipa"',
  request: 'Get page by url',
  path: '/pages',
  content: '[part~=tab]',
  wrongShape: null,
  use: async (page) => {
    await walk(page, [
      ['Tekme', '[part~=match]'],
      ['Statistika', '[part~=filter]'],
    ])
    await choose(page, 'Vrsta lestvice')
    await press(page, 'Prikaži')
    await page.locator('[part~=standing-row]').first().waitFor()
    await walk(page, [['Zgodovina', '[part~=filter]']])
    await choose(page, 'Leto')
    await press(page, 'Prikaži uradne')
  },
}
