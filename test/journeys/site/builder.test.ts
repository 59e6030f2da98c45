/** "Vdelaj" (/vdelaj): what is chosen is seen live and copied; what a screen shows is what its snippet shows elsewhere. */
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ClubList } from '../../../src/contract/federation'
import { someOf } from '../../support/diagonal'
import {
  askApi,
  eventually,
  origin,
  quiet,
  reach,
  startVisit,
  stranger,
  type Visit,
} from '../../support/journey'

const code = (page: Page) => page.locator('parket-builder pre')
const preview = (page: Page) => page.locator('parket-builder > [slot]')
const widget = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function visitBuilder(query = '', options = {}): Promise<Visit> {
  const visit = await startVisit(options)
  await visit.page.goto(`${origin}/vdelaj${query}`)
  await code(visit.page).waitFor()
  return visit
}

const paste = (snippet: string): string =>
  stranger.put('/prilepljeno.html', `<!doctype html><meta charset="utf-8"><title>Klub</title>${snippet}`)

/** Every part of the element with its text, in order; whose rows are the club's own is the tag's addition. */
const shown = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate((name) => {
    const root = document.querySelector(name)?.shadowRoot
    return [...(root?.querySelectorAll('[part]:not([part=filter])') ?? [])].map((each) => {
      const words = (each.textContent ?? '').replace(/\s+/g, ' ').trim()
      return `${each.getAttribute('part')?.replace(/ own\b/, '')}: ${words}`
    })
  }, tag)

describe('a webmaster who has read nothing', () => {
  it('copies the snippet, pastes it into a bare page and has a match search that works', async () => {
    const { page } = await visitBuilder('', { permissions: ['clipboard-read', 'clipboard-write'] })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Vdelava v vašo stran')
    await page.getByRole('button', { name: 'Kopiraj', exact: true }).click()
    await eventually(() => page.locator('parket-builder').getByRole('status').textContent()).toBe('Kopirano.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await code(page).textContent())
    await page.goto(paste(copied))
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka', exact: true }).click()
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await page.waitForURL(/\/tekme\?.*klub=/)
    await page.locator('[part~=match], .empty-state').filter({ visible: true }).first().waitFor()
  })

  it('gets the code marked where the clipboard is refused', async () => {
    const { page } = await startVisit()
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto(`${origin}/vdelaj`)
    await page.getByRole('button', { name: 'Kopiraj', exact: true }).click()
    await eventually(() => page.locator('parket-builder').getByRole('status').textContent()).toBe(
      'Koda je označena: kopirajte jo s Ctrl+C.',
    )
    expect(await page.evaluate(() => String(getSelection()))).toBe(await code(page).textContent())
  })
})

describe('choosing', () => {
  it('is by name, seen at once on the element in the preview, and kept in the address', async () => {
    const krka = (await askApi('/clubs', ClubList)).find(({ shortName }) => shortName === 'Krka')
    const { page, errors, uncaught } = await visitBuilder('?gradnik=match-list&sezona=2022')
    const first = await preview(page).elementHandle()
    await preview(page).locator('[part~=match]').filter({ visible: true }).first().waitFor()
    const group = page.getByRole('region', { name: 'Nastavitve' })
    await group.getByRole('combobox', { name: 'Klub', exact: true }).click()
    await page.getByRole('option', { name: 'Krka', exact: true }).click()
    await eventually(() => code(page).textContent()).toContain(`club="${krka?.id}"`)
    expect(new URL(page.url()).searchParams.get('klub')).toBe(krka?.id)
    await eventually(async () =>
      (await preview(page).locator('[part~=match]').allTextContents()).every((text) => text.includes('Krka')),
    ).toBe(true)
    await group.getByRole('switch', { name: 'Iskalnik nad seznamom' }).click()
    await eventually(() => preview(page).getByRole('search').count()).toBe(0)
    expect(await code(page).textContent()).toContain('search="off"')
    expect(await preview(page).evaluate((element, kept) => element === kept, first)).toBe(true)
    await page.goBack()
    await eventually(() => preview(page).getByRole('search').count()).toBe(1)
    await page.goBack()
    await eventually(() => code(page).textContent()).not.toContain('club=')
    await page.goForward()
    await eventually(() => code(page).textContent()).toContain(`club="${krka?.id}"`)
    expect([errors, uncaught]).toEqual([[], []])
  })

  it('by keys leads through the widgets; one that needs something begins with the first there is', async () => {
    const { page } = await visitBuilder()
    await widget(page, 'Tekme').focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => code(page).textContent()).toMatch(/<parket-roster team="\d+">/)
    await preview(page).locator('[part~=player]').first().waitFor()
    await widget(page, 'Igralec').check()
    await eventually(() => code(page).textContent()).toMatch(/<parket-player player="\d+">/)
    await widget(page, 'Novica').check()
    await eventually(() => code(page).textContent()).toMatch(/<parket-news-article slug="[\w-]+">/)
    await widget(page, 'Stran').check()
    await eventually(() => code(page).textContent()).toContain('<parket-page url="domov">')
  })

  it('goes on where the API does not answer: fields without choices, no word of an error', async () => {
    const { page } = await startVisit()
    await page.route('**/api/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${origin}/vdelaj?gradnik=roster`)
    await page.getByRole('region', { name: 'Nastavitve' }).getByRole('combobox').first().click()
    await page.getByText('Ni nobenih možnosti.').waitFor()
    expect(await code(page).textContent()).toContain('<parket-roster>')
    const form = page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { name: /Nastavitve|Predogled/ }) })
    expect((await form.allTextContents()).join()).not.toMatch(/napak|error|404|undefined|null/i)
  })
})

