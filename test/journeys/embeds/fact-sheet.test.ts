/**
 * The fact sheet is true: every screen on a stranger's page under exactly the policy that the sheet names, with and
 * without Trusted Types. Whatever is refused, requested of another host, kept or of another size fails.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FactSheet } from '../../../demo/site/builder/fact-sheet'
import { factSheetIn, Manifest } from '../../../demo/site/builder/site-file'
import { someOf } from '../../support/diagonal'
import {
  eventually,
  origin,
  quiet,
  reach,
  startVisit,
  stranger,
  type Visit,
  viewsRendered,
  withoutHydration,
} from '../../support/journey'
import { elementOf, type Screen, screens } from '../../support/screens'
import { project } from '../../support/site'

const Chunks = v.object({ screens: v.record(v.string(), v.object({ files: v.array(v.string()) })) })

const ask = async (path: string): Promise<unknown> => (await fetch(`${origin}/${path}`)).json()
const { files } = v.parse(Manifest, await ask('manifest.json'))
const sheet = v.parse(FactSheet, await ask(factSheetIn(files) ?? ''))
const chunks = v.parse(Chunks, JSON.parse(readFileSync(join(project, 'dist/chunks.json'), 'utf8')))

const liveFiles = ({ tag }: Screen): string[] =>
  chunks.screens[tag.replace('parket-', '')]?.files.map((file) => `assets/${file}.js`) ?? []

const factsOf = ({ tag }: Screen) => {
  const facts = sheet.widgets[tag.replace('parket-', '')]
  if (!facts) throw new Error(`the sheet says nothing of ${tag}`)
  return facts
}

interface GuestVisit extends Visit {
  refused: string[]
  scripts: Map<string, number>
}

function tellOfRefusals(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI} ${sample} in ${sourceFile}`),
  )
}

/** A stranger's page that allows what the policy says, and nothing else at all. */
async function visitUnder(body: string, tag: string, policy: string): Promise<GuestVisit> {
  const visit = Object.assign(await startVisit({ hasPictures: true }), {
    refused: [] as string[],
    scripts: new Map<string, number>(),
  })
  const { page } = visit
  await page.addInitScript(tellOfRefusals)
  await withoutHydration(page)
  page.on('console', (message) => {
    if (/refused|Content.Security.Policy|Trusted|violat/i.test(message.text()))
      visit.refused.push(message.text())
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    visit.scripts.set(new URL(response.url()).pathname.slice(1), (await response.body()).length)
  })
  const html = `<!doctype html><html lang="sl"><meta charset="utf-8"><title>Tuja stran</title>
    <link rel="icon" href="${origin}/storage/default-news.svg">${tag}<body>${body}</body></html>`
  await page.goto(
    stranger.put('/guarded', html, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${policy.replaceAll('{origin}', origin)}`,
    }),
  )
  return visit
}

const loader = `<script type="module" src="${origin}/parket.js" integrity="${sheet.loader.integrity}" crossorigin></script>`

const shown = ({ page }: Visit, { tag, content }: Screen): Promise<void> =>
  page
    .locator(tag)
    .locator(content ?? 'form, h2, input')
    .first()
    .waitFor()

/** The screen is there; then every kind of control that brings something of its own is reached for. */
async function reachForAll(visit: Visit, screen: Screen): Promise<void> {
  const { page } = visit
  const root = page.locator(screen.tag)
  await shown(visit, screen)
  // The browser's own lists bring nothing.
  const select = root.locator('[role=combobox]').first()
  if (await select.count()) {
    await select.click()
    await root.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
  }
  const calendar = root.getByRole('button', { name: 'Koledar' }).first()
  if (await calendar.count()) {
    await calendar.click()
    await root.getByRole('gridcell').first().waitFor()
    await page.keyboard.press('Escape')
  }
  // A tab's content may have tabs of its own.
  const tabs = root.getByRole('tablist').first().getByRole('tab')
  for (let number = 0; number < (await tabs.count()); number++) await tabs.nth(number).click()
  await page.mouse.wheel(0, 100_000)
  await quiet(visit)
}

/** What is kept on the visitor's machine. Runs in the page. */
const kept = async () => [
  document.cookie,
  localStorage.length,
  sessionStorage.length,
  (await indexedDB.databases()).length,
]

async function expectGuest(visit: GuestVisit, page: Page): Promise<void> {
  expect(visit.refused).toEqual([])
  const own = [origin, stranger.origin]
  expect(visit.requested.filter((url) => !own.includes(new URL(url).origin))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(kept)).toEqual(['', 0, 0, 0])
  expect(visit.errors).toEqual([])
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0)

describe('the sheet', () => {
  it('knows every screen', () => {
    expect(Object.keys(sheet.widgets).sort()).toEqual(
      screens.map(({ tag }) => tag.replace('parket-', '')).sort(),
    )
  })

  /** Trusted Types forbid more, and what comes is the same: without them a few are tried. */
  it.each([
    ...someOf(screens, 4).map((screen) => ({
      ...screen,
      policy: 'its policy with Trusted Types',
      isTrusted: true,
    })),
    ...someOf(screens, 1).map((screen) => ({ ...screen, policy: 'its policy', isTrusted: false })),
  ])('is true of $tag under $policy', async ({ isTrusted, ...screen }) => {
    const { csp, live, reachedFor } = factsOf(screen)
    await viewsRendered(elementOf(screen))
    const policy = isTrusted ? `${csp.base}; ${csp.trustedTypes}` : csp.base
    const visit = await visitUnder(elementOf(screen), loader, policy)
    await shown(visit, screen)
    await eventually(() => Object.fromEntries(visit.scripts)).toEqual({ 'parket.js': sheet.loader.bytes })
    await reach(visit.page, screen.tag)
    await reachForAll(visit, screen)
    await expectGuest(visit, visit.page)
    const liveBytes = () => sum(liveFiles(screen).map((file) => visit.scripts.get(file) ?? Number.NaN))
    await eventually(liveBytes).toBe(live.bytes)
    expect(sum(visit.scripts.values())).toBeLessThanOrEqual(
      sheet.loader.bytes + live.bytes + reachedFor.bytes,
    )
  })

  it('is true of standalone scripts, also where several share a page and its Trusted Types policy', async () => {
    const names = ['match-search', 'page', 'news-article']
    const shown = screens.filter(({ tag }) => names.includes(tag.replace('parket-', '')))
    const expected = shown.map((screen) => {
      const { standalone } = factsOf(screen)
      return { screen, path: `standalone/${screen.tag.replace('parket-', '')}.js`, ...standalone }
    })
    const tags = expected.map(
      ({ path, integrity }) =>
        `<script defer src="${origin}/${path}" integrity="${integrity}" crossorigin></script>`,
    )
    const body = shown.map((screen) => elementOf(screen)).join('')
    const { base, trustedTypes } = sheet.csp
    const visit = await visitUnder(body, tags.join(''), `${base}; ${trustedTypes}`)
    for (const screen of shown) await reachForAll(visit, screen)
    await expectGuest(visit, visit.page)
    await eventually(() => Object.fromEntries(visit.scripts)).toEqual(
      Object.fromEntries(expected.map(({ path, bytes }) => [path, bytes])),
    )
  })
})
