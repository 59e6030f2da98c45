/**
 * Pages that are rude to everything on them, each with all fourteen elements; and the same for our own shell. Nobody
 * throws, every screen is there, and what the visitor does works.
 */
import { describe, expect, it } from 'vitest'
import { pairs, someOf } from '../../support/diagonal'
import {
  eventually,
  type HostPage,
  hostPage,
  origin,
  quiet,
  startVisit,
  stranger,
  type Visit,
  withoutViews,
} from '../../support/journey'
import { elementOf, screens } from '../../support/screens'
import { use } from '../../support/uses'

const all = screens.map((screen) => elementOf(screen)).join('\n')
const tags = screens.map(({ tag }) => tag).toSorted()
const loader = `<script type="module" src="${origin}/parket.js"></script>`
const standalone = () =>
  tags.map((tag) => `<script defer src="${origin}/standalone/${tag.slice(7)}.js"></script>`).join('')

/** The tags that fired the event, each once. */
const tagsFiring = ({ received }: Visit, event: string) =>
  received
    .filter(({ name }) => name === event)
    .map(({ tag }) => tag)
    .toSorted()

async function open(body: string, rude: () => void = () => {}, host: HostPage = {}): Promise<Visit> {
  const visit = await startVisit()
  await visit.page.addInitScript(rude)
  await visit.page.goto(hostPage(body, host), { waitUntil: 'commit' })
  return visit
}

async function expectAllScreens(visit: Visit): Promise<void> {
  await eventually(() => tagsFiring(visit, 'parket-load')).toEqual(tags)
  for (const { tag, content } of screens)
    if (content) await visit.page.locator(`${tag} ${content}`).filter({ visible: true }).first().waitFor()
  await eventually(() => visit.page.locator('[part~=skeleton]').count()).toBe(0)
  expect([visit.errors, tagsFiring(visit, 'parket-error')]).toEqual([[], []])
}

/** What a page may do to what all its scripts use. Each runs in the page, before anything else. */
const rudenesses: [rudeness: string, rude: () => void][] = [
  [
    'refuses storage and cookies',
    () => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      for (const name of ['serviceWorker', 'storage', 'locks'])
        Object.defineProperty(Navigator.prototype, name, { get: refuse })
    },
  ],
  [
    'adds to every object, array, text and element',
    () => {
      for (const { prototype } of [Object, Array, String, Function, Promise, Element, Event])
        Object.defineProperty(prototype, 'clone', { value: () => null, enumerable: true, writable: true })
    },
  ],
  [
    'watches everything through wrappers',
    () => {
      /** The method goes on, seen by somebody, and named otherwise. */
      const wrap = (target: object, name: string) => {
        const original = Reflect.get(target, name)
        Reflect.set(target, name, function wrapped(this: unknown, ...given: unknown[]) {
          return Reflect.apply(original, this, given)
        })
      }
      for (const name of [
        'fetch',
        'setTimeout',
        'clearTimeout',
        'requestAnimationFrame',
        'queueMicrotask',
        'matchMedia',
      ])
        wrap(window, name)
      for (const name of ['parse', 'stringify']) wrap(JSON, name)
      for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
        wrap(EventTarget.prototype, name)
      for (const name of ['appendChild', 'insertBefore', 'removeChild', 'cloneNode'])
        wrap(Node.prototype, name)
      for (const name of ['setAttribute', 'attachShadow', 'append', 'remove']) wrap(Element.prototype, name)
      for (const name of ['pushState', 'replaceState']) wrap(History.prototype, name)
      for (const name of ['then', 'catch']) wrap(Promise.prototype, name)
      wrap(customElements, 'define')
      window.MutationObserver = class extends MutationObserver {}
      window.AbortController = class extends AbortController {}
    },
  ],
  [
    'brings a promise, a date and numbers of its own',
    () => {
      const native = window.Promise
      class HostPromise<T> extends native<T> {}
      window.Promise = HostPromise as PromiseConstructor
      window.Date = class extends Date {} as DateConstructor
      Math.random = () => 0.5
      Reflect.deleteProperty(window, 'requestIdleCallback')
      Reflect.deleteProperty(window, 'cancelIdleCallback')
      Reflect.deleteProperty(window, 'navigation')
      Reflect.deleteProperty(window, 'scheduler')
    },
  ],
  [
    'lets no window open',
    () => {
      window.open = () => {
        console.error('parket opens a window')
        return null
      }
    },
  ],
]

