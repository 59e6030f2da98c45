/** The shell: menu, outlet, titles, focus and scroll, and /klubi in it. */
import type { Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { someOf } from '../support/diagonal'
import { eventually, origin, startVisit, undrawn } from '../support/journey'

async function visitShell(path: string, options = {}) {
  const visit = await startVisit(options)
  const response = await visit.page.goto(origin + path)
  return { ...visit, status: response?.status() }
}

const clubs = (page: Page) => page.locator('parket-member-list [part=club]')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Meni', exact: true })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

/** Through shadow roots. */
const focusedHeading = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.localName
  })

describe('/klubi', () => {
  it('opens one club at a time and closes the open one', async () => {
    const { page } = await visitShell('/klubi')
    await clubs(page).nth(2).waitFor()
    const open = () =>
      clubs(page).evaluateAll((all) => all.flatMap((club, index) => (club.matches('[open]') ? index : [])))
    expect(await open()).toEqual([])
    await clubs(page).nth(0).locator('summary').click()
    expect(await open()).toEqual([0])
    await clubs(page).nth(2).locator('summary').click()
    expect(await open()).toEqual([2])
    await page.keyboard.press('Enter')
    expect(await open()).toEqual([])
  })

  it('shows an address, a link to the e-mail and the president', async () => {
    const visit = await startVisit()
    const post = { country: 'Slovenija', zipCode: '8340', name: 'Črnomelj' }
    const other = { type: 'OTHER', street: 'Drugje', houseNumber: '9', postOffice: post }
    const primary = { type: 'PRIMARY', street: 'Kolodvorska cesta', houseNumber: '4a', postOffice: post }
    const club = {
      id: 1,
      shortName: 'Črnomelj',
      fullName: 'KK Črnomelj',
      code: null,
      addresses: [other, primary],
    }
    const member = { ...club, email: 'kk@crnomelj.example', president: { firstName: 'Ana', lastName: 'Kos' } }
    await undrawn(visit.page)
    await visit.page.route('**/api/members', (route) => route.fulfill({ json: [member] }))
    await visit.page.goto(`${origin}/klubi`)
    await clubs(visit.page).locator('summary').click()
    const text = await clubs(visit.page).textContent()
    for (const each of ['Kolodvorska cesta 4a', '8340', 'Črnomelj', 'Slovenija', 'Predsednik', 'Ana Kos']) {
      expect(text).toContain(each)
    }
    expect(text).not.toContain('Drugje')
    const email = visit.page.getByRole('link', { name: 'kk@crnomelj.example' })
    expect(await email.getAttribute('href')).toBe('mailto:kk@crnomelj.example')
  })

  it('sorts as Slovenians do', async () => {
    const visit = await startVisit()
    const names = ['Žalec', 'Zagorje', 'Šenčur', 'Sežana', 'čatež', 'Čačak', 'Celje', 'Dravograd']
    const members = names.map((fullName, id) => ({
      id,
      shortName: fullName,
      fullName,
      code: null,
      addresses: [],
    }))
    await undrawn(visit.page)
    await visit.page.route('**/api/members', (route) => route.fulfill({ json: members }))
    await visit.page.goto(`${origin}/klubi`)
    await eventually(() => clubs(visit.page).locator('.accordion-title').allTextContents()).toEqual([
      'Celje',
      'Čačak',
      'čatež',
      'Dravograd',
      'Sežana',
      'Šenčur',
      'Zagorje',
      'Žalec',
    ])
  })
})

const Manifest = v.object({ files: v.record(v.string(), v.unknown()) })

/** Addresses that stay while their content changes: strangers' pages name them. */
const staying = /^((v1\/)?parket|standalone\/[a-z-]+|frame)\.js$/

describe('what a deploy changes', () => {
  it('has another name then, but for what strangers’ pages name', async () => {
    const { files } = v.parse(Manifest, await (await fetch(`${origin}/manifest.json`)).json())
    const named = Object.keys(files).filter((file) => !staying.test(file))
    expect(named.filter((file) => !/^assets\/.+-[a-z\d]{7}\.[a-z]+$/.test(file))).toEqual([])
    for (const file of ['shell', 'builder', 'fact-sheet'])
      expect(named.filter((each) => each.startsWith(`assets/${file}-`))).not.toEqual([])
  })

  it.each(['/klubi', '/vdelaj'])('comes to %s by its name, and may be kept for ever', async (path) => {
    const { page, requested } = await visitShell(path)
    await page.locator('#outlet > *').first().waitFor()
    await eventually(() => requested.some((url) => /\/assets\/shell-.+\.js$/.test(url))).toBe(true)
    if (path === '/vdelaj') await page.getByText('Podpis parket.js').waitFor({ state: 'attached' })
    const files = requested.filter((url) => /\.(js|css)$|fact-sheet/.test(url))
    expect(files.filter((url) => !/\/(assets\/.+|parket\.js)$/.test(url))).toEqual([])
    for (const url of files.filter((url) => url.includes('/assets/')))
      expect((await fetch(url)).headers.get('cache-control')).toContain('immutable')
  })
})

