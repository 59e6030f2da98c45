/** What the host's page receives and decides, and what a guest leaves alone. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { eventually, hostPage, origin, quiet, startVisit, visitHost } from '../../support/journey'
import { elementOf, screens } from '../../support/screens'

const search = (page: Page) => page.getByRole('button', { name: 'IŠČI' })

it('links of every element are real ones, under the site and the path it has', async () => {
  const site = 'https://kzs.example/pot'
  const { page, received } = await visitHost(screens.map((screen) => elementOf(screen)).join(''), {
    script: `data-site="${site}"`,
  })
  await eventually(() => received.filter(({ name }) => name === 'parket-load').length).toBe(screens.length)
  for (const { tag, content } of screens)
    if (content) await page.locator(`${tag} ${content}`).filter({ visible: true }).first().waitFor()
  const links = await page.locator('[data-root] a[href]').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel') ?? '',
    })),
  )
  const ours = links.filter(({ href }) => href === site || href.startsWith(`${site}/`))
  expect(ours.length).toBeGreaterThan(100)
  expect(ours.filter(({ target }) => target)).toEqual([])
  const files = (href: string) => href.startsWith(`${origin}/api/`) || href.startsWith(`${origin}/storage/`)
  const others = links.filter((link) => !ours.includes(link) && !files(link.href))
  expect(others.filter(({ href }) => !/^(https?|mailto|tel):/.test(href))).toEqual([])
  const away = others.filter(({ href }) => href.startsWith('http'))
  expect(away.filter(({ target, rel }) => target !== '_blank' || !/noopener/.test(rel))).toEqual([])
  expect(away.filter(({ href }) => href.startsWith(origin))).toEqual([])
})

/** Listens as a host's router does: to every step, its state, and to changes of the hash. Runs in the page. */
function route(): void {
  const steps: unknown[] = []
  Object.defineProperty(document, 'steps', { value: steps })
  history.replaceState({ router: 'prva' }, '')
  window.addEventListener('popstate', ({ state }) => steps.push(state))
  window.addEventListener('hashchange', () => steps.push('hash'))
}

describe('with history="page"', () => {
  const team = '<parket-national-team page="u20/vzorcna-ekipa" history="page"></parket-national-team>'
  const list = '<parket-match-list per-page="5" history="page"></parket-match-list>'
  const active = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()
  const found = (page: Page) => page.locator('parket-match-list [part~=match]').first().textContent()
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
  const state = (page: Page) =>
    page.evaluate(() => [location.search + location.hash, history.state, document.title])

  it('two screens keep their states in the address, and the host’s keys, hash and states stay', async () => {
    const visit = await startVisit()
    const { page } = visit
    await page.goto(`${hostPage(team + list)}?p=12&utm=a#/clanki/5`)
    await page.evaluate(route)
    const kept = [{ router: 'prva' }, 'Tuja stran']
    await eventually(() => state(page)).toEqual(['?p=12&utm=a&tab=igralci-stab#/clanki/5', ...kept])
    await page.locator('[part~=staff-member]').first().waitFor()
    await tab(page, 'Statistika')
    await eventually(() => state(page)).toEqual(['?p=12&utm=a&tab=statistika#/clanki/5', ...kept])
    const all = await found(page)
    await page.locator('parket-match-list').getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka', exact: true }).click()
    await search(page).click()
    const withClub = /^\?p=12&utm=a&tab=statistika&sezona=\d+&klub=\w+#\/clanki\/5$/
    await eventually(async () => (await state(page))[0]).toMatch(withClub)
    const [address] = await state(page)
    // The first match may have been Krka's before.
    await quiet(visit)
    const chosen = await found(page)
    expect(chosen).toContain('Krka')

    await page.goBack()
    await eventually(() => found(page)).toBe(all)
    expect(await active(page)).toBe('Statistika')
    await page.goBack()
    await eventually(() => active(page)).toBe('Igralci in štab')
    await page.goForward()
    await page.goForward()
    await eventually(async () => [await active(page), await found(page)]).toEqual(['Statistika', chosen])
    expect(await state(page)).toEqual([address, ...kept])
    // The router knows every step as its own.
    const steps = () => page.evaluate(() => Reflect.get(document, 'steps'))
    expect(await steps()).toEqual([kept[0], kept[0], kept[0], kept[0]])

    // And leads on itself, by the hash and by the path.
    await page.evaluate(() => {
      location.hash = '#/drugam'
    })
    await eventually(steps).toContain('hash')
    expect(await active(page)).toBe('Statistika')
    await page.evaluate(() => history.pushState({ router: 'druga' }, '', '?p=13&tab=zgodovina#/drugam'))
    await eventually(() => active(page)).toBe('Zgodovina')
    await tab(page, 'Igralci in štab')
    const after = ['?p=13&tab=igralci-stab#/drugam', { router: 'druga' }, 'Tuja stran']
    await eventually(() => state(page)).toEqual(after)
    expect(visit.errors).toEqual([])
  })
})
