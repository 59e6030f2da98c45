/** A partner's shop on another origin, dark, with two rosters in its own look (demo/hosts/partner.html). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { violations } from '../../support/axe'
import {
  askApi,
  eventually,
  origin,
  startVisit,
  stranger,
  type Visit,
  withoutHydration,
} from '../../support/journey'
import { project } from '../../support/site'

const source = readFileSync(join(project, 'demo/hosts/partner.html'), 'utf8')
const page = stranger.put('/trgovina', source.replace('src="/parket.js"', `src="${origin}/parket.js"`))

const roster = (page: Page, team: string) => page.locator(`parket-roster[team="${team}"]`)
const players = (place: Locator) => place.locator('[part~=player]')

async function visitPartner(options = {}): Promise<Visit> {
  const visit = await startVisit(options)
  await withoutHydration(visit.page)
  await visit.page.goto(page)
  for (const team of ['901', '13']) await players(roster(visit.page, team)).first().waitFor()
  return visit
}

const Players = v.array(
  v.object({
    last_name: v.string(),
    nt_player_team: v.array(v.object({ pivot: v.object({ active: v.boolean() }) })),
  }),
)

it('the partner’s page shows both teams whole, as cards and as a list, in its own colour and font by tokens alone', async () => {
  const { page, errors, warnings } = await visitPartner()
  for (const team of ['901', '13']) {
    const known = await askApi(`/national-teams/${team}/players`, Players)
    const shown = known.filter(({ nt_player_team }) => nt_player_team.length > 0)
    const text = (await roster(page, team).locator('[data-root]').textContent()) ?? ''
    for (const { last_name } of shown) expect(text).toContain(last_name)
  }
  expect(await roster(page, '901').locator('a.player').count()).toBeGreaterThan(10)
  expect(await roster(page, '901').locator('[part~=staff-member]').count()).toBeGreaterThan(10)
  expect(await roster(page, '13').getByRole('table').count()).toBeGreaterThan(0)
  expect(await roster(page, '13').locator('[part~=staff-member]').count()).toBe(0)
  expect(await page.locator('.fallback:visible').count()).toBe(0)
  expect(await players(roster(page, '901')).first().getAttribute('href')).toBe(`${origin}/reprezentant/901`)
  const look = await roster(page, '901').evaluate((element) => {
    const root = element.shadowRoot?.querySelector('[data-root]')
    const title = element.shadowRoot?.querySelector('h3')
    if (!root || !title) throw new Error('no roster')
    return [getComputedStyle(root).color, getComputedStyle(title).fontFamily]
  })
  expect(look).toEqual(['rgb(246, 238, 242)', expect.stringContaining('Avenir Next')])
  const rules = source.match(/parket-roster \{[^}]*\}/g) ?? []
  const properties = rules.join().match(/[\w-]+(?=:)/g) ?? []
  expect(properties.length).toBeGreaterThan(5)
  expect(properties.filter((name) => !name.startsWith('--parket-'))).toEqual([])
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await violations(page)).toEqual([])
  }
  expect([errors, warnings]).toEqual([[], []])
})
