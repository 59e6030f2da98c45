/**
 * All that a visitor meets, each opened once and checked for everything that can be checked as it is: what
 * assistive technology reads (test/journeys/accessibility/trees, read line by line; after a change that is meant, `WRITE_TREES=1`
 * writes them again, to be read again), the way through it by keys, axe in light and dark, forced colours, paper, less
 * motion, 400 % zoom, a telephone's width and a finger's targets, wider text spacing (WCAG 1.4.10, 1.4.12, 2.5.8).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { expectNoViolations, violations } from '../../support/axe'
import { pairs, someOf } from '../../support/diagonal'
import { faultsOf, type Stop, walk } from '../../support/focus-walk'
import { expectSeenInForcedColors, inForcedColors } from '../../support/forced-colors'
import {
  eventually,
  hostPage,
  keep,
  leave,
  origin,
  quiet,
  reach,
  startVisit,
  unrendered,
  type Visit,
} from '../../support/journey'
import { layoutFaults, spaceText } from '../../support/layout-faults'
import { movingIn } from '../../support/motion'
import { elementOf, screens } from '../../support/screens'
import { project } from '../../support/site'
import { elements, type Surface, schemeStyle, surfaces, visitSurface } from '../../support/surfaces'
import { shortened, statesOf, treeFaults, treeOf } from '../../support/trees'

const team = '/reprezentance/u20/vzorcna-ekipa'

const site = (name: string, path: string, root: string, content: string): Surface => ({
  ...{ name, address: () => origin + path, root, content },
})

/** Pages of the site and their tabs; those whose name is a file's have a tree of their own. */
const places: Surface[] = [
  site('team-matches', `${team}?tab=tekme`, 'parket-national-team', '[part~=match]'),
  site('team-statistics', `${team}?tab=statistika`, 'parket-national-team', '[role=combobox]'),
  site('team-history', `${team}?tab=zgodovina`, 'parket-national-team', '[part~=match]'),
  site('the team’s roster', team, 'body', '[part~=staff-member]'),
  site('the team’s news', `${team}?tab=novice`, 'body', '[part~=news-card]'),
  site(
    'an all-time list',
    `${team}?tab=statistika&tip=vecne_lestvice&filter=points`,
    'body',
    '[part~=standing-row]',
  ),
  site(
    'an opponent',
    `${team}?tab=statistika&tip=nasprotniki_uradne_tekme&filter=903`,
    'body',
    '[part~=match]',
  ),
  site('a tab of the CMS', `${team}?tab=navijaski-koticek`, 'body', '[part~=segment]'),
  site('matches of a season', '/tekme?sezona=2022', 'body', '[part~=match]'),
  site('matches to come', '/tekme?sezona=2026', 'body', '[part~=match]'),
  site('no matches', '/tekme?od=01.01.1990&do=02.01.1990', 'body', 'text=ni tekem'),
  site('a competition’s matches', '/tekmovanje/901?tab=tekme', 'body', '[part~=match]'),
  site('a competition’s clubs', '/tekmovanje/901?tab=klubi', 'body', '[part~=club]'),
  site('a competition’s statistics', '/tekmovanje/901?tab=statistika', 'body', '[part~=stat-row]'),
  site('the history of competitions', '/zgodovina-tekmovanj', 'body', '[part~=history-row]'),
  site('a referee’s matches', '/sodniski-iskalnik?sezona=2022', 'body', '[part~=match]'),
  site('what a search finds', '/iskalnik?q=slovenija', 'body', '[part~=search-result]'),
  site('a player', '/reprezentant/901', 'body', 'parket-player h1'),
  site('news', '/novice', 'body', '[part~=news-card]'),
  site('an article', '/novica/preobrat-v-jihlavi', 'body', '[part~=news-card]'),
  site('home', '/', 'body', '[part~=news-card]'),
  site('rules and forms', '/dokumenti', 'body', 'summary'),
  site('every kind of segment', '/o-zvezi/o-predstavitvi', 'body', '[part~=segment]'),
  site(
    'the builder with a list',
    '/vdelaj?gradnik=match-list&sezona=2022&podpis=da',
    'body',
    '[part~=match]',
  ),
]

/** What has a tree of its own: the name of its file. */
const trees: Record<string, string[]> = {
  ...Object.fromEntries(elements.map(({ name }) => [name, [name.replace('parket-', '')]])),
  ...Object.fromEntries(['team-matches', 'team-statistics', 'team-history'].map((name) => [name, [name]])),
  'the shell': ['shell-header', 'shell-footer'],
  'the builder': ['builder'],
}

