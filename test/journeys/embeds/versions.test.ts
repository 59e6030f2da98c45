/** Pages that have us twice, in one version or in two, and addresses that stay. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import { eventually, hostPage, origin, startVisit, stranger, withoutViews } from '../../support/journey'
import { putOlderBuild } from '../../support/older-build'

const body = '<parket-match-search></parket-match-search><parket-member-list></parket-member-list>'
const older = putOlderBuild()
const loader = `${origin}/parket.js`
const defined = /^parket-match-search: .*defined by (Parket|somebody else)/
/** The older build is on the stranger's origin, where no API is. */
const words = `data-api="${origin}/api" data-storage="${origin}/storage" data-site="${origin}" data-history="page"`
const moduleTag = (address: string, attributes = '') =>
  `<script type="module" src="${address}" ${attributes}></script>`
const classicTag = (address: string, attributes = '') =>
  `<script src="${address}" defer ${attributes}></script>`

function countReacts(page: Page): () => Promise<number> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  return async () => (await Promise.all(bodies)).filter((code) => code.includes('react.fragment')).length
}

/** Both at work on one page: in which way, how many of React come, and the one line about it. */
const mixed: [way: string, reacts: number | undefined, line: RegExp | undefined, scripts: string][] = [
  ['the same loader twice', 1, undefined, moduleTag(loader) + moduleTag(loader)],
  [
    'the loader by another address',
    1,
    /^parket\.js: loaded again/,
    moduleTag(loader) + moduleTag(`${loader}?2`),
  ],
  [
    'an older loader before the new one',
    1,
    /0\.0\.0-other stays$/,
    moduleTag(`${older}/parket.js`, words) + moduleTag(loader),
  ],
  [
    'an older loader after the new one',
    1,
    /^parket\.js: loaded again/,
    moduleTag(loader) + moduleTag(`${older}/v1/parket.js`, words),
  ],
  [
    'a script twice',
    undefined,
    defined,
    classicTag(`${origin}/standalone/match-search.js`).repeat(2) +
      classicTag(`${origin}/standalone/member-list.js`),
  ],
  [
    'a script beside its loader',
    2,
    defined,
    classicTag(`${origin}/standalone/match-search.js`) + moduleTag(loader),
  ],
  [
    'an older script beside the new loader',
    2,
    defined,
    classicTag(`${older}/standalone/match-search.js`, words) + moduleTag(loader),
  ],
  [
    'an older loader beside a new script',
    2,
    defined,
    classicTag(`${origin}/standalone/match-search.js`) + moduleTag(`${older}/parket.js`, words),
  ],
  [
    'an older and a new script',
    2,
    undefined,
    classicTag(`${older}/standalone/match-search.js`, words) +
      classicTag(`${origin}/standalone/member-list.js`),
  ],
]

describe('two of us on a page', () => {
  it.each(someOf(mixed, 5))('%s: every element is there once and works', async (_, reacts, line, instead) => {
    const visit = await startVisit()
    const { page, errors, warnings } = visit
    await withoutViews(page)
    const count = countReacts(page)
    await page.goto(hostPage(body, { instead }))
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    await page.locator('parket-member-list [part~=club]').first().waitFor()
    expect(await page.locator('[data-root]').count()).toBe(2)
    if (reacts) expect(await count()).toBe(reacts)
    await eventually(() => warnings).toEqual(line ? [expect.stringMatching(line)] : [])
    expect(errors).toEqual([])
  })

  it.each([
    ['of one version share the answers', `${origin}/standalone/match-list.js`, 1],
    ['of two versions ask for themselves', `${older}/standalone/match-list.js`, 2],
  ])(
    'scripts %s, and see each other’s changes of the page’s query, also where the browser reports none',
    async (_, address, count) => {
      const visit = await startVisit()
      const { page } = visit
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
      await page.goto(
        hostPage('<parket-match-list></parket-match-list><parket-referee-search></parket-referee-search>', {
          instead:
            classicTag(address, words) +
            classicTag(`${origin}/standalone/referee-search.js`, 'data-history="page"'),
        }),
      )
      await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
      expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
      const link = page.locator('parket-match-list').getByRole('link', { name: 'Dodaj v koledar' })
      const before = await link.getAttribute('href')
      const season = page.locator('parket-referee-search').getByRole('combobox', { name: 'Sezona' })
      await season.selectOption({ index: 1 })
      await page.waitForURL(/[?&]sezona=/)
      const chosen = new URL(page.url()).searchParams.get('sezona')
      await eventually(() => link.getAttribute('href')).toMatch(new RegExp(`[?&]season=${chosen}$`))
      await page.goBack()
      await eventually(() => link.getAttribute('href')).toBe(before)
      expect(visit.requested.filter((url) => url === `${origin}/api/seasons`).length).toBe(count)
      expect([visit.errors, visit.warnings]).toEqual([[], []])
    },
  )
})

it('v1/parket.js is the loader at an address of its major version, with the same files', async () => {
  const visit = await startVisit()
  const instead = moduleTag(`${origin}/v1/parket.js`, 'data-site="https://kzs.example"')
  await visit.page.goto(hostPage(body, { instead }))
  const all = visit.page.getByRole('link', { name: 'VSE TEKME' })
  await eventually(() => all.getAttribute('href')).toBe('https://kzs.example/tekme')
  await visit.page.locator('parket-member-list [part~=club]').first().waitFor()
  const scripts = visit.requested.filter((url) => url.endsWith('.js') && !url.endsWith('/v1/parket.js'))
  expect(scripts.filter((url) => !url.startsWith(`${origin}/assets/`))).toEqual([])
  expect(visit.requested.some((url) => url.startsWith(`${stranger.origin}/assets`))).toBe(false)
  expect([visit.errors, visit.warnings]).toEqual([[], []])
})
