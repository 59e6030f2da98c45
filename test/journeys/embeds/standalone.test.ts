/** standalone/{name}.js: one classic script per screen, everything inside. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ClubList } from '../../../src/contract/federation'
import { someOf } from '../../support/diagonal'
import {
  askApi,
  eventually,
  hostPage,
  origin,
  startVisit,
  stranger,
  type Visit,
  visitHost,
} from '../../support/journey'

const addressOf = (name: string) => `${origin}/standalone/${name}.js`
const tagOf = (name: string, attributes = 'defer') =>
  `<script src="${addressOf(name)}" ${attributes}></script>`
const element = '<parket-match-search><a href="/tekme">Tekme</a></parket-match-search>'
const searchForm = (page: Page) => page.locator('parket-match-search').getByRole('search')
const scriptsOf = ({ requested }: Visit) => requested.filter((url) => url.endsWith('.js'))
const asks = ({ requested }: Visit, path: string) =>
  requested.filter((url) => url.startsWith(`${origin}/api${path}`)).length

describe('the one script', () => {
  it.each(
    someOf(
      [
        ['deferred', element, tagOf('match-search')],
        ['async', element, tagOf('match-search', 'async')],
        ['blocking, in the head', element, tagOf('match-search', '')],
        ['blocking, behind the element', element + tagOf('match-search', ''), ''],
      ],
      2,
    ),
  )('%s is all that is requested, lists and calendar included', async (_, body, instead) => {
    const visit = await visitHost(body, { instead })
    const { page } = visit
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    await page.getByRole('button', { name: 'Koledar' }).click()
    await page.getByRole('gridcell').first().waitFor()
    expect(await page.getByRole('link', { name: 'Tekme', exact: true }).isVisible()).toBe(false)
    expect(scriptsOf(visit)).toEqual([addressOf('match-search')])
    expect(
      visit.requested.filter((url) => url.includes('/api/')).every((url) => url.startsWith(origin)),
    ).toBe(true)
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  it('of a CMS page brings the elements inside of it', async () => {
    const visit = await visitHost(
      '<parket-page url="o-zvezi/clani-zveze"></parket-page><parket-page url="domov"></parket-page>',
      { instead: tagOf('page') },
    )
    await visit.page.locator('parket-page parket-member-list [part~=club]').first().waitFor()
    await visit.page.locator('parket-page parket-match-search').getByRole('search').waitFor()
    expect(scriptsOf(visit)).toEqual([addressOf('page')])
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })
})

it('its tag says the defaults; what it leaves open the page’s first one says', async () => {
  const [first, second] = await askApi('/clubs', ClubList)
  if (!first || !second) throw new Error('two clubs are needed')
  const visit = await visitHost(`${element}<parket-match-list></parket-match-list>`, {
    instead:
      tagOf('match-search', `defer data-product-name="Liga" data-club="${first.id}"`) +
      tagOf('match-list', `defer data-club="${second.id}"`),
  })
  const clubOf = (tag: string) => visit.page.locator(tag).getByRole('combobox', { name: 'Klub' })
  await eventually(() => clubOf('parket-match-search').textContent()).toBe(first.shortName)
  await eventually(() => clubOf('parket-match-list').textContent()).toBe(second.shortName)
  await eventually(() => visit.received.find(({ name }) => name === 'parket-metadata')?.detail.title).toMatch(
    /^Liga - /,
  )
})

describe('several scripts on a page', () => {
  const both =
    tagOf('match-list', 'defer data-history="page"') + tagOf('referee-search', 'defer data-history="page"')
  const body = '<parket-match-list></parket-match-list><parket-referee-search></parket-referee-search>'

  it('share what the network refuses: an outage is not requested twice as often', async () => {
    const visit = await startVisit()
    await visit.page.addInitScript(() => {
      Math.random = () => 0.001
    })
    await visit.page.route(/\/api\/seasons/, (route) => route.fulfill({ status: 503 }))
    await visit.page.goto(hostPage(body, { instead: both }))
    await eventually(() => visit.errors.length).toBe(2)
    expect(asks(visit, '/seasons')).toBe(3)
  })

  it('go along with a registry that is of another version', async () => {
    const head = `<script>globalThis[Symbol.for('parket@1')] = { caches: { '9.0.0': 7 }, defined: new Set(), later: {} }</script>`
    const visit = await visitHost(element, { head, instead: tagOf('match-search') })
    await searchForm(visit.page).waitFor()
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })
})

it('the script from a place of its own requests from where it came, not where it is', async () => {
  const response = await fetch(addressOf('ad-banner'))
  const copy = stranger.put('/standalone/ad-banner.js', await response.text(), {
    'content-type': 'text/javascript',
  })
  const visit = await visitHost('<parket-ad-banner></parket-ad-banner>', {
    instead: `<script src="${copy}"></script>`,
  })
  await eventually(() => visit.requested).toContain(`${stranger.origin}/api/ad`)
})
