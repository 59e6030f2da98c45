/** Where an embed's element goes, and that a page which is put back as it was has it once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pairs, someOf } from '../../support/diagonal'
import {
  embedsRendered,
  eventually,
  hostPage,
  origin,
  quiet,
  reach,
  startVisit,
  stranger,
  type Visit,
  viewRendered,
} from '../../support/journey'
import { project } from '../../support/site'

const roster = `${origin}/embed/roster.js?team=1`
const tagOf = (address: string, more = 'async') => `<script src="${address}" ${more}></script>`
await viewRendered('roster', 'team=1')
await viewRendered('roster', 'team=2')

const javascript = { 'content-type': 'text/javascript' }
const library = (path: string) => readFileSync(join(project, 'node_modules', path))
stranger.put('/turbo.js', library('@hotwired/turbo/dist/turbo.es2017-esm.js'), javascript)
stranger.put('/htmx.js', library('htmx.org/dist/htmx.js'), javascript)

async function open(body: string, head = ''): Promise<Visit> {
  await embedsRendered(head + body)
  const visit = await startVisit()
  await visit.page.goto(hostPage(body, { instead: '', head }))
  return visit
}

const rosters = ({ page }: Visit) =>
  page.locator('parket-roster').evaluateAll((all) =>
    all.map((element) => {
      const isRendered = element.shadowRoot?.querySelector('[data-root]')?.textContent
      const place = element.parentElement?.id || element.parentElement?.localName
      return `${isRendered ? 'drawn' : 'empty'} ${element.getAttribute('team')} in ${place}`
    }),
  )

const into = (id: string) => tagOf(`${roster}&into=${id}`)

it('an embed that names the host’s element goes into it, wherever its script is; where there is none, in its place with one line', async () => {
  const head = into('v-glavi') + into('pocakan').replace(' async', '')
  const body = `<div id="v-glavi"></div><div id="pocakan"></div>
    <div id="poln"><a href="/">Seznam</a><parket-roster team="9"></parket-roster></div>
    <div id="sez:nam 1"></div><section id="tu">${into('tam')}</section>
    <footer>${into('poln')}${into(encodeURIComponent('sez:nam 1'))}</footer>`
  const visit = await open(body, head)
  await eventually(() => rosters(visit)).toEqual([
    ...['drawn 1 in v-glavi', 'drawn 1 in pocakan', 'drawn 9 in poln', 'drawn 1 in poln'],
    ...['drawn 1 in sez:nam 1', 'drawn 1 in tu'],
  ])
  await eventually(() => visit.received.filter(({ name }) => name === 'parket-load').length).toBe(6)
  expect(visit.warnings).toEqual(['parket-roster: there is no element with the id "tam"'])
  expect(visit.errors).toEqual([])
})

/** What optimizers make of a script's text. */
const optimized: [what: string, host: (code: string) => string][] = [
  ['a module', () => `<script type="module" src="${roster}&into=seznam"></script>`],
  [
    'a file with others',
    (code) => tagOf(stranger.put('/vse.js', `var prvi = 1;\n${code};\nvar zadnji = 1`, javascript)),
  ],
  ['text in the page', (code) => `<script>${code}</script>`],
  ['what a function runs later', (code) => `<script>setTimeout(function () { ${code} })</script>`],
]

it.each(someOf(optimized, 2))(
  'an embed that became %s goes where it says and finds its loader',
  async (_, host) => {
    const code = await (await fetch(`${roster}&into=seznam`)).text()
    const visit = await open(`<div id="seznam"></div><footer>${host(code)}</footer>`)
    await eventually(() => rosters(visit)).toEqual(['drawn 1 in seznam'])
    await eventually(() => visit.requested).toContain(`${origin}/parket.js`)
    await eventually(() => visit.received.map(({ name }) => name)).toContain('parket-load')
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  },
)

const two = [
  ['behind its script', `${tagOf(roster)}${tagOf(roster)}`, ['drawn 1 in main', 'drawn 1 in main']],
  [
    'in the host’s element',
    `<div id="seznam"></div>${into('seznam')}${into('seznam')}`,
    ['drawn 1 in seznam', 'drawn 1 in seznam'],
  ],
  [
    'of two teams in one element',
    `<div id="seznam"></div>${into('seznam')}${into('seznam').replace('team=1', 'team=2')}`,
    ['drawn 1 in seznam', 'drawn 2 in seznam'],
  ],
] as const

const turbo = '<script type="module" src="/turbo.js"></script>'

/** Ways of a host to put a page back as it was; each gives back a page that has been left and come back to so often. */
const returns: [way: string, head: string, leave: string][] = [
  ['Turbo', turbo, '<a id="proc" href="/proc">Proč</a>'],
  [
    'htmx',
    '<script src="/htmx.js"></script>',
    '<a id="proc" href="/proc" hx-boost="true" hx-target="body">Proč</a>',
  ],
]

