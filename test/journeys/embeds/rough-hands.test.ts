/** Lines of ours in pages that treat them roughly: without an end tag, in another place, in a foreign root or encoding. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  eventually,
  hostPage,
  origin,
  startVisit,
  stranger,
  viewRendered,
  visitHost,
} from '../../support/journey'

const loader = `<script type="module" src="${origin}/parket.js"></script>`
const jquery = readFileSync('node_modules/jquery/dist/jquery.js', 'utf8')

const classic = (path: string, type = 'text/javascript') =>
  fetch(`${origin}/${path}`).then(async (response) =>
    stranger.put(`/${path.replace(/\W/g, '-')}.js`, await response.text(), { 'content-type': type }),
  )

describe('a tag without an end tag', () => {
  const after = '<p id="after">Kontakt: 01 234 56 78</p><footer id="foot">Noga strani</footer>'

  it.each(['', ' api="/drugod/api"'])(
    'leaves the rest of the page visible, with one line (%s)',
    async (words) => {
      const { page, warnings } = await visitHost(`<parket-match-search${words} />${after}`)
      await page.locator('parket-match-search [part~=filter]').first().waitFor()
      expect(
        await page.locator('#after, #foot').evaluateAll((all) => all.map((each) => each.checkVisibility())),
      ).toEqual([true, true])
      await eventually(() =>
        warnings.filter((line) => line.includes('</parket-match-search> is missing')),
      ).toHaveLength(1)
      expect(warnings).toHaveLength(1)
    },
  )

  it('shows what it has swallowed of ours, too, once', async () => {
    const { page, warnings } = await visitHost('<parket-match-search /><parket-member-list />')
    await page.locator('parket-member-list [part~=club]').first().waitFor()
    expect(warnings.map((line) => line.split(':', 1)[0])).toEqual(['parket-match-search'])
  })

  it('shows what follows two of them', async () => {
    const { page } = await visitHost(`<parket-match-search /><parket-member-list />${after}`)
    await page.locator('parket-member-list [part~=club]').first().waitFor()
    await eventually(() => page.locator('#after').evaluate((each) => each.checkVisibility())).toBe(true)
  })

  it('is none where a fallback is one', async () => {
    const { page, warnings } = await visitHost(
      '<parket-match-search><p id="fallback"><a href="/">Tekme</a></p></parket-match-search>',
    )
    await page.locator('parket-match-search [part~=filter]').first().waitFor()
    await eventually(() => page.locator('#fallback').evaluate((each) => each.checkVisibility())).toBe(false)
    expect(warnings).toEqual([])
  })
})

it('an embed whose script runs in the head is at the end of the page, with one line', async () => {
  await viewRendered('member-list', '')
  const script = `${origin}/embed/member-list.js`
  const inserted = `jQuery('#tab').html('<h3>Klubi</h3><script src="${script}"></scr' + 'ipt>')`
  const body = `<div id="tab"></div><script>${jquery.replaceAll('</script', '<\\/script')}</script><script>${inserted}</script><footer id="foot"></footer>`
  const { page, warnings, errors } = await startVisit()
  await page.goto(hostPage(body, { instead: '' }))
  const list = page.locator('body > parket-member-list:last-child')
  await list.locator('[part~=club]').first().waitFor()
  expect((await list.boundingBox())?.height).toBeGreaterThan(100)
  expect([await page.locator('parket-member-list').count(), errors]).toEqual([1, []])
  expect(warnings).toEqual([expect.stringContaining('<head>')])
})

describe('in a foreign shadow root', () => {
  const cardOnce = (event: string) => `<club-card></club-card>
    <script>addEventListener('${event}', () => customElements.define('club-card', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<parket-match-search>nadomestilo</parket-match-search>'
      }
    }))</script>`

  it.each([
    ['before our script', 'DOMContentLoaded'],
    ['after it', 'load'],
  ])('that comes %s an element waits with a line that says why, until it is given', async (_, event) => {
    const { page, warnings } = await startVisit()
    await viewRendered('match-search', '')
    await page.goto(hostPage(cardOnce(event), { instead: loader }))
    await eventually(() => warnings).toEqual([
      expect.stringContaining("globalThis[Symbol.for('parket@1')].watch(root)"),
    ])
    await page.evaluate(() => {
      const registry = Reflect.get(globalThis, Symbol.for('parket@1'))
      registry.watch(document.querySelector('club-card')?.shadowRoot)
    })
    await page.locator('parket-match-search [part~=filter]').first().waitFor()
    await page.evaluate(() => {
      const list = document.createElement('parket-member-list')
      document.querySelector('club-card')?.shadowRoot?.append(list)
    })
    await page.locator('parket-member-list [part~=club]').first().waitFor()
    expect(warnings).toHaveLength(1)
  })
})

it('classic scripts are ASCII, so that a page of any encoding may hold them', async () => {
  const files = readdirSync('dist/public/standalone').map((file) => `standalone/${file}`)
  const paths = [...files, 'parket.js', 'frame.js', 'embed/member-list.js', 'embed/page.js?url=o-zvezi']
  const odd = []
  for (const path of paths) {
    const text = await (await fetch(`${origin}/${path}`)).text()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
    if (/[^\x00-\x7f]/.test(text)) odd.push(path)
  }
  expect([files.length > 10, odd]).toEqual([true, []])
})

it('a copy of a classic script in a page in windows-1250 shows its letters', async () => {
  const src = await classic('standalone/match-search.js', 'text/javascript; charset=windows-1250')
  const body = `<script src="${src}" data-api="${origin}/api" data-storage="${origin}/storage"></script><parket-match-search></parket-match-search>`
  const { page, uncaught } = await startVisit()
  const html = { headers: { 'content-type': 'text/html; charset=windows-1250' } }
  await page.goto(hostPage(body, { instead: '', ...html }))
  await page.getByText('IŠČI').first().waitFor()
  expect(uncaught).toEqual([])
})
