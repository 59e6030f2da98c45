/** The shell's pages come with their content: it is there before any script, and scripts take it over as it is. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import { eventually, hold, origin, quiet, reach, startVisit, withoutHydration } from '../../support/journey'
import { shiftsOf, watchShifts } from '../../support/shifts'
import { viewOf } from '../../support/view'

/** The sum of all shifts. Mostly 0; a part that is rendered while the rest of the page arrives may move by a hair. */
const mostShift = 0.02

const men = '/reprezentance/clani/evrobasket-2025'
const example = '/reprezentance/u20/vzorcna-ekipa'

/** Every route of the shell and every tab, with what shows that its content is there. */
const routes: [path: string, content: string][] = [
  ['/', '[part~=news-card]'],
  ['/tekme', '[part~=match]'],
  ['/tekme?sezona=2022&stran=2', '[part~=match]'],
  ['/klubi', '[part~=club]'],
  ['/zgodovina-tekmovanj', 'table'],
  ['/sodniski-iskalnik', '[role=search]'],
  ['/novice', '[part~=news-card]'],
  ['/novica/preobrat-v-jihlavi', '.rich-text p'],
  ['/iskalnik?q=Jesenice', '[role=search]'],
  ['/tekmovanje/1', 'h1'],
  ['/reprezentant/1', 'h1'],
  ['/dokumenti', '[part~=segment]'],
  ['/o-zvezi', '[part~=tile]'],
  ['/o-zvezi/zgodovina', '.rich-text p'],
  [men, '[part~=player]'],
  [`${men}?tab=tekme`, '[part~=match]'],
  [`${men}?tab=statistika`, '.choice-title'],
  [`${example}?tab=statistika&tip=vecne_lestvice&filter=points`, '[part~=standing-row]'],
  [`${example}?tab=zgodovina`, '.choice-title'],
  [example, '[part~=staff-member]'],
]

/** The first rendering may be late on a busy machine, and then the page comes unrendered; from then on it is there. */
async function rendered(path: string): Promise<void> {
  const page = async () => (await fetch(origin + path)).text()
  await eventually(page).toContain('<template shadowrootmode="open">')
}

const contentOf = async (page: Page) => {
  const { content, places } = await page.locator('#outlet > *').evaluate(viewOf)
  return { content, places }
}