/** What a page may have done to the prototype of all objects. */
const sharedPrototypes: [rudeness: string, rude: () => void][] = [
  ['freezes what all objects share', () => Object.freeze(Object.prototype)],
  [
    'freezes what all objects, arrays, functions and promises share',
    () => {
      for (const { prototype } of [Object, Array, Function, Promise, RegExp, Map, Set])
        Object.freeze(prototype)
    },
  ],
  [
    'gives all objects the methods of an old library',
    () => {
      for (const name of [
        'each',
        'extend',
        'keys',
        'values',
        'entries',
        'filter',
        'map',
        'find',
        'has',
        'size',
      ])
        Object.assign(Object.prototype, { [name]: () => undefined })
    },
  ],
  [
    'gives all objects accessors',
    () => {
      for (const name of ['should', 'each', 'extend'])
        Object.defineProperty(Object.prototype, name, {
          get: () => undefined,
          set: () => {},
          enumerable: name !== 'should',
          configurable: true,
        })
    },
  ],
]

/** The calendar needs it, too: there the browser's own control replaces it. */
const unwritable: (typeof sharedPrototypes)[number] = [
  'gives all objects a `toJSON` that throws',
  () =>
    Object.defineProperty(Object.prototype, 'toJSON', {
      get() {
        throw new TypeError('toJSON is read')
      },
      configurable: true,
    }),
]

const follow = (path: string) => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = path
  link.click()
}

