/** axe finds nothing: each widget on a plain page, each page of the shell, light and dark, open parts included. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe'
import { eventually, hostPage, origin, startVisit, undrawn } from '../support/journey'
import { elementOf, screens } from '../support/screens'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** axe takes a page without a background for white, whatever its scheme. */
const head =
  '<style>:root { color-scheme: light dark } body { background: light-dark(#fff, #0c141b); color: light-dark(#000, #fff) }</style>'

async function visitIn(scheme: Scheme, url: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const visit = await startVisit({ colorScheme: scheme, viewport })
  await visit.page.goto(url)
  await eventually(() => visit.heard.map(({ name }) => name)).toContain('parket-load')
  return visit.page
}

const plainPage = (element: string) => hostPage(element, { head })
const search = '<parket-match-search></parket-match-search>'

it('the search itself sees into shadow roots', async () => {
  const page = await visitIn('dark', plainPage(search))
  await page.evaluate(() => {
    const search = document.querySelector('parket-match-search')?.shadowRoot?.querySelector('form')
    search?.insertAdjacentHTML('beforeend', '<p style="color: #345">Temno na temnem</p><img src="data:,">')
  })
  expect((await violations(page)).map((line) => line.split(':')[0]).toSorted()).toEqual([
    'color-contrast',
    'image-alt',
  ])
})

describe.each(schemes)('in %s', (scheme) => {
  it.each(screens)('$tag on a plain page, wide and narrow', async (screen) => {
    const page = await visitIn(scheme, plainPage(elementOf(screen)))
    await eventually(() => page.locator('[part~=skeleton]').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await violations(page)).toEqual([])
  })

  it.each(screens)('$tag while it loads', async (screen) => {
    const { page } = await startVisit({ colorScheme: scheme })
    await undrawn(page)
    await page.route('**/api/**', () => {})
    await page.goto(plainPage(elementOf(screen)))
    await page.locator(`${screen.tag} [data-root] > *`).first().waitFor({ state: 'attached' })
    expect(await violations(page)).toEqual([])
  })

  it('a select, opened and searched in', async () => {
    const page = await visitIn(scheme, plainPage(search))
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('krk')
    await eventually(() => page.getByRole('option').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('xyz')
    await page.getByText('Ni nobenih možnosti.').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('a select with something chosen, opened again', async () => {
    const page = await visitIn(scheme, plainPage(search))
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { selected: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('the calendar, opened with a day and without', async () => {
    const page = await visitIn(scheme, plainPage(search))
    await page.getByRole('button', { name: 'Koledar' }).click()
    await page.getByRole('gridcell').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('[data-vc-date-month=current] button').nth(14).click()
    await page.getByRole('textbox', { name: 'Datum' }).click()
    await page.locator('[data-band=first]').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('a club, expanded', async () => {
    const page = await visitIn(scheme, plainPage('<parket-member-list></parket-member-list>'))
    await page.locator('[part~=club] summary').first().click()
    await page.locator('[part~=club][open]').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('no matches', async () => {
    const tag = 'parket-match-list from="1.1.1990" to="2.1.1990"'
    const page = await visitIn(scheme, hostPage(`<${tag}></parket-match-list>`, { head }))
    await page.getByText('Ni tekem za prikaz').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it.each(['/tekme?sezona=2022', '/tekme?sezona=2025', '/klubi'])('the shell at %s', async (path) => {
    const page = await visitIn(scheme, origin + path)
    await page.locator('#menu-items a').first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('the shell with a submenu open', async () => {
    const page = await visitIn(scheme, `${origin}/klubi`)
    await page.locator('#menu-items').getByRole('button', { name: 'Tekmovanja' }).click()
    await page.locator('#menu-items').getByRole('link', { name: 'Tekme', exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('the builder with a select open, then a calendar', async () => {
    const page = await visitIn(scheme, `${origin}/vdelaj?gradnik=match-list&sezona=2022`)
    const settings = page.getByRole('region', { name: 'Nastavitve' })
    await settings.getByRole('combobox', { name: 'Klub', exact: true }).click()
    await page.getByRole('option').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await settings.getByRole('button', { name: 'Koledar' }).first().click()
    await page.getByRole('gridcell').first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('photos, opened', async () => {
    const page = await visitIn(scheme, `${origin}/novica/vzorcna-ekipa-pokaze-vse`)
    await page.getByRole('button', { name: 'Fotografija 1 od 4' }).click()
    await page.getByRole('dialog').getByText('1 / 4', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('the shell on a telephone, its menu open', async () => {
    const page = await visitIn(scheme, `${origin}/klubi`, { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Meni', exact: true }).click()
    await page.locator('#menu-items').getByRole('link', { name: 'Klubi', exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})
