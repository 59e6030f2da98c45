/** axe finds nothing: each widget on a plain page, each page of the shell, light and dark, open parts included. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { eventually, hostPage, origin, startVisit } from '../support/journey'
import { project } from '../support/site'

const source = readFileSync(join(project, 'node_modules/axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds wrong with the page as it stands, one line a rule. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the shell's policy allows none of others.
  await page.evaluate(source)
  const results = await page.evaluate(() => window.axe.run(document))
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${html} at ${target.join(' ')}`).join('\n')}`,
  )
}

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** axe takes a page without a background for white, whatever its scheme. */
const head =
  '<style>:root { color-scheme: light dark } body { background: light-dark(#fff, #0c141b); color: light-dark(#000, #fff) }</style>'

async function visitIn(scheme: Scheme, url: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const visit = await startVisit({ colorScheme: scheme, reducedMotion: 'reduce', viewport })
  await visit.page.goto(url)
  await eventually(() => visit.heard.map(({ name }) => name)).toContain('parket-load')
  return visit.page
}

const plainPage = (tag: string) => hostPage(`<${tag}></${tag}>`, { head })
const tags = ['parket-match-search', 'parket-match-list', 'parket-member-list', 'parket-ad-banner']

it('the search itself sees into shadow roots', async () => {
  const page = await visitIn('dark', plainPage('parket-match-search'))
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
  it.each(tags)('%s on a plain page, wide and narrow', async (tag) => {
    const page = await visitIn(scheme, plainPage(tag))
    await eventually(() => page.locator('[part~=skeleton]').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await violations(page)).toEqual([])
  })

  it.each(tags)('%s while it loads', async (tag) => {
    const { page } = await startVisit({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.route('**/api/**', () => {})
    await page.goto(plainPage(tag))
    await page.locator(`${tag} [data-root] > *`).first().waitFor({ state: 'attached' })
    expect(await violations(page)).toEqual([])
  })

  it('a select, opened and searched in', async () => {
    const page = await visitIn(scheme, plainPage('parket-match-search'))
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
    const page = await visitIn(scheme, plainPage('parket-match-search'))
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { selected: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('the calendar, opened with a day and without', async () => {
    const page = await visitIn(scheme, plainPage('parket-match-search'))
    await page.getByRole('button', { name: 'Koledar' }).click()
    await page.getByRole('gridcell').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('[data-vc-date-month=current] button').nth(14).click()
    await page.getByRole('textbox', { name: 'Datum' }).click()
    await page.locator('[data-band=first]').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('a club, expanded', async () => {
    const page = await visitIn(scheme, plainPage('parket-member-list'))
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

  it('the shell on a telephone, its menu open', async () => {
    const page = await visitIn(scheme, `${origin}/klubi`, { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Meni', exact: true }).click()
    await page.locator('#menu-items').getByRole('link', { name: 'Klubi', exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})