describe('a page that', () => {
  it.each(someOf(rudenesses, 1))('%s has all screens', async (_, rude) => {
    const visit = await open(all, rude)
    await expectAllScreens(visit)
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  const ways: [way: string, arrive: (rude: () => void) => Promise<Visit>][] = [
    [
      'rendered by themselves',
      async (rude) => {
        const visit = await open('', rude)
        await withoutViews(visit.page)
        await visit.page.goto(hostPage(all), { waitUntil: 'commit' })
        return visit
      },
    ],
    ['of standalone scripts', (rude) => open(all, rude, { instead: standalone() })],
  ]
  it.each(
    someOf(pairs([...sharedPrototypes, unwritable], ways), 2).map(([[name, rude], [way, arrive]]) => ({
      name,
      way,
      rude,
      arrive,
    })),
  )('$name has all screens $way', async ({ rude, arrive }) => {
    const visit = await arrive(rude)
    await expectAllScreens(visit)
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  const used = screens.filter(({ tag }) => /match-search|competition$|site-search/.test(tag))
  it.each(
    someOf(pairs([...rudenesses, ...sharedPrototypes], used), 1).map(([[name, rude], screen]) => ({
      name,
      tag: screen.tag,
      rude,
      screen,
    })),
  )('$name has $tag to use', async ({ rude, screen }) => {
    const visit = await open(elementOf(screen), rude)
    await use(visit.page, screen)
    expect(visit.errors).toEqual([])
  })

  it.each(someOf(rudenesses, 1))('%s is no worse for our own site', async (_, rude) => {
    const visit = await startVisit()
    const { page } = visit
    await page.addInitScript(rude)
    await page.goto(`${origin}/tekme`)
    await page.locator('#outlet [part~=match]').filter({ visible: true }).first().waitFor()
    await page.locator('#menu-items a').first().waitFor({ state: 'attached' })
    await page.evaluate(follow, '/klubi')
    await page.locator('#outlet [part~=club]').first().waitFor()
    await page.goBack()
    await page.locator('#outlet [part~=match]').filter({ visible: true }).first().waitFor()
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })
})

it.each(['get', 'set', 'value', 'writable'])(
  'a page that gives all objects `%s` keeps its fallbacks, with one console line',
  async (name) => {
    const visit = await startVisit()
    await visit.page.addInitScript(`Object.prototype.${name} = () => {}`)
    await visit.page.goto(hostPage('<parket-roster team="61"><p>Naše</p></parket-roster>'))
    await eventually(() => visit.warnings).toEqual([
      expect.stringContaining('parket.js: this browser or page'),
    ])
    expect(await visit.page.locator('parket-roster').evaluate(({ shadowRoot }) => shadowRoot)).toBe(null)
    expect(visit.errors).toEqual([])
  },
)

describe('the scripts', () => {
  const taken = `<script>for (const tag of ${JSON.stringify(tags)})
    customElements.define(tag, class extends HTMLElement { connectedCallback() { this.append('Naše') } })</script>`
  it.each(
    someOf<[which: string, words: string, scripts: () => string]>(
      [
        ['the loader', 'left alone', () => loader],
        ['the standalone scripts', 'left as it is', standalone],
      ],
      1,
    ),
  )('of %s leave all tags to whom they belong', async (_, words, scripts) => {
    const visit = await open(all, undefined, { head: taken, instead: scripts() })
    await eventually(() => visit.warnings.filter((line) => line.endsWith(words)).length).toBe(tags.length)
    for (const { tag } of screens) {
      expect(await visit.page.locator(tag).textContent()).toBe('Naše')
      expect(await visit.page.locator(tag).evaluate(({ shadowRoot }) => shadowRoot)).toBe(null)
    }
    expect(visit.requested.filter((url) => url.includes('/api/'))).toEqual([])
  })
})

/** Our files that a page requests by and by. */
const assets = /\/assets\/.+\.js$/

describe('after a deploy that took the old files away', () => {
  it('an open page goes on with what it has, also without a network, and has the rest when it returns', async () => {
    const visit = await startVisit()
    const { page } = visit
    await withoutViews(page)
    await page.goto(hostPage(all))
    await expectAllScreens(visit)
    // What a screen brings after its first sight is no part of this.
    await quiet(visit)
    await page.route(assets, (route) => route.fulfill({ status: 404 }))
    const search = page.locator('parket-match-search')
    await search.getByRole('combobox', { name: 'Klub' }).focus()
    await search.locator('select[aria-label=Klub]').selectOption({ label: 'Krka' })
    const team = page.locator('parket-national-team')
    await team.getByRole('tab', { name: 'Zgodovina' }).click()
    await eventually(() => tagsFiring(visit, 'parket-error')).toContain('parket-national-team')
    await page.unroute(assets)
    await page.context().setOffline(true)
    await page.locator('parket-match-list').getByRole('link', { name: 'Naslednja stran' }).click()
    await eventually(() => tagsFiring(visit, 'parket-error')).toContain('parket-match-list')
    for (const { tag, content } of screens)
      if (content && tag !== 'parket-match-list')
        expect(await page.locator(`${tag} ${content}`).first().isVisible()).toBe(true)
    await page.context().setOffline(false)
    await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
  })

  it('the site’s frame is there, and the next page comes when the files are back', async () => {
    const visit = await startVisit()
    const { page } = visit
    await page.route(assets, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${origin}/tekme?sezona=2022&stran=1`)
    await page.getByRole('link', { name: 'Naslednja stran' }).click()
    await eventually(() => tagsFiring(visit, 'parket-error')).toEqual(['parket-match-list'])
    // What the server rendered stays to be read.
    await page.locator('#outlet [part~=match]').filter({ visible: true }).first().waitFor()
    await page.unroute(assets)
    await page.evaluate(follow, '/klubi')
    await page.locator('#outlet [part~=club]').first().waitFor()
  })
})

it('while all fourteen come the host’s focus, scroll position, selection and title stay, and no other origin is requested', async () => {
  const field = '<input aria-label="Gostiteljevo"><p style="block-size: 3000px">Dolgo</p>'
  const visit = await startVisit()
  const { page } = visit
  await page.route('**/parket.js', async (route) => {
    await page.waitForFunction(() => document.activeElement?.localName === 'input' && scrollY === 500)
    await route.continue()
  })
  const arrived = page.goto(hostPage(field + all), { waitUntil: 'commit' })
  await page.locator('input').focus()
  await page.getByText('Dolgo').waitFor()
  await page.evaluate(() => scrollTo(0, 500))
  await arrived
  await expectAllScreens(visit)
  const state = () =>
    page.evaluate(() => [
      document.activeElement?.localName,
      scrollY,
      document.title,
      getSelection()?.type,
      history.length,
    ])
  expect((await state()).slice(0, 3)).toEqual(['input', 500, 'Tuja stran'])
  const ours = [origin, stranger.origin]
  const others = visit.requested.filter(
    (url) => url.startsWith('http') && !ours.includes(new URL(url).origin),
  )
  expect(others).toEqual([])
})
