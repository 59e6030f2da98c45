/** embed/{name}.js: one tag, the first view inside, hydrated when React has loaded. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { someOf } from '../support/diagonal'
import {
  embedsDrawn,
  eventually,
  hold,
  hostPage,
  origin,
  quiet,
  reach,
  startVisit,
  stranger,
  type Visit,
} from '../support/journey'

const addressOf = (file: string) => `${origin}/embed/${file}`
const tagOf = (file: string) => `<script src="${addressOf(file)}" async></script>`
const assetsOf = ({ requested }: Visit) => requested.filter((url) => url.startsWith(`${origin}/assets/`))
const questionsOf = ({ requested }: Visit) => requested.filter((url) => url.startsWith(`${origin}/api/`))

/** The screen as it is drawn: texts and places, not what only scripts see; also what is out of sight and not laid out yet. */
const viewOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element) => {
    const { shadowRoot } = element
    if (!shadowRoot) return {}
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    const sheets = [...shadowRoot.adoptedStyleSheets]
    shadowRoot.adoptedStyleSheets = [...sheets, whole]
    const root = shadowRoot.querySelector<HTMLElement>('[data-root]')
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read
    const view = { words: root?.innerText, height: Math.round(element.getBoundingClientRect().height) }
    shadowRoot.adoptedStyleSheets = sheets
    return view
  })

/** A visit of a page with this in it, and nothing else of ours. */
async function visit(
  body: string,
  host: Parameters<typeof hostPage>[1] = {},
  before?: (page: Page) => Promise<unknown>,
) {
  await embedsDrawn(body)
  const started = await startVisit()
  await before?.(started.page)
  await started.page.goto(hostPage(body, { instead: '', ...host }))
  return started
}

/** No script of ours but the embed comes. */
const withoutLoader = (page: Page) => page.route('**/parket.js', (route) => route.abort())

const embeds: [name: string, query: string, part: string][] = [
  ['roster', '?team=1', 'player'],
  ['match-list', '?per-page=20', 'match'],
  ['member-list', '', 'club'],
  ['news-list', '?per-page=8', 'news-card'],
  ['national-team', '?page=clani/evrobasket-2025', 'player'],
  ['match-search', '', 'filter'],
]

describe.each(someOf(embeds, 2))('embed/%s.js%s', (name, query, part) => {
  const tag = `parket-${name}`
  const file = `${name}.js${query}`

  it('shows its content by itself, and nobody is asked for it', async () => {
    const { page, ...seen } = await visit(tagOf(file), {}, withoutLoader)
    await page.locator(`${tag} [part~=${part}]`).first().waitFor()
    await eventually(() => seen.errors).toEqual([expect.stringMatching(`^${tag}: load failed:`)])
    await eventually(() => seen.received.map(({ name }) => name)).toEqual(['parket-error'])
    expect(questionsOf({ page, ...seen })).toEqual([])
    expect(await page.locator(tag).evaluate((element) => element.previousElementSibling?.localName)).toBe(
      'script',
    )
    expect(seen.warnings).toEqual([])
  })

  it('stands without React until somebody reaches for it, and becomes live as it stands', async () => {
    const started = await visit(tagOf(file))
    const { page } = started
    await page.locator(`${tag} [part~=${part}]`).first().waitFor()
    await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
    await quiet(started)
    expect([assetsOf(started), questionsOf(started)]).toEqual([[], []])
    const before = await viewOf(page, tag)
    await reach(page, tag)
    expect(await viewOf(page, tag)).toEqual(before)
    const questions = questionsOf(started)
    expect(questions.length).toBeGreaterThan(0)
    expect(new Set(questions).size).toBe(questions.length)
    expect([started.warnings, started.errors]).toEqual([[], []])
  })
})

it('keeps a tap that comes before it is live, and answers it then', async () => {
  let letGo = () => {}
  const { page, received, warnings, errors } = await visit(tagOf('match-search.js'), {}, async (page) => {
    letGo = await hold(page, '**/assets/**')
  })
  await eventually(() => received.map(({ name }) => name)).toContain('parket-load')
  await page.locator('parket-match-search').getByRole('combobox', { name: 'Klub' }).click()
  const list = page.getByRole('listbox')
  expect(await list.count()).toBe(0)
  letGo()
  await list.first().waitFor()
  expect([warnings, errors]).toEqual([[], []])
})

