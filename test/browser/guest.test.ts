/** What stands on the script tag, and how a guest behaves in somebody else's page (contract 2). */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ClubList } from '../../src/contract/federation'
import {
  askApi,
  chunksOf,
  eventually,
  hostPage,
  origin,
  startVisit,
  stranger,
  visitHost,
} from '../support/journey'

const searchForm = (page: Page) => page.locator('parket-match-search').getByRole('search')
const allMatches = (page: Page) =>
  page
    .getByRole('link', { name: 'VSE TEKME' })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

describe('page-wide defaults on the script tag', () => {
  it('reach the elements, and an element’s own attribute wins', async () => {
    const { page } = await visitHost(
      '<parket-match-search></parket-match-search><parket-match-search site="https://own.example/pot/"></parket-match-search>',
      { script: 'data-site="https://kzs.example/"' },
    )
    await searchForm(page).nth(1).waitFor()
    expect(await allMatches(page)).toEqual(['https://kzs.example/tekme', 'https://own.example/pot/tekme'])
  })

  it('say where API and files are, and what the product is called', async () => {
    const visit = await visitHost(
      '<parket-ad-banner></parket-ad-banner><parket-ad-banner storage="/own"></parket-ad-banner><parket-member-list api="/own-api"></parket-member-list>',
      { script: `data-api="${origin}/api" data-storage="/files" data-product-name="Liga"` },
    )
    await eventually(() => visit.asked.filter((url) => url.startsWith(stranger.origin))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/files\/banners\//),
        expect.stringMatching(/\/own\/banners\//),
        `${stranger.origin}/own-api/members`,
      ]),
    )
    await eventually(() => visit.heard.find(({ name }) => name === 'parket-metadata')?.detail.title).toMatch(
      /^Liga - /,
    )
  })

  it('name the page’s club, which the search starts with', async () => {
    const [first, second] = await askApi('/clubs', ClubList)
    if (!first || !second) throw new Error('two clubs are needed')
    const { page } = await visitHost(
      `<parket-match-search></parket-match-search><parket-match-search club="${second.id}"></parket-match-search>`,
      { script: `data-club="${first.id}"` },
    )
    const clubs = page.getByRole('combobox', { name: 'Klub' })
    await eventually(() => clubs.allInnerTexts()).toEqual([first.shortName, second.shortName])
  })

  it('name the page’s club, whose matches are marked, also among others', async () => {
    const club = (await askApi('/clubs', ClubList)).find(({ shortName }) => shortName === 'Krka')
    const { page } = await visitHost('<parket-match-list season="2022"></parket-match-list>', {
      script: `data-club="${club?.id}"`,
    })
    const boxes = page.locator('[part~=match]')
    const own = page.locator('[part~=match][part~=own]')
    await boxes.first().waitFor()
    expect(await own.count()).toBe(await boxes.count())
    await page.getByRole('button', { name: 'Počisti' }).click()
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await eventually(async () => (await boxes.count()) > (await own.count())).toBe(true)
    const texts = await own.allTextContents()
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !text.includes('Krka'))).toEqual([])
  })

  it('that make no sense are told of once, and the defaults of contract 2 stand', async () => {
    const visit = await visitHost('<parket-match-search></parket-match-search>', {
      script: 'data-site="javascript:alert(1)" data-history="always"',
    })
    await searchForm(visit.page).waitFor()
    expect(await allMatches(visit.page)).toEqual([`${origin}/tekme`])
    expect(visit.warnings.toSorted()).toEqual([
      expect.stringContaining('history="always"'),
      expect.stringContaining('site="javascript:alert(1)"'),
    ])
  })
})

/** What a page has that anybody could have added to. */
const belongings = () => ({
  globals: Reflect.ownKeys(window).map(String).sort(),
  head: document.head.innerHTML,
  body: [...document.body.children].map(({ outerHTML }) => outerHTML),
  html: [...document.documentElement.attributes, ...document.body.attributes].map(({ name }) => name),
  sheets: document.adoptedStyleSheets.length,
  cookies: document.cookie,
  storage: localStorage.length + sessionStorage.length,
})

describe('the host’s page', () => {
  it('gets nothing added but one symbol, whatever the visitor does', async () => {
    const element = '<parket-match-search></parket-match-search>'
    const without = await startVisit()
    await without.page.route('**/parket.js', (route) => route.abort())
    await without.page.goto(hostPage(element))
    const { globals, ...rest } = await without.page.evaluate(belongings)
    const { page } = await visitHost(element)
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Koledar' }).click()
    await page.getByRole('gridcell').first().waitFor()
    const used = await page.evaluate(belongings)
    expect(used.globals.filter((key) => !globals.includes(key))).toEqual(['Symbol(parket@1)'])
    expect(used).toEqual({ ...rest, globals: expect.any(Array) })
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(async () => [await indexedDB.databases(), await caches.keys()])).toEqual([
      [],
      [],
    ])
  })

  it('with twenty widgets fetches each file once and asks each question once', async () => {
    const four =
      '<parket-match-search></parket-match-search><parket-match-list></parket-match-list><parket-member-list></parket-member-list><parket-ad-banner></parket-ad-banner>'
    const visit = await visitHost(four.repeat(5))
    await eventually(() => visit.heard.filter(({ name }) => name === 'parket-load').length).toBe(20)
    const chunks = chunksOf(visit)
    expect(chunks.filter((name) => name === 'core')).toEqual(['core'])
    expect(new Set(chunks).size).toBe(chunks.length)
    const questions = visit.asked.filter((url) => url.startsWith(`${origin}/api/`))
    expect(new Set(questions).size).toBe(questions.length)
    expect(questions.length).toBe(7)
  })
})