describe('the shell', () => {
  it.each(someOf(['/ni-take-strani', '/ni/take/strani', '/tekme/ni'], 1))(
    'answers %s with 404 and an empty outlet',
    async (path) => {
      const { page, status, errors } = await visitShell(path)
      await menu(page).getByRole('link').first().waitFor()
      expect(status).toBe(404)
      await eventually(() => errors).toEqual([
        expect.stringMatching(/^parket-page: Get page by url failed: .+ 404/),
      ])
      expect((await page.locator('#outlet').allInnerTexts()).join('').trim()).toBe('')
    },
  )

  it.each(someOf(['/tekme', '/klubi'], 1))('keeps at %s the title that the server has sent', async (path) => {
    const sent = /<title>([^<]*)/.exec(await (await fetch(origin + path)).text())?.[1]
    const { page, received } = await visitShell(path)
    await eventually(() => received.map(({ name }) => name)).toContain('parket-metadata')
    expect(sent).toMatch(/^Parket - ./)
    expect(await page.title()).toBe(sent)
  })

  it('goes from page to page without loading anew: title, focus and scroll follow', async () => {
    const { page, requested } = await visitShell('/tekme?sezona=2022')
    await page.locator('[part~=match]').last().waitFor()
    await eventually(() => page.title()).toBe('Parket - Tekme')
    const documents = () => requested.filter((url) => url === `${origin}/klubi` || url === `${origin}/tekme`)
    await page.evaluate(() => scrollTo(0, 700))
    await menu(page)
      .getByRole('link', { name: 'Člani zveze', exact: true })
      .evaluate((link) => (link as HTMLElement).click())
    await clubs(page).first().waitFor()
    expect(page.url()).toBe(`${origin}/klubi`)
    await eventually(() => page.title()).not.toBe('Parket - Tekme')
    await eventually(() => focusedHeading(page)).toBe('h1')
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.locator('[part~=match]').last().waitFor()
    await eventually(() => page.title()).toBe('Parket - Tekme')
    // Boxes that come into sight take their own height, so the place may move by a little.
    await eventually(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(100)
    expect(documents()).toEqual([])
  })
})

describe('the menu by keys', () => {
  it('opens, moves, closes and leads', async () => {
    const { page } = await visitShell('/klubi')
    await menu(page).getByRole('link', { name: 'Člani zveze', exact: true }).waitFor()
    // The way past the menu, the logo, the menu.
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Reprezentance')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Tekmovanja')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Tekme')
    await page.keyboard.press('Escape')
    expect(await menu(page).getByRole('link', { name: 'Tekme', exact: true }).isVisible()).toBe(false)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/tekme`)
    await page.locator('[part~=match]').first().waitFor()
    expect(await menu(page).getByRole('link', { name: 'Tekme', exact: true }).isVisible()).toBe(false)
  })

  it('focuses the heading of the next page, without a ring', async () => {
    const { page } = await visitShell('/klubi')
    await menu(page).getByRole('link', { name: 'Novice', exact: true }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => focusedHeading(page)).toBe('h1')
    const ring = await page
      .locator('parket-news-list')
      .evaluate(
        ({ shadowRoot }) => shadowRoot && getComputedStyle(shadowRoot.activeElement as Element).outlineStyle,
      )
    expect(ring).toBe('none')
  })

  it('on a telephone is a drawer that keeps the focus and gives it back', async () => {
    const { page } = await visitShell('/tekme', { viewport: { width: 390, height: 844 } })
    const button = page.getByRole('button', { name: 'Meni', exact: true })
    const link = page
      .locator('#menu-items')
      .getByRole('link', { name: 'Člani zveze', exact: true, includeHidden: true })
      .first()
    await link.waitFor({ state: 'attached' })
    expect(await link.isVisible()).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    await link.waitFor()
    await page.keyboard.press('Escape')
    expect(await link.isVisible()).toBe(false)
    expect(await focused(page)).toBe('menu-button')
    await page.keyboard.press('Enter')
    await link.click()
    await clubs(page).first().waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })
})
