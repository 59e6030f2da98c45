/** Hundreds of hostile texts, cleaned and rendered as the server does it: Chromium runs none of it. */
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileHtml } from '../../../src/domain/text/hostile.fixture'
import { allowedAttributes, allowedTags } from '../../../src/domain/text/rich-html'
import { chromiumArguments, findChromium } from '../../../test/support/chromium.mjs'
import { cleanHtml } from '../../api/rich-html/clean-html'
import { richText } from '../render-thread/rich-text'

const place = { site: 'https://kzs.example', storage: 'https://kzs.example/storage', headingLevel: 2 }
const rendered = (dirty: string): string => richText.render(cleanHtml(dirty), place)

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArguments })
})
afterAll(() => browser.close())

test.each([
  ['<p>Prvi</p><h4>Naslov</h4>', '<p>Prvi</p><h2>Naslov</h2>'],
  ['<p>&lt;img src=x&gt; &amp;amp; "\'</p>', '<p>&lt;img src=x&gt; &amp;amp; "\'</p>'],
  ['<a href="/klubi">Klubi</a>', '<a href="https://kzs.example/klubi">Klubi</a>'],
  [
    '<a href="https://fiba.example/" title="a&quot; onclick=&quot;ran()">x</a>',
    '<a href="https://fiba.example/" title="a&quot; onclick=&quot;ran()" target="_blank" rel="noopener">x</a>',
  ],
  ['<p> \u200b</p><p>x</p>', '<p>x</p>'],
])('%s stands as %s', (dirty, html) => {
  expect(rendered(dirty)).toBe(html)
})

test('nothing runs, nothing is requested but pictures, and everything that stays is on the lists', async () => {
  expect(hostileHtml.length).toBeGreaterThan(300)
  const page = await browser.newPage()
  const asked: string[] = []
  await page.addInitScript('window.ran = () => { window.hasRun = true }; window.alert = window.ran')
  await page.route('**/*', (route) => {
    const { url, type } = { url: route.request().url(), type: route.request().resourceType() }
    if (!route.request().isNavigationRequest()) asked.push(`${type} ${url}`)
    return route.fulfill({ body: '', contentType: 'text/html; charset=utf-8' })
  })
  const texts = hostileHtml.map(rendered)
  // Each as a page's parser meets it: in a declarative root, and words after it.
  const html = texts
    .map(
      (text) =>
        `<div class="place"><template shadowrootmode="open"><div>${text}</div><p>after</p></template></div>`,
    )
    .join('')
  await page.route('https://kzs.example/', (route) =>
    route.fulfill({ body: `<!doctype html><body>${html}`, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto('https://kzs.example/')
  const places = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('.place')].map(({ shadowRoot }) => shadowRoot)
    return roots.map((root) => ({
      after: root?.lastElementChild?.textContent,
      children: root?.childElementCount,
      elements: [...(root?.querySelectorAll('div > *') ?? [])].map((each) => ({
        tag: each.localName,
        namespace: each.namespaceURI,
        attributes: each.getAttributeNames(),
      })),
    }))
  })
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  await page.close()
  expect(places.length).toBe(hostileHtml.length)
  for (const [index, { after, children }] of places.entries())
    expect([hostileHtml[index], after, children]).toEqual([hostileHtml[index], 'after', 2])
  const tags = new Set([...allowedTags, 'button'])
  tags.delete('iframe')
  const ours =
    'class tabindex role aria-label target rel loading decoding referrerpolicy preload controls data-video type'
  const attributes = new Set([...allowedAttributes, ...ours.split(' ')])
  const strange = places.flatMap(({ elements }) =>
    elements
      .filter(
        (each) =>
          !tags.has(each.tag) ||
          each.namespace !== 'http://www.w3.org/1999/xhtml' ||
          each.attributes.some((name) => !attributes.has(name)),
      )
      .map(({ tag, attributes }) => `${tag} ${attributes}`),
  )
  expect(strange).toEqual([])
  expect(asked.filter((each) => !each.startsWith('image '))).toEqual([])
})