it('cuts none of the forms of its code on a narrow screen', async () => {
  const { page } = await visitBuilder('', { viewport: { width: 320, height: 700 } })
  const box = page.getByRole('region', { name: 'Koda' })
  const edge = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().right)
  for (const form of await box.getByRole('radio').all())
    expect(await edge(form)).toBeLessThan(await edge(box))
})

it('what most come for is set with one press: the club’s next five, with nothing to choose, and its standings beside them', async () => {
  const { page } = await visitBuilder('?klub=3&sirina=1200')
  await page.getByRole('button', { name: 'Naslednje tekme našega kluba' }).click()
  await eventually(() => code(page).textContent()).toContain(
    '<parket-competition competition="32" club="3" tab="standings">',
  )
  const snippet = (await code(page).textContent()) ?? ''
  expect(snippet).toContain('<parket-match-list club="3" per-page="5" show="next">')
  await preview(page).locator('[part~=match]').filter({ visible: true }).first().waitFor()
  await preview(page).locator('[part~=standing-row]').first().waitFor()
  await page.goto(paste(snippet))
  await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
  await page.locator('parket-competition [part~="standing-row"][part~="own"]').waitFor()
  const [matches, standings] = await page
    .locator('parket-match-list, parket-competition')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  expect(standings?.top).toBe(matches?.top)
  expect(standings?.left).toBeGreaterThan(matches?.right ?? 0)
})

it.each(
  someOf(
    [
      ['as a module', 'modul', 'integrity="sha384-'],
      ['as a classic script', 'skripta', 'integrity="sha384-'],
      ['as the fastest', 'hitro', '<script src="{origin}/embed/member-list.js'],
    ],
    2,
  ),
)(
  'what is pasted %s, signed where it can be, and dressed, works on another origin',
  async (_, kind = '', words = '') => {
    const { page } = await visitBuilder(
      `?gradnik=member-list&barva=e11d48&zaobljenost=4&podpis=da&oblika=${kind}`,
    )
    await eventually(() => code(page).textContent()).toContain(words.replace('{origin}', origin))
    const snippet = await code(page).textContent()
    await page.goto(paste(snippet ?? ''))
    const club = page.locator('parket-member-list [part~=club]').first()
    await club.waitFor()
    const look = await club.evaluate((element) => {
      const style = getComputedStyle(element)
      return ['--parket-color-primary', '--parket-radius'].map((name) => style.getPropertyValue(name))
    })
    expect(look).toEqual(['#e11d48', '4px'])
    await reach(page, 'parket-member-list')
  },
)