it('before a tag that speaks for all elements goes by that, too', async () => {
  const loader = `<script type="module" src="${origin}/parket.js" data-site="https://klub.example"></script>`
  const { page, received, ...seen } = await visit(tagOf('match-search.js').replace(' async', '') + loader)
  await eventually(() => received.map(({ name }) => name)).toContain('parket-load')
  const addresses = page
    .locator('parket-match-search a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin))
  expect(new Set(await addresses)).toEqual(new Set(['https://klub.example']))
  expect([seen.warnings, seen.errors]).toEqual([[], []])
})

it('fetches what makes it live once a visitor is there, and runs nothing of it', async () => {
  const started = await visit(tagOf('roster.js?team=1'))
  await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
  expect(assetsOf(started)).toEqual([])
  await started.page.mouse.move(10, 10, { steps: 2 })
  await eventually(() => assetsOf(started).length).toBeGreaterThan(1)
  await quiet(started)
  expect(questionsOf(started)).toEqual([])
  expect(await started.page.evaluate(() => customElements.get('parket-roster') === undefined)).toBe(true)
})

it('works like the widget that it is: a choice, a page, a link', async () => {
  const started = await visit(tagOf('match-list.js?season=2022&per-page=5&start=stran%3D1'))
  const { page } = started
  await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
  await page.getByRole('link', { name: 'Naslednja stran' }).click()
  await eventually(() => questionsOf(started).some((url) => /[?&]page=\d/.test(url))).toBe(true)
})

it('twice on a page is two elements with content each', async () => {
  const started = await visit(`${tagOf('roster.js?team=1')}<p>med njima</p>${tagOf('roster.js?team=2')}`)
  await eventually(() => started.received.filter(({ name }) => name === 'parket-load').length).toBe(2)
  expect(
    await started.page
      .locator('parket-roster')
      .evaluateAll((all) => all.map((each) => each.getAttribute('team'))),
  ).toEqual(['1', '2'])
  expect([started.warnings, started.errors, questionsOf(started)]).toEqual([[], [], []])
})

it('beside the loader, whichever comes first, is one of its elements', async () => {
  const loader = `<script type="module" src="${origin}/parket.js"></script>`
  const started = await visit(`<parket-roster team="2"></parket-roster>${tagOf('roster.js?team=1')}`, {
    head: loader,
  })
  await eventually(() => started.received.filter(({ name }) => name === 'parket-load').length).toBe(2)
  expect([started.warnings, started.errors]).toEqual([[], []])
})

it('on a page whose own tag speaks for all elements goes by that, like any element', async () => {
  const loader = `<script type="module" src="${origin}/parket.js" data-site="https://klub.example"></script>`
  const started = await visit('', { head: loader })
  const { page } = started
  await page.evaluate((address) => {
    const script = document.createElement('script')
    script.src = address
    document.querySelector('main')?.append(script)
  }, addressOf('match-search.js'))
  await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
  expect(
    await page
      .locator('parket-match-search a')
      .evaluateAll((links) =>
        links
          .map((link) => new URL((link as HTMLAnchorElement).href).origin)
          .filter((each) => each !== 'https://klub.example'),
      ),
  ).toEqual([])
  expect([started.warnings, started.errors]).toEqual([[], []])
})

it.each(['text/html', 'application/xhtml+xml'])(
  'beside a standalone script of its element (%s) is nobody else’s',
  async (type) => {
    await embedsDrawn(tagOf('roster.js?team=1'))
    const started = await startVisit()
    const html = `<html xmlns="http://www.w3.org/1999/xhtml" lang="sl"><head><title>Tuja stran</title></head><body><main>
      <script src="${origin}/standalone/roster.js"></script>
      <script src="${addressOf('roster.js?team=1')}" async=""></script></main></body></html>`
    await started.page.goto(stranger.put('/oboje', html, { 'content-type': `${type}; charset=utf-8` }))
    await started.page.locator('parket-roster [part~=player]').first().waitFor()
    await eventually(() => started.warnings).toEqual(['parket-roster: defined by Parket, left alone'])
    expect(await started.page.locator('parket-roster').count()).toBe(1)
    expect(started.errors).toEqual([])
  },
)

const closed = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin} data:; base-uri 'none'; form-action 'none'`

it.each([
  ['a policy without a word for styles', closed],
  [
    'enforced Trusted Types that allow ours',
    `${closed}; require-trusted-types-for 'script'; trusted-types parket`,
  ],
])('under %s shows its content and becomes live', async (_, policy) => {
  const started = await visit(
    tagOf('roster.js?team=1'),
    { headers: { 'content-security-policy': policy } },
    (page) =>
      page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`parket violates ${violatedDirective}: ${blockedURI}`),
        )
      }),
  )
  const { page } = started
  await page.locator('[part~=player]').first().waitFor()
  await reach(page, 'parket-roster')
  expect([started.warnings, started.errors]).toEqual([[], []])
})

it('where Trusted Types forbid our policy comes without its view, says so once, and loads like any element', async () => {
  const policy = `${closed}; require-trusted-types-for 'script'; trusted-types 'none'`
  const started = await visit(tagOf('roster.js?team=1'), { headers: { 'content-security-policy': policy } })
  await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
  expect(started.warnings.filter((line) => line.startsWith('parket-roster: the page forbids'))).toHaveLength(
    1,
  )
  expect(questionsOf(started).length).toBeGreaterThan(0)
})

it('leaves the host’s page as it was, but for its one element', async () => {
  const started = await visit(tagOf('roster.js?team=1'))
  const { page } = started
  await eventually(() => started.received.map(({ name }) => name)).toContain('parket-load')
  const left = await page.evaluate(() => ({
    head: [...document.head.children].map(({ localName }) => localName),
    main: [...(document.querySelector('main')?.children ?? [])].map(({ localName }) => localName),
    sheets: document.adoptedStyleSheets.length,
    title: document.title,
  }))
  expect(left).toEqual({
    head: ['meta', 'meta', 'title', 'link'],
    main: ['h1', 'script', 'parket-roster'],
    sheets: 0,
    title: 'Tuja stran',
  })
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

it('with an attribute that there is not is no script, and the page goes on', async () => {
  const started = await visit(`${tagOf('roster.js?ekipa=1')}<p>Naprej</p>`)
  await started.page.getByText('Naprej').waitFor()
  expect(await started.page.locator('parket-roster').count()).toBe(0)
})
