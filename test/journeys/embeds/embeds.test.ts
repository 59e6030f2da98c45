/** embed/{name}.js: one tag, the first view inside, hydrated when React has loaded. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
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
} from '../../support/journey'
import { queryOf, screens } from '../../support/screens'
import { viewOf } from '../../support/view'

const addressOf = (file: string) => `${origin}/embed/${file}`
const tagOf = (file: string) => `<script src="${addressOf(file)}" async></script>`
const assetsOf = ({ requested }: Visit) => requested.filter((url) => url.startsWith(`${origin}/assets/`))
const questionsOf = ({ requested }: Visit) => requested.filter((url) => url.startsWith(`${origin}/api/`))

const contentOf = async (page: Page, tag: string) => {
  const { content, places } = await page.locator(tag).evaluate(viewOf)
  return { content, places }
}

async function visit(
  body: string,
  host: Parameters<typeof hostPage>[1] = {},
  before?: (page: Page) => Promise<unknown>,
) {
  await embedsRendered(body)
  const started = await startVisit()
  await before?.(started.page)
  await started.page.goto(hostPage(body, { instead: '', ...host }))
  return started
}

const withoutLoader = (page: Page) => page.route('**/parket.js', (route) => route.abort())

describe.each(someOf(screens, 2))('an embed of $tag', (screen) => {
  const { tag } = screen
  const file = `${tag.slice('parket-'.length)}.js?${queryOf(screen)}`
  const content = `${tag} ${screen.content ?? '[role=search]'}`

  it('shows its content by itself, and nobody is requested it', async () => {
    const { page, ...seen } = await visit(tagOf(file), {}, withoutLoader)
    await page.locator(content).filter({ visible: true }).first().waitFor()
    await eventually(() => seen.errors).toEqual([expect.stringMatching(`^${tag}: load failed:`)])
    await eventually(() => seen.received.map(({ name }) => name)).toEqual(['parket-error'])
    expect(questionsOf({ page, ...seen })).toEqual([])
    expect(seen.warnings).toEqual([])
  })

  it('is behind its script without React, fetches it for a visitor, and becomes live as it is', async () => {
    const started = await visit(tagOf(file))
    const { page } = started
    await page.locator(content).filter({ visible: true }).first().waitFor()
    await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
    await quiet(started)
    expect([assetsOf(started), questionsOf(started)]).toEqual([[], []])
    const left = await page.evaluate(() => ({
      head: [...document.head.children].map(({ localName }) => localName),
      main: [...(document.querySelector('main')?.children ?? [])].map(({ localName }) => localName),
      sheets: document.adoptedStyleSheets.length,
      title: document.title,
    }))
    const main = ['h1', 'script', tag]
    expect(left).toEqual({ head: ['meta', 'meta', 'title', 'link'], main, sheets: 0, title: 'Tuja stran' })
    const before = await contentOf(page, tag)
    await page.mouse.move(10, 10, { steps: 2 })
    await eventually(() => assetsOf(started).length).toBeGreaterThan(1)
    await quiet(started)
    // Nothing of it has run.
    expect(questionsOf(started)).toEqual([])
    expect(await page.evaluate((name) => customElements.get(name) === undefined, tag)).toBe(true)
    await reach(page, tag)
    expect(await contentOf(page, tag)).toEqual(before)
    const questions = questionsOf(started)
    expect(questions).toEqual([])
    expect([started.warnings, started.errors]).toEqual([[], []])
  })
})

const loader = `<script type="module" src="${origin}/parket.js" data-site="https://klub.example"></script>`

it.each([
  ['before', tagOf('match-search.js').replace(' async', '') + loader, ''],
  ['behind', tagOf('match-search.js'), loader],
])('%s a tag that speaks for all elements goes by that, too', async (_, body, head) => {
  const { page, received, ...seen } = await visit(body, { head })
  await eventually(() => received.map(({ name }) => name)).toContain('parket-load')
  const addresses = page
    .locator('parket-match-search a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin))
  expect(new Set(await addresses)).toEqual(new Set(['https://klub.example']))
  expect([seen.warnings, seen.errors]).toEqual([[], []])
})

it('beside a standalone script of its element is nobody else’s, also in a page of XHTML', async () => {
  await embedsRendered(tagOf('roster.js?team=1'))
  const started = await startVisit()
  const html = `<html xmlns="http://www.w3.org/1999/xhtml" lang="sl"><head><title>Tuja stran</title></head><body><main>
    <script src="${origin}/standalone/roster.js"></script>
    <script src="${addressOf('roster.js?team=1')}" async=""></script></main></body></html>`
  const type = { 'content-type': 'application/xhtml+xml; charset=utf-8' }
  await started.page.goto(stranger.put('/oboje', html, type))
  await started.page.locator('parket-roster [part~=player]').first().waitFor()
  await eventually(() => started.warnings).toEqual(['parket-roster: defined by Parket, left alone'])
  expect(await started.page.locator('parket-roster').count()).toBe(1)
  expect(started.errors).toEqual([])
})

/** Without a word for styles. */
const closed = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin} data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`
const under = (trusted: string) =>
  visit(
    tagOf('roster.js?team=1'),
    { headers: { 'content-security-policy': `${closed}; trusted-types ${trusted}` } },
    (page) =>
      page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`parket violates ${violatedDirective}: ${blockedURI}`),
        )
      }),
  )

it('under a strict policy with Trusted Types that allow ours shows its content and becomes live', async () => {
  const started = await under('parket')
  await started.page.locator('[part~=player]').first().waitFor()
  await reach(started.page, 'parket-roster')
  expect([started.warnings, started.errors]).toEqual([[], []])
})

it('where Trusted Types forbid our policy comes without its view, says so once, and loads like any element', async () => {
  const started = await under("'none'")
  await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
  const said = started.warnings.filter((line) => line.startsWith('parket-roster: the page forbids'))
  expect(said).toHaveLength(1)
  expect(questionsOf(started).length).toBeGreaterThan(0)
})

it.each([
  [
    'a module',
    `<script type="module" src="${addressOf('roster.js?team=1')}"></script>`,
    'parket-roster: an embed is a classic script',
  ],
  [
    'somebody else’s element',
    `<script>customElements.define('parket-roster', class extends HTMLElement {})</script>${tagOf('roster.js?team=1')}`,
    'parket-roster: defined by somebody else, left alone',
  ],
])('as %s says so in one line and does nothing', async (_, body, line) => {
  const started = await visit(body)
  await eventually(() => started.warnings).toEqual([expect.stringContaining(line)])
  expect(await started.page.locator('parket-roster').count()).toBe(0)
  expect(started.errors).toEqual([])
})