/** Whether all of the page's markup and style sheets have come. Runs in the page. */
function isStyled(): boolean {
  const areHere = (root: ParentNode): boolean =>
    [...root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
    [...root.querySelectorAll('*')].every(({ shadowRoot }) => !shadowRoot || areHere(shadowRoot))
  return document.readyState !== 'loading' && areHere(document)
}

/** The frame's scripts, which bring all others. */
const frameScripts = /\/(?:parket|shell\/shell)\.js$/

describe.each(someOf(routes, 3))('%s', (path, content) => {
  it('shows its content before any script, requests no React, and React takes it over as it is', async () => {
    await rendered(path)
    const visit = await startVisit({ hasPictures: true, viewport: { width: 1280, height: 900 } })
    const { page } = visit
    await watchShifts(page)
    const letGo = await hold(page, frameScripts)
    const arrival = page.goto(origin + path)
    await page.locator(`#outlet ${content}`).filter({ visible: true }).first().waitFor()
    await page.waitForFunction(isStyled)
    await page.evaluate(() => document.fonts.ready)
    const before = await contentOf(page)
    letGo()
    await arrival
    await eventually(() => visit.received.map(({ name }) => name)).toContain('parket-load')
    await quiet(visit)
    expect(visit.requested.filter((url) => /\/(?:api|assets)\/(?!shell-)/.test(url))).toEqual([])
    await reach(page)
    await quiet(visit)
    expect(await contentOf(page)).toEqual(before)
    const questions = visit.requested.filter((url) => url.startsWith(`${origin}/api/`))
    expect(new Set(questions).size).toBe(questions.length)
    expect([visit.warnings, visit.errors]).toEqual([[], []])
    expect(await shiftsOf(page)).toBeLessThan(mostShift)
  })
})

async function startStill(): Promise<Page> {
  const { page } = await startVisit({ javaScriptEnabled: false })
  await withoutHydration(page)
  return page
}

describe('without scripts', () => {
  it('every page can be read and left, on a telephone too by its menu, and the search is a form', async () => {
    const page = await startStill()
    const menu = page.getByRole('navigation', { name: 'Meni', exact: true })
    const members = menu.getByRole('link', { name: 'Člani zveze' }).first()
    for (const [path, content] of someOf(routes, 3)) {
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page.locator(`#outlet ${content}`).filter({ visible: true }).first().waitFor()
      expect(await members.isVisible(), path).toBe(true)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await members.click()
    await page.locator('#outlet [part~=club]').first().waitFor()
    expect(page.url()).toBe(`${origin}/klubi`)
    await page.goto(`${origin}/iskalnik`)
    await page.locator('#outlet input').first().fill('Jesenice')
    await page.locator('#outlet input').first().press('Enter')
    await page.waitForURL(/q=Jesenice/)
  })

  it('what narrows a list is a form, and another season a link', async () => {
    const page = await startStill()
    const content = page.locator('#outlet')
    const matches = content.locator('[part~=match]')
    await page.goto(`${origin}/tekme?sezona=2022`)
    await content.getByRole('combobox', { name: 'Klub' }).selectOption({ label: 'Krka' })
    await content.getByRole('button', { name: 'IŠČI' }).click()
    await page.waitForURL(/[?&]klub=/)
    await matches.first().waitFor()
    expect(new URL(page.url()).searchParams.get('sezona')).toBe('2022')
    expect(await matches.count()).toBe(await matches.filter({ hasText: 'Krka' }).count())
    const season = content.locator('summary').filter({ hasText: 'Sezona 2022/2023' })
    await season.click()
    await content.getByRole('link', { name: '2017/2018', exact: true }).click()
    await content.locator('summary').filter({ hasText: 'Sezona 2017/2018' }).waitFor()
    await page.waitForLoadState()
    expect(await matches.count()).toBe(await matches.filter({ hasText: 'Krka' }).count())
  })

  it('statistics and history of a national team are forms that their pages answer', async () => {
    const page = await startStill()
    const content = page.locator('#outlet')
    const part = (name: string) => content.getByRole('group', { name, exact: true })
    await page.goto(`${origin}${men}?tab=statistika`)
    const standings = part('Večne lestvice')
    await standings.getByRole('combobox').selectOption({ label: 'Strelci na uradnih tekmah' })
    await standings.getByRole('button', { name: 'Prikaži' }).click()
    await content.getByRole('heading', { name: 'Lestvica strelcev na uradnih tekmah' }).waitFor()
    await part('Nasprotniki uradne tekme').getByRole('combobox').selectOption({ label: 'Srbija' })
    await part('Nasprotniki uradne tekme').getByRole('button', { name: 'Prikaži' }).click()
    await content.getByRole('heading', { name: 'Srbija', exact: true }).waitFor()
    await content.getByRole('tab', { name: 'Zgodovina' }).click()
    await part('Tekme').getByRole('combobox').selectOption({ label: '2025/2026' })
    await part('Tekme').getByRole('button', { name: 'Prikaži uradne' }).click()
    // The history opens with such matches.
    await page.waitForURL(/[?&]vrsta=uradne/)
    await content.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    const years = part('Tekmovanja skozi leta')
    await years.getByRole('combobox').selectOption({ label: 'EuroBasket 2017' })
    await years.getByRole('button', { name: 'Prikaži' }).click()
    await content.getByRole('heading', { name: 'Seznam reprezentantov' }).waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?tab=igralci-stab&tekmovanje=\d+$/)
  })
})

it('what is rendered in German, or in the night, is Slovenian and the same', async () => {
  await rendered('/tekme')
  const visit = await startVisit({ locale: 'de-AT', timezoneId: 'Pacific/Auckland' })
  await visit.page.goto(`${origin}/tekme`)
  await eventually(() => visit.received.map(({ name }) => name)).toContain('parket-load')
  expect([visit.warnings, visit.errors]).toEqual([[], []])
})
