/** parket.js on a stranger's page: what it fetches, when, and what it does when that fails. */
import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pairs, someOf } from '../../support/diagonal'
import {
  backstop,
  eventually,
  hold,
  hostPage,
  origin,
  quiet,
  startVisit,
  type Visit,
  visitHost,
  withoutViews,
} from '../../support/journey'

const search = (page: Page) => page.locator('parket-match-search').getByRole('button', { name: 'IŠČI' })

describe('no module is fetched', () => {
  it('where the server has rendered the elements, and nobody reaches for one: each view comes once', async () => {
    const visit = await visitHost('<parket-match-list per-page="5"></parket-match-list>'.repeat(2))
    await eventually(() => visit.received.filter(({ name }) => name === 'parket-load').length).toBe(2)
    await quiet(visit)
    const ours = visit.requested.filter((url) => url.startsWith(origin) && !url.includes('/storage/'))
    expect(ours).toEqual([`${origin}/parket.js`, `${origin}/view/match-list?per-page=5`])
  })

  it('on a page without any element', async () => {
    const visit = await visitHost('<parket-></parket-><parket-unknown></parket-unknown><p>parket</p>')
    await visit.page.waitForLoadState('load')
    expect(visit.requested.filter((url) => url.startsWith(origin))).toEqual([`${origin}/parket.js`])
  })
})

/** What a host may do to bring an element in; each runs in the page. */
const waysIn: [way: string, bring: () => void][] = [
  ['is appended', () => document.body.append(document.createElement('parket-match-search'))],
  [
    'comes deep inside a fragment',
    () => {
      const fragment = new DocumentFragment()
      const outer = fragment.appendChild(document.createElement('section'))
      outer.appendChild(document.createElement('p')).append(document.createElement('parket-match-search'))
      document.body.append(fragment)
    },
  ],
  [
    'comes by innerHTML',
    () => {
      const section = document.body.appendChild(document.createElement('section'))
      section.innerHTML = '<p>Tekme</p><div><parket-match-search></parket-match-search></div>'
    },
  ],
  [
    'is cloned out of a template',
    () => {
      const template = document.createElement('template')
      template.innerHTML = '<aside><parket-match-search></parket-match-search></aside>'
      document.body.append(template.content.cloneNode(true))
    },
  ],
  [
    'stood in a detached tree before',
    () => {
      const tree = document.createElement('div')
      tree.append(document.createElement('parket-match-search'))
      setTimeout(() => document.body.append(tree))
    },
  ],
]

it('an element that comes late is found, whichever way it comes, also in the open root of one of ours', async () => {
  const { page } = await visitHost('<parket-ad-banner></parket-ad-banner>')
  await page.locator('parket-ad-banner').getByRole('link').waitFor()
  for (const [index, [way, bring]] of waysIn.entries()) {
    await page.evaluate(bring)
    await expect.poll(() => search(page).count(), { timeout: backstop, message: way }).toBe(index + 1)
  }
  await page.evaluate(() => {
    const root = document.querySelector('parket-match-search')?.shadowRoot
    root?.append(document.createElement('parket-ad-banner'))
  })
  await page.locator('parket-match-search parket-ad-banner').getByRole('link').waitFor()
})

/** Lets the first `failures` requests of a chunk fail in this way. */
async function breakChunk(page: Page, name: string, failures: number, how: (route: Route) => Promise<void>) {
  let left = failures
  await page.route(new RegExp(`/assets/${name}-[a-z\\d]{7}\\.js$`), (route) =>
    left-- > 0 ? how(route) : route.continue(),
  )
}

const open = async (visit: Visit, body: string) => {
  await withoutViews(visit.page)
  await visit.page.goto(hostPage(body))
}

const waysToFail: [way: string, how: (route: Route) => Promise<void>][] = [
  ['the network does not bring', (route) => route.abort()],
  ['is answered with 503', (route) => route.fulfill({ status: 503 })],
  ['is answered with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Ups</h1>' })],
]

describe('an element that renders itself', () => {
  const list = '<parket-match-list season="2022" per-page="5"></parket-match-list>'
  const rows = (page: Page) => page.locator('parket-match-list .match')
  const answers = ({ requested }: Visit) => requested.filter((url) => url.startsWith(`${origin}/api/`))

  it('has sent its requests before React arrives, and repeats none', async () => {
    const visit = await startVisit()
    const bring = await hold(visit.page, '**/assets/core-*.js')
    await open(visit, list)
    await eventually(() => answers(visit).length).toBe(5)
    bring()
    await rows(visit.page).first().waitFor()
    await quiet(visit)
    expect(answers(visit).filter((url) => url.includes('/matches?')).length).toBe(1)
    expect(new Set(answers(visit)).size).toBe(answers(visit).length)
  })

  it('requests later where the file that requests ahead is lost', async () => {
    const visit = await startVisit()
    await visit.page.route('**/assets/first-*.js', (route) => route.abort())
    await open(visit, list)
    await rows(visit.page).first().waitFor()
    expect(visit.errors).toEqual([])
    expect(visit.received.map(({ name }) => name)).not.toContain('parket-error')
  })
})

/** One line and one event say that a match search's files are lost, and its fallback stays. */
async function reportsOnce(visit: Visit): Promise<void> {
  const detail = { request: 'load', error: expect.any(String) }
  await eventually(() => visit.received).toEqual([
    { name: 'parket-error', tag: 'parket-match-search', detail },
  ])
  expect(visit.errors).toEqual([expect.stringMatching(/^parket-match-search: load failed/)])
  expect(await visit.page.getByRole('link', { name: 'Tekme', exact: true }).isVisible()).toBe(true)
}

describe('a chunk', () => {
  it.each(someOf(['match-search', 'core'], 1))('%s that fails once is tried again', async (name) => {
    const visit = await startVisit()
    await breakChunk(visit.page, name, 1, (route) => route.abort())
    await open(visit, '<parket-match-search></parket-match-search>')
    await search(visit.page).waitFor()
    expect(visit.errors).toEqual([])
    expect(visit.received.map((event) => event.name)).not.toContain('parket-error')
  })

  const waysBack: [when: string, come: (page: Page) => Promise<unknown>, count: number][] = [
    [
      'the network is back',
      async (page) => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
      1,
    ],
    [
      'the next element asks for it',
      (page) => page.evaluate(() => document.body.append(document.createElement('parket-match-search'))),
      2,
    ],
  ]
  it.each(
    pairs(waysBack, waysToFail).map(([[when, come, count], [way, how]]) => ({ when, come, count, way, how })),
  )(
    'that $way twice is reported, the fallback stays, and it comes when $when',
    async ({ come, count, how }) => {
      const visit = await startVisit()
      await breakChunk(visit.page, 'match-search', 2, how)
      await open(visit, '<parket-match-search><a href="/tekme">Tekme</a></parket-match-search>')
      await reportsOnce(visit)
      await come(visit.page)
      await eventually(() => search(visit.page).count()).toBe(count)
      expect(visit.errors.length).toBe(1)
    },
  )

  it('that is somebody else’s script is reported like one that is missing, and nothing else', async () => {
    const visit = await startVisit()
    await visit.page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const answer = 42' }),
    )
    await open(visit, '<parket-match-search><a href="/tekme">Tekme</a></parket-match-search>')
    await reportsOnce(visit)
  })
})