describe('from a screen of the site "Vdelaj" leads to what shows the same', () => {
  const rows: [path: string, tag: string, part: string][] = [
    ['/reprezentance/clani/kvalifikacije-za-sp-2027?tab=tekme', 'parket-national-team', 'match'],
    ['/tekme?sezona=2022&klub=3', 'parket-match-list', 'match'],
    ['/tekme?sezona=2022&stran=2', 'parket-match-list', 'match'],
    ['/novice?kategorija=1&stran=2', 'parket-news-list', 'news-card'],
    ['/tekmovanje/901?tab=lestvica', 'parket-competition', 'standing-row'],
    ['/sodniski-iskalnik?sezona=2022&sodnik=1', 'parket-referee-search', 'match'],
    ['/iskalnik?q=euro&stran=2', 'parket-site-search', 'search-result'],
  ]
  it.each(someOf(rows, 2))('%s', async (path, tag, part) => {
    const visit = await startVisit()
    const { page } = visit
    await page.goto(origin + path)
    await page.locator(`${tag} [part~=${part}]`).first().waitFor()
    await eventually(() => page.locator('[part~=skeleton]').count()).toBe(0)
    await quiet(visit)
    const onSite = await shown(page, tag)
    await page.getByRole('link', { name: 'Vdelava v vašo stran', exact: true }).click()
    await eventually(() => code(page).textContent()).toContain(`<${tag}`)
    const snippet = await code(page).textContent()
    await page.goto(paste(snippet ?? ''))
    await eventually(() => shown(page, tag)).toEqual(onSite)
    expect(page.url()).toBe(`${stranger.origin}/prilepljeno.html`)
  })

  it('also when the state has changed since the page was opened', async () => {
    const { page } = await startVisit()
    await page.goto(`${origin}/tekmovanje/901`)
    await page.getByRole('tab', { name: 'Lestvica', exact: true }).click()
    await page.locator('[part~=standing-row]').first().waitFor()
    await page.getByRole('link', { name: 'Vdelava v vašo stran', exact: true }).click()
    await eventually(() => code(page).textContent()).toContain('start="tab=lestvica"')
    await preview(page).locator('[part~=standing-row]').first().waitFor()
    // And back again, to the tab that was left.
    await page.goBack()
    await page.locator('#outlet > parket-competition [part~=standing-row]').first().waitFor()
  })
})

describe('the preview', () => {
  it.each([
    ['a phone', 390, '390 px'],
    ['a wider screen', 1280, '720 px'],
  ])('begins on %s with a page that can be read there', async (_, width, name) => {
    const { page } = await visitBuilder('', { viewport: { width, height: 800 } })
    await page.getByRole('radio', { name, checked: true }).waitFor()
    await page.goto(`${origin}/vdelaj?zaslon=/klubi`)
    const fromScreen = width < 480 ? name : '1200 px'
    await page.getByRole('radio', { name: fromScreen, checked: true }).waitFor()
  })

  it('is as wide as chosen, scaled down where there is less room, and opens what it leads to beside the builder', async () => {
    const { page } = await visitBuilder('?sirina=1200')
    await preview(page).getByRole('search').waitFor()
    const width = () =>
      preview(page).evaluate((element) => [
        (element as HTMLElement).offsetWidth,
        element.getBoundingClientRect().right <= innerWidth,
      ])
    await eventually(width).toEqual([1160, true])
    await page.getByRole('radio', { name: '390 px' }).check()
    await eventually(width).toEqual([358, true])
    await page.setViewportSize({ width: 360, height: 740 })
    await eventually(width).toEqual([358, true])
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const opened = page.context().waitForEvent('page')
    await preview(page).getByRole('link', { name: 'VSE TEKME' }).click()
    await (await opened).waitForURL(`${origin}/tekme`)
    expect(new URL(page.url()).pathname).toBe('/vdelaj')
  })
})

it('the page keeps to its policy, and says of the chosen widget what its tag takes and what a reviewer needs', async () => {
  const visit = await startVisit()
  const { page } = visit
  const refused: string[] = []
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  )
  await page.goto(`${origin}/vdelaj?gradnik=match-list&barva=e11d48&zaobljenost=4&nacin=temno`)
  await preview(page).getByRole('search').waitFor()
  const text = () => page.locator('parket-builder .docs').textContent()
  await eventually(text).toContain('Content-Security-Policy')
  for (const each of ['per-page', 'Koliko tekem je na eni strani.', 'parket-navigate', 'react'])
    expect(await text()).toContain(each)
  expect(await text()).not.toContain('news-card')
  await quiet(visit)
  expect(refused).toEqual([])
  expect(await page.title()).toBe('Parket - Vdelava v vašo stran')
})
