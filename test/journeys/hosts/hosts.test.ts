/**
 * Strangers' pages (test/journeys/hosts/pages), each with the five main screens: a screen looks on each of them as it does on
 * a page without anything of its own, pixel by pixel.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { bundled } from '../../support/bundled'
import { pairs, someOf } from '../../support/diagonal'
import {
  askApi,
  eventually,
  origin,
  startVisit,
  stranger,
  type Visit,
  withoutViews,
} from '../../support/journey'
import { difference } from '../../support/pixels'
import { elementOf, screens } from '../../support/screens'
import { project } from '../../support/site'

const folder = join(project, 'test/journeys/hosts/pages')

/** px of each screen that are compared; all of it in the long run. */
const compared = inject('long') ? 4000 : 600

/** The screens, how high a place each needs in px, and what stands last of all that it asks for. */
const shown = [
  { tag: 'parket-ad-banner', height: 150, last: '[part~=banner] img' },
  { tag: 'parket-match-search', height: 450, last: '[part~=filter]' },
  { tag: 'parket-news-list', height: 2600, last: '[part~=pagination]' },
  { tag: 'parket-national-team', height: 4000, last: '[part~=staff-member]' },
  { tag: 'parket-member-list', height: 4000, last: '[part~=club]' },
].map((each) => ({ ...each, height: Math.min(each.height, compared) }))
const tags = shown.map(({ tag }) => tag)

type Shown = (typeof shown)[number]

/** Each screen in a place that no rule of a host moves or sizes; every other one has a class, as builders give. */
function places(here: readonly Shown[]): string {
  let top = 240
  return shown
    .map((each, number) => {
      const screen = screens.find(({ tag }) => tag === each.tag)
      if (!screen) throw new Error(`no ${each.tag}`)
      const attributes = `${screen.attributes ?? ''} ${number % 2 ? 'class="block"' : ''}`
      const style = [
        'position: absolute',
        `inset: ${top}px auto auto 40px`,
        'inline-size: 900px',
        `block-size: ${each.height}px`,
        'background: #fff',
        'overflow: hidden',
      ]
      top += each.height
      if (!here.includes(each)) return ''
      return `<div class="place" style="${style.map((each) => `${each} !important`).join('; ')}">${elementOf({ ...screen, attributes })}</div>`
    })
    .join('\n')
}

/** The first that came, for all. */
const ad = await askApi('/ad', v.unknown())

const script = { 'content-type': 'text/javascript' }

function hostWith(name: string, all: readonly Shown[]): string {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8')
    .replace('src="/parket.js"', `src="${origin}/parket.js"`)
    .replace(
      '</title>',
      '</title><link rel="icon" href="data:,"><style>:root { --parket-font-family: sans-serif }</style>',
    )
    .replace('<!-- screens -->', () => places(all))
  return stranger.put(`/hosts/${name}.html`, html)
}

beforeAll(async () => {
  hostWith('turbo-away', [])
  const library = (path: string) => readFileSync(join(project, 'node_modules', path))
  stranger.put(
    '/custom-elements.js',
    library('@webcomponents/custom-elements/custom-elements.min.js'),
    script,
  )
  stranger.put('/jquery.js', library('jquery/dist/jquery.js'), script)
  stranger.put('/turbo.js', library('@hotwired/turbo/dist/turbo.es2017-esm.js'), script)
  stranger.put('/react-host.js', await bundled(join(folder, 'react-host.ts')), script)
})

/** Whether everything of every screen is there, its pictures too. Runs in the page. */
const isWhole = (all: { tag: string; last: string }[]) =>
  !document.querySelector('html[data-turbo-preview], html[aria-busy=true]') &&
  all.every(({ tag, last }) => {
    const root = document.querySelector(tag)?.shadowRoot
    const end = root?.host.closest('.place')?.getBoundingClientRect().bottom ?? 0
    const pictures = [...(root?.querySelectorAll('img') ?? [])]
    return (
      root?.querySelector(last) &&
      !root.querySelector('[part~=skeleton]') &&
      pictures.every((each) => each.complete || each.getBoundingClientRect().top > end)
    )
  })

/** A picture that is there is rendered when it is decoded; one far down in a list does not come at all. */
const decode = (page: Page) =>
  page.evaluate(async (names) => {
    const pictures = names.flatMap((tag) => [
      ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('img') ?? []),
    ])
    await Promise.all(
      pictures.filter(({ complete }) => complete).map((each) => each.decode().catch(() => {})),
    )
  }, tags)

async function settle(page: Page, all: readonly Shown[] = shown): Promise<void> {
  await page.waitForFunction(isWhole, [...all], { polling: 100 })
  await decode(page)
}

async function visit(host: string, media: Media = 'screen', all: readonly Shown[] = shown): Promise<Visit> {
  const visit = await startVisit({
    hasPictures: true,
    viewport: { width: 1000, height: 300 + shown.reduce((sum, { height }) => sum + height, 0) },
  })
  // Which ad it is, is the server's affair.
  await withoutViews(visit.page)
  await visit.page.route('**/api/ad', (route) => route.fulfill({ json: ad }))
  await visit.page.emulateMedia({ media, reducedMotion: 'reduce' })
  await visit.page.goto(hostWith(host, all))
  return visit
}

type Pictures = Record<string, Buffer>

