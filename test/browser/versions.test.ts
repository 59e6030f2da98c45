/** Addresses that stay, and pages that mix versions. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { eventually, hostPage, origin, startVisit, stranger } from '../support/journey'
import { putOlderBuild } from '../support/older-build'

const body = '<parket-match-search></parket-match-search><parket-member-list></parket-member-list>'
const older = putOlderBuild()
/** The older build stands on the stranger's origin, where no API is. */
const words = `data-api="${origin}/api" data-storage="${origin}/storage" data-site="${origin}" data-history="page"`
const moduleTag = (address: string, attributes = '') =>
  `<script type="module" src="${address}" ${attributes}></script>`
const classicTag = (address: string, attributes = '') =>
  `<script src="${address}" defer ${attributes}></script>`

/** How many of the scripts that come have a React in them. */
function countReacts(page: Page): () => Promise<number> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  return async () => (await Promise.all(bodies)).filter((code) => code.includes('react.fragment')).length
}

describe('two versions on a page', () => {
  it.each([
    [
      'an older loader before the new one',
      1,
      moduleTag(`${older}/parket.js`, words) + moduleTag(`${origin}/parket.js`),
    ],
    [
      'an older loader after the new one',
      1,
      moduleTag(`${origin}/parket.js`) + moduleTag(`${older}/v1/parket.js`, words),
    ],
    [
      'an older script beside the new loader',
      2,
      classicTag(`${older}/standalone/match-search.js`, words) + moduleTag(`${origin}/parket.js`),
    ],
    [
      'an older loader beside a new script',
      2,
      classicTag(`${origin}/standalone/match-search.js`) + moduleTag(`${older}/parket.js`, words),
    ],
    [
      'an older and a new script',
      2,
      classicTag(`${older}/standalone/match-search.js`, words) +
        classicTag(`${origin}/standalone/member-list.js`),
    ],
  ])('%s: both work, with %i of React', async (_, reacts, instead) => {
    const visit = await startVisit()
    const count = countReacts(visit.page)
    await visit.page.goto(hostPage(body, { instead }))
    await visit.page.getByRole('combobox', { name: 'Klub' }).click()
    await visit.page.getByRole('option', { name: 'Krka' }).click()
    await visit.page.locator('parket-member-list [part~=club]').first().waitFor()
    expect(await count()).toBe(reacts)
    expect(visit.errors).toEqual([])
    expect(visit.warnings.length).toBeLessThan(2)
  })

  it('see each other’s changes of the page’s query, and ask for themselves', async () => {
    const visit = await startVisit()
    const { page } = visit
    await page.goto(
      hostPage('<parket-match-list></parket-match-list><parket-referee-search></parket-referee-search>', {
        instead:
          classicTag(`${older}/standalone/match-list.js`, words) +
          classicTag(`${origin}/standalone/referee-search.js`, 'data-history="page"'),
      }),
    )
    const season = page.locator('parket-referee-search').getByRole('combobox', { name: 'Sezona' })
    await season.selectOption({ index: 1 })
    await page.waitForURL(/[?&]sezona=/)
    const chosen = new URL(page.url()).searchParams.get('sezona')
    const calendar = page.locator('parket-match-list').getByRole('link', { name: 'Dodaj v koledar' })
    await eventually(() => calendar.getAttribute('href')).toMatch(new RegExp(`[?&]season=${chosen}$`))
    expect(visit.requested.filter((url) => url === `${origin}/api/seasons`).length).toBe(2)
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })
})

describe('v1/parket.js', () => {
  it('is the loader at an address of its major version, with the same files', async () => {
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
})
