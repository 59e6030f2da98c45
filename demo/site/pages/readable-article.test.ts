/** What a reader view finds on an article's page, of the page's own HTML alone. */
import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { news } from '../../api/database/schema'

const origin = 'http://kzs.test'
const drawer = startDrawer()
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ renderer: drawer, siteUrl: origin })
})
afterAll(() => site.close())

/** A reader's document, which knows no shadow roots: of a declared one it has the template. */
function documentOf(html: string): Document {
  const window = new Window({ url: origin, settings: { disableJavaScriptEvaluation: true } })
  window.document.write(html)
  return window.document as unknown as Document
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

const pageOf = async (url: string) => (await site.app.request(`${origin}/novica/${url}`)).text()

function wordsOfHtml(html: string): string[] {
  const body = documentOf('').body
  body.innerHTML = html.replaceAll('</', ' </')
  return wordsOf(body.textContent ?? '')
}

test('of every article of the demo a reader view has the words, and none of the menu or the footer', async () => {
  const articles = await site.database.select().from(news)
  expect(articles.length).toBeGreaterThan(30)
  for (const { url, title, html_content } of articles) {
    const document = documentOf(await pageOf(url))
    const outside = [...document.querySelectorAll('header, footer')].flatMap((part) =>
      wordsOf(part.textContent ?? ''),
    )
    const found = new Readability(document).parse()
    const read = wordsOfHtml(found?.content ?? '')
    const own = wordsOfHtml(html_content)
    const missing = own.filter((word) => !read.includes(word))
    expect([url, missing.length / own.length < 0.05, missing]).toEqual([url, true, expect.anything()])
    const known = new Set([...own, ...wordsOf(JSON.stringify(articles.find((each) => each.url === url)))])
    expect([url, outside.filter((word) => read.includes(word) && !known.has(word))]).toEqual([url, []])
    expect(found?.title).toContain(title)
  }
})

describe('the text for readers', () => {
  const outletOf = (html: string) => /<main id="outlet"[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const lightOf = (html: string) => outletOf(html).replace(/<template.*<\/template>/s, '')

  test('is beside the view, once, loads nothing by itself and has absolute addresses', async () => {
    const url = 'berljiva'
    const html_content =
      '<p>Prvi <a href="/tekme">del</a></p><iframe src="https://www.youtube.com/embed/M7lc1UVf-VE"></iframe><img src="scenes/kos.svg"><video src="a.mp4"></video>'
    await site.database.insert(news).values({
      ...{ id: 999_001, url, title: 'Beri', html_content, author: 'A & B' },
      ...{ published_at: '2024-01-01 10:00:00', short_text: 'Kratko' },
    })
    const html = await pageOf(url)
    expect(outletOf(html)).toContain('<template shadowrootmode="open">')
    expect(lightOf(html)).toBe(
      `<parket-news-article heading-level="1" slug="${url}"><article lang="sl"><h1>Beri</h1><p>Kratko</p>` +
        `<p>Prvi <a href="${origin}/tekme">del</a></p><a href="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE">Video</a>` +
        `<img src="${origin}/storage/scenes/kos.svg" loading="lazy" /><video src="${origin}/storage/a.mp4" controls="controls" preload="none"></video>` +
        '<p>Besedilo: A &amp; B</p></article></parket-news-article>',
    )
  })

  test('is alone where nothing could be rendered', async () => {
    const bare = await openSite({ siteUrl: origin })
    const html = await (await bare.app.request(`${origin}/novica/preobrat-v-jihlavi`)).text()
    expect(outletOf(html)).toMatch(
      /^<parket-news-article heading-level="1" slug="preobrat-v-jihlavi"><article /,
    )
    await bare.close()
  })

  test.each(['/novice', '/tekme', '/novica/ni-je', '/'])('is not on %s', async (path) => {
    const html = await (await site.app.request(origin + path)).text()
    expect(lightOf(html)).not.toContain('<article lang')
  })
})