it.each(
  pairs(two, returns).map(([[place, body, expected], [way, head, leave]]) => ({
    ...{ place, body, expected, way, head, leave },
  })),
)(
  'the same embed twice $place is two elements, also after $way has put the page back, again and again',
  async ({ body, expected, head, leave }) => {
    const visit = await open(leave + body, head)
    const { page } = visit
    stranger.put(
      '/proc',
      `<!doctype html><html><head><title>Proč</title>${head}</head><body><h1>Proč</h1></body></html>`,
    )
    for (let times = 0; times < 3; times++) {
      await eventually(async () => (await rosters(visit)).toSorted()).toEqual(expected)
      await quiet(visit)
      await page.locator('#proc').click()
      await page.getByRole('heading', { name: 'Proč' }).waitFor()
      // Turbo has not ended its visit when the page shows.
      await quiet(visit)
      await page.goBack()
      await page.getByRole('heading', { name: 'Tuja stran' }).waitFor()
    }
    await eventually(async () => (await rosters(visit)).toSorted()).toEqual(expected)
    await quiet(visit)
    expect((await rosters(visit)).toSorted()).toEqual(expected)
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  },
)

it('a page that Turbo refreshes by morphing keeps its embeds and its tags, static and in use', async () => {
  const head = `${turbo}<meta name="turbo-refresh-method" content="morph">
    <script type="module" src="${origin}/parket.js"></script>`
  const body = (time: number) =>
    `<p id="cas">${time}</p>${tagOf(roster)}<parket-roster team="2"><a href="/">Seznam</a></parket-roster>
    <div id="seznam"></div>${into('seznam')}`
  const visit = await open(body(0), head)
  const { page } = visit
  const expected = ['drawn 1 in main', 'drawn 2 in main', 'drawn 1 in seznam']
  await eventually(() => rosters(visit)).toEqual(expected)
  await quiet(visit)
  await reach(page, ':nth-match(parket-roster, 1)')
  const first = await page.locator('parket-roster').evaluateAll((all) => {
    Object.assign(window, { first: all })
    return all.length
  })
  expect(first).toBe(3)
  for (let time = 1; time < 4; time++) {
    hostPage(body(time), { instead: '', head })
    await page.evaluate(() => Reflect.get(window, 'Turbo').visit(location.href, { action: 'replace' }))
    await eventually(() => page.locator('#cas').textContent()).toBe(String(time))
    await quiet(visit)
    expect(await rosters(visit)).toEqual(expected)
  }
  const areSame = await page
    .locator('parket-roster')
    .evaluateAll((all) => all.map((each, place) => each === Reflect.get(window, 'first')[place]))
  expect(areSame).toEqual([true, true, true])
  for (const place of [2, 3]) await reach(page, `:nth-match(parket-roster, ${place})`)
  expect(await rosters(visit)).toEqual(expected)
  // The host's server sends the tag alone from now on.
  hostPage('<p id="cas">konec</p><parket-roster team="2"></parket-roster>', { instead: '', head })
  await page.evaluate(() => Reflect.get(window, 'Turbo').visit(location.href, { action: 'replace' }))
  await eventually(() => page.locator('#cas').textContent()).toBe('konec')
  await eventually(() => rosters(visit)).toEqual(['drawn 2 in main'])
  expect([visit.warnings, visit.errors]).toEqual([[], []])
})

const runAgain = () =>
  new Promise((resolve) => {
    const script = document.querySelector('main script') as HTMLScriptElement
    const copy = document.createElement('script')
    copy.onload = resolve
    copy.src = script.src
    script.replaceWith(copy)
  })

it('a script that runs again keeps its element: as a copy in its place, and beside it as text that the host has changed', async () => {
  const visit = await open(tagOf(roster))
  const isOne = async () => {
    await eventually(() => rosters(visit)).toEqual(['drawn 1 in main'])
    await quiet(visit)
    expect(await rosters(visit)).toEqual(['drawn 1 in main'])
  }
  await isOne()
  await visit.page.evaluate(runAgain)
  await isOne()
  await visit.page.evaluate(() => {
    document.querySelector('parket-roster')?.setAttribute('heading-level', '4')
    const main = document.querySelector('main') as HTMLElement
    const text = main.innerHTML
    main.innerHTML = text
  })
  await visit.page.evaluate(runAgain)
  await isOne()
  expect([visit.warnings, visit.errors]).toEqual([[], []])
})

it.each([
  ['comes later', tagOf(roster)],
  ['is waited for', tagOf(roster, '')],
])(
  'a saved page, whose script %s, has its element once; another one behind it is the host’s',
  async (_, script) => {
    const visit = await open(
      `${script}<parket-roster team="1" data-embed="team=1"></parket-roster><parket-roster team="2"></parket-roster>`,
    )
    await eventually(() => visit.received.map(({ name }) => name)).toContain('parket-load')
    await quiet(visit)
    expect(await rosters(visit)).toEqual(['drawn 1 in main', 'drawn 2 in main'])
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  },
)