/** Of which part of its surface a tree is, where not of all that is ours. */
const rootsOf: Record<string, string> = {
  ...{ 'shell-header': 'header', 'shell-footer': 'footer', builder: 'parket-builder' },
}

async function expectTree(page: Page, name: string, selector: string): Promise<void> {
  const root = page.locator(selector).first()
  const file = join(project, `test/journeys/accessibility/trees/${name}.txt`)
  const short = async () => `${[...shortened(await treeOf(root)), ...(await statesOf(root))].join('\n')}\n`
  if (process.env.WRITE_TREES) writeFileSync(file, await short())
  await eventually(short).toBe(readFileSync(file, 'utf8'))
  expect(treeFaults(await treeOf(root))).toEqual([])
}

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name)

/** From one link of the host to the other. Before hydration a wide table isn't measured, and no stop of its own. */
async function walkBetweenLinks(visit: Visit, element: string): Promise<void> {
  const { page } = visit
  await reach(page, element)
  await quiet(visit)
  await page.getByRole('link', { name: 'Prej', exact: true }).focus()
  const there = await walk(page, 'Tab', ({ name }) => name === 'a "Potem"')
  const back = await walk(page, 'Shift+Tab', ({ name }) => name === 'a "Prej"')
  expect([...faultsOf(there), ...faultsOf(back)]).toEqual([])
  expect([there.at(-1)?.name, back.at(-1)?.name]).toEqual(['a "Potem"', 'a "Prej"'])
  expect(namesOf(back.slice(0, -1))).toEqual(namesOf(there.slice(0, -1)).toReversed())
}

async function walkThrough(page: Page): Promise<void> {
  const there = await walk(page, 'Tab')
  const back = await walk(page, 'Shift+Tab')
  expect([...faultsOf(there), ...faultsOf(back)]).toEqual([])
  expect([there[0]?.name, there.at(-1)?.name]).toEqual(['a "Na vsebino"', 'a "Vdelava v vašo stran"'])
  expect(namesOf(back)).toEqual(namesOf(there).toReversed())
}

/** The width of a desktop and of a telephone: where the focus goes, in px. */
const walks = someOf(
  pairs(
    surfaces.map(({ name }) => name),
    [1280, 390],
  ),
  4,
)

async function touch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches)
}

describe.each(surfaces)('$name', (surface) => {
  let visit: Visit
  afterAll(() => leave([visit]))

  it('comes with all that it has', async () => {
    visit = keep(await visitSurface(surface))
  })

  it.each(trees[surface.name] ?? [])('has the accessibility tree of trees/%s.txt', (name) =>
    expectTree(visit.page, name, rootsOf[name] ?? surface.root),
  )

  it.each(walks.flatMap(([name, width]) => (name === surface.name ? width : [])))(
    'is led through by Tab, %i px wide, in the order of reading, always to be seen, and back',
    async (width) => {
      const { page } = visit
      await page.setViewportSize({ width, height: 844 })
      await quiet(visit)
      await (elements.includes(surface) ? walkBetweenLinks(visit, surface.root) : walkThrough(page))
      await page.setViewportSize({ width: 1280, height: 720 })
      await quiet(visit)
    },
  )

  it('has nothing that moves for who wants less motion', async () => {
    expect(await movingIn(visit.page)).toEqual([])
  })

  it('has nothing that axe finds, in light and dark', () => expectNoViolations(visit.page))

  it.runIf(inForcedColors.has(surface.name))('shows in forced colours what is chosen and has the focus', () =>
    expectSeenInForcedColors(visit.page, surface.name),
  )

  it('at 400 % is read without scrolling sideways', async () => {
    // 1280 x 1024 at 400 %.
    await visit.page.setViewportSize({ width: 320, height: 256 })
    await quiet(visit)
    expect(await layoutFaults(visit.page)).toMatchObject({ wider: 0, cut: [] })
  })

  it('on a telephone is pressed by a finger, breaks no number, has nothing that axe finds', async () => {
    const { page } = visit
    await page.setViewportSize({ width: 390, height: 844 })
    await touch(page)
    await quiet(visit)
    // Under a finger buttons are 44 high, in the builder's smaller preview, too, before it is scaled down.
    const buttons = page.locator('.button').filter({ visible: true })
    const low = await buttons.evaluateAll((all) =>
      all.flatMap((each) => ((each as HTMLElement).offsetHeight < 44 ? each.textContent : [])),
    )
    expect([low, await layoutFaults(page)]).toEqual([[], { wider: 0, cut: [], small: [], broken: [] }])
    expect(await violations(page)).toEqual([])
  })

  it('gives wider spaced text its room', async () => {
    await spaceText(visit.page)
    await quiet(visit)
    expect(await layoutFaults(visit.page)).toMatchObject({ wider: 0, cut: [] })
  })
})