/** Whether the search's pictures have come, down to so many px. Runs in the page. */
const isRenderedTo = (end: number) =>
  [...(document.querySelector('parket-match-search')?.shadowRoot?.querySelectorAll('img') ?? [])].every(
    (picture) => picture.complete || picture.getBoundingClientRect().top > end,
  )

/** The search with its list of clubs and its calendar open, and what they cover. */
async function openPictures(page: Page): Promise<Pictures> {
  const { x = 0, y = 0 } = (await page.locator('.place:has(parket-match-search)').boundingBox()) ?? {}
  const clip = { x, y, width: 900, height: 700 }
  const taken: Pictures = {}
  for (const [name, role, layer] of [
    ['Klub', 'combobox', 'option'],
    ['Koledar', 'button', 'gridcell'],
  ] as const) {
    await page.locator('parket-match-search').getByRole(role, { name }).click()
    await page.locator('parket-match-search').getByRole(layer).first().waitFor()
    await page.waitForFunction(isRenderedTo, y + clip.height, { polling: 100 })
    await decode(page)
    taken[name] = await page.screenshot({ clip })
    await page.keyboard.press('Escape')
  }
  return taken
}

/** By tag, and of what can be opened; a screen that shows nothing, as the search on paper, has none. */
async function pictures(page: Page): Promise<Pictures> {
  const taken: Pictures = {}
  for (const tag of tags) {
    const place = page.locator(`.place:has(${tag})`)
    if (await page.locator(`${tag} > [data-root]`).isVisible()) taken[tag] = await place.screenshot()
  }
  return taken['parket-match-search'] ? { ...taken, ...(await openPictures(page)) } : taken
}

type Media = 'screen' | 'print'

const clean = new Map<string, Pictures>()

async function cleanPictures(media: Media, here: readonly Shown[]): Promise<Pictures> {
  const key = `${media} ${here.map(({ tag }) => tag)}`
  const known = clean.get(key)
  if (known) return known
  const { page } = await visit('clean', media, here)
  await settle(page, here)
  const taken = await pictures(page)
  clean.set(key, taken)
  return taken
}

/** Pixels that may differ: in a browser with windows one of 630,000 did, once in eight runs, for a reason not found. */
const mostPixels = 3

/** By picture: how many pixels differ from the clean page's; nothing where none does. */
async function differences(page: Page, media: Media = 'screen', here: readonly Shown[] = shown) {
  const [taken, expected] = [await pictures(page), await cleanPictures(media, here)]
  const names = Object.keys({ ...taken, ...expected })
  const compared = names.map((name) => [name, difference(taken[name], expected[name])] as const)
  return Object.fromEntries(compared.filter(([, count]) => typeof count === 'string' || count > mostPixels))
}

async function press(page: Page, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step++) await page.locator(`[data-step="${step}"]`).click()
}

const hosts: [what: string, host: string, steps: number][] = [
  ['takes every style from everything', 'unset', 0],
  ['begins with a framework’s resets', 'preflight', 0],
  ['styles tags and classes as frameworks do', 'bootstrap', 0],
  ['says everything of everything with !important', 'important', 0],
  ['sets its root to 62.5 %', 'small-rem', 0],
  ['is written from right to left', 'rtl', 0],
  ['zooms its text', 'zoomed', 0],
  ['has patched arrays, strings and elements', 'old-prototype', 0],
  ['wraps fetch to watch it', 'fetch', 0],
  ['polyfills custom elements', 'polyfill', 0],
  ['moves, wraps and copies blocks', 'builder', 1],
  ['puts its own markup in again by jQuery', 'jquery', 3],
  ['leaves and comes back by Turbo', 'turbo', 2],
  ['is drawn by React, strictly and again', 'react', 3],
]

/** A screen and the next one; what is opened in the search lies over the news. */
function someFrom(first: Shown): Shown[] {
  const number = shown.indexOf(first)
  const here = [number, (number + 1) % shown.length, ...(number === 0 ? [2] : [])]
  return shown.filter((_, index) => here.includes(index))
}

/** All, but in the quick run a few, others each day. */
const [today = shown] = inject('long') ? [] : someOf(shown.map(someFrom), 1)

/** In the quick run some hosts have some of the screens each. */
const rows = inject('long')
  ? hosts.map((host) => [host, shown] as const)
  : someOf(pairs(hosts, shown), 3).map(([host, first]) => [host, someFrom(first)] as const)

describe('screens look as on a clean page', () => {
  it.each(
    rows.map(([[what, host, steps], here]) => ({
      what: `${what} (${here.map(({ tag }) => tag)})`,
      ...{ host, steps, here },
    })),
  )('where the page $what', async ({ host, steps, here }) => {
    const { page, errors, warnings } = await visit(host, 'screen', here)
    await settle(page, here)
    await press(page, steps)
    await settle(page, here)
    expect(await differences(page, 'screen', here)).toEqual({})
    expect([errors, warnings]).toEqual([[], []])
  })

  it('where they were in closed tabs until now', async () => {
    const { page, received } = await visit('tabs', 'screen', today)
    await eventually(() => received.filter(({ name }) => name === 'parket-load').length).toBe(today.length)
    for (const { tag } of today) expect(await page.locator(`${tag} > [data-root]`).isVisible()).toBe(false)
    await press(page, 1)
    await settle(page, today)
    expect(await differences(page, 'screen', today)).toEqual({})
  })

  it('on paper, where the page has a style for printing', async () => {
    const { page } = await visit('print', 'print', today)
    await settle(page, today)
    expect(await differences(page, 'print', today)).toEqual({})
  })
})