/** Their parts are checked one by one elsewhere, and the elements above: here those with trees and a few, others each day. */
const placesToday = [
  ...places.filter(({ name }) => trees[name]),
  ...someOf(
    places.filter(({ name }) => !trees[name]),
    2,
  ),
]

/** What only a screen needs, as far as it is seen. */
async function pressables(page: Page): Promise<string[]> {
  const roles = ['banner', 'contentinfo', 'navigation', 'tablist', 'textbox'] as const
  const found = await Promise.all(
    [
      ...roles.map((role) => page.getByRole(role)),
      page.locator('.button, [part~=pagination], [part~=banner]'),
      // The season is a word on paper: which one it is.
      page.locator('[role=combobox], select:not(.season-choice)'),
      // A photo is one, and so is the head of a column: on paper both are what they show.
      page.locator('button:not(.photo, .stat-sort)'),
    ].map((each) => each.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.outerHTML))),
  )
  return found.flat()
}

describe.each(placesToday)('$name', (place) => {
  let visit: Visit
  afterAll(() => leave([visit]))

  it('comes with all that it has', async () => {
    visit = keep(await visitSurface(place))
  })

  it.each(trees[place.name] ?? [])('has the accessibility tree of trees/%s.txt', (name) =>
    expectTree(visit.page, name, place.root),
  )

  it('has nothing that moves for who wants less motion', async () => {
    expect(await movingIn(visit.page)).toEqual([])
  })

  it('has nothing that axe finds, in light and dark', () => expectNoViolations(visit.page))

  it.runIf(inForcedColors.has(place.name))('shows in forced colours what is chosen and has the focus', () =>
    expectSeenInForcedColors(visit.page, place.name),
  )

  it.runIf(place.root === 'body' && !place.name.startsWith('the builder'))(
    'has on paper its heading, and nothing to press',
    async () => {
      const { page } = visit
      await page.emulateMedia({ media: 'print' })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await pressables(page)).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    },
  )

  it('is no wider than its window', async () => {
    for (const width of [820, 390]) {
      await visit.page.setViewportSize({ width, height: 844 })
      await eventually(() => visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    if (inject('long')) expect(await violations(visit.page)).toEqual([])
  })
})

/** What opens when it is pressed, and how it is opened. */
interface Opened {
  name: string
  address: string
  content: string
  open: (page: Page) => Promise<unknown>
  /** Of its tree. */
  root?: string
  viewport?: { width: number; height: number }
}

const telephone = { width: 390, height: 844 }
const search = () => hostPage('<parket-match-search></parket-match-search>', { head: schemeStyle })
const club = (page: Page) => page.getByRole('combobox', { name: 'Klub', exact: true }).first()

const opened: Opened[] = [
  {
    ...{ name: 'shell-submenu', address: '/klubi', content: '#menu-items a', root: 'header' },
    open: async (page) => {
      await page.locator('#menu-items button').first().focus()
      await page.keyboard.press('Enter')
    },
  },
  {
    ...{
      name: 'open-select',
      address: '/tekme?od=14.02.2023&do=20.02.2023',
      content: 'form',
      root: 'parket-match-list form',
    },
    open: async (page) => {
      await club(page).click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    ...{ name: 'open-calendar', address: '/tekme?od=14.02.2023&do=20.02.2023', content: 'form' },
    root: 'parket-match-list form',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Datum' }).click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    ...{ name: 'open-gallery', address: '/novica/vzorcna-ekipa-pokaze-vse', content: '[part~=photo]' },
    root: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Fotografija 1 od 4' }).click()
      await page.getByRole('dialog').getByText('1 / 4', { exact: true }).waitFor()
    },
  },
  {
    ...{
      name: 'the builder’s calendar',
      address: '/vdelaj?gradnik=match-list&sezona=2022',
      content: 'parket-builder > [slot] form',
    },
    open: async (page) => {
      const settings = page.getByRole('region', { name: 'Nastavitve' })
      await settings.getByRole('button', { name: 'Koledar' }).first().click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    ...{ name: 'the menu on a telephone', address: '/klubi', content: '[part~=club]', viewport: telephone },
    open: async (page) => {
      await page.getByRole('button', { name: 'Meni', exact: true }).click()
      await page.locator('#menu-items').getByRole('link', { name: 'Člani zveze', exact: true }).waitFor()
    },
  },
  {
    ...{ name: '"Več" on a telephone', address: team, content: '[part~=tab]', viewport: telephone },
    open: async (page) => {
      await page.getByRole('button', { name: 'Več', exact: true }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
]

it.each(someOf(opened, 3))(
  '$name, opened, has its accessibility tree, axe finds nothing, and nothing moves for who wants less motion',
  async (row) => {
    const { name, address, content, open, root, viewport } = row
    const where = address ? origin + address : search()
    const { page } = await visitSurface({ address: () => where, content }, viewport ? { viewport } : {})
    await open(page)
    if (root) await expectTree(page, name, root)
    await expectNoViolations(page)
    if (inForcedColors.has(name)) await expectSeenInForcedColors(page, name)
    // Less motion is what this visitor prefers.
    expect(await movingIn(page)).toEqual([])
  },
)

it('axe finds nothing while everything loads', async () => {
  const { page } = await startVisit()
  await unrendered(page)
  await page.route('**/api/**', () => {})
  // Two searches of one name on a page are a fault of the page: the list comes without its own.
  const alone = screens.map((screen) =>
    elementOf(screen.tag === 'parket-match-list' ? { ...screen, attributes: 'search="off"' } : screen),
  )
  await page.goto(hostPage(alone.join(''), { head: schemeStyle }))
  for (const { tag } of screens)
    await page.locator(`${tag} [data-root] > *`).first().waitFor({ state: 'attached' })
  await expectNoViolations(page)
})

describe('what is wrong is noticed:', () => {
  it('by axe, inside shadow roots too', async () => {
    const { page } = await visitSurface({ address: search, content: 'form' }, { colorScheme: 'dark' })
    await page.evaluate(() => {
      const search = document.querySelector('parket-match-search')?.shadowRoot?.querySelector('form')
      search?.insertAdjacentHTML('beforeend', '<p style="color: #345">Temno na temnem</p><img src="data:,">')
    })
    expect((await violations(page)).map((line) => line.split(':')[0]).toSorted()).toEqual([
      'color-contrast',
      'image-alt',
    ])
    expect((await violations(page, ['color-contrast'])).length).toBe(1)
  })

  it('what is cut, small or broken', async () => {
    const { page } = await startVisit({ viewport: telephone, hasTouch: true })
    await page.goto(
      hostPage(`<p style="width: 60px; overflow: hidden; white-space: nowrap">Predolgo besedilo</p>
      <p style="width: 60px">Dne 18. 6. 2023</p><button style="width: 20px; height: 20px"></button>
      <p style="width: 500px">Preširoko</p>`),
    )
    expect(await layoutFaults(page)).toEqual({
      wider: expect.closeTo(118, 0),
      cut: [expect.stringContaining('Predolgo besedilo')],
      small: [expect.stringContaining('20.0 x 20.0')],
      broken: [expect.stringContaining('18. 6. 2023')],
    })
  })

  it('a stop without a ring, out of order, covered or out of sight', async () => {
    const { page } = await startVisit()
    const cover = 'position: fixed; inset: 300px 0 auto 0; height: 100px; background: #fff'
    const covered = 'position: fixed; top: 340px; left: 10px'
    await page.goto(
      hostPage(`<button>Prvi</button><button style="outline: none">Brez</button>
      <button style="position: absolute; top: 0; left: 0">Nazaj</button>
      <button style="${covered}">Pod</button><p style="${cover}"></p>
      <button style="position: fixed; left: -500px">Zunaj</button><button tabindex="5">Peti</button>`),
    )
    expect(faultsOf(await walk(page, 'Tab'))).toEqual([
      'button "Peti": an order of its own',
      'button "Prvi": before "Peti"',
      'button "Brez": no ring',
      'button "Nazaj": before "Brez"',
      'button "Pod": covered',
      'button "Zunaj": out of sight',
      'button "Zunaj": half out of sight',
      'button "Zunaj": covered',
      'button "Zunaj": before "Pod"',
    ])
  })
})
