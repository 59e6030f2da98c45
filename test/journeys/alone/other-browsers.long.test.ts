/**
 * Each element in browsers that are not Chromium's kin, where the system has them (Debian: `firefox-esr`;
 * `webkit2gtk-driver` and `xvfb`): content, a choice by mouse and one by keys, back, an embed, a frame, and nothing thrown.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually, hostPage, origin, stranger, viewsRendered } from '../../support/journey'
import { type OtherBrowser, otherBrowsers, type PressedKey } from '../../support/other-browsers'
import { elementOf, type Screen, screens } from '../../support/screens'

const jquery = readFileSync('node_modules/jquery/dist/jquery.js', 'utf8')

const listen = `<script>
  window.faults = []
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
</script>`

const deep = `((selector) => {
  const within = (root) => [...root.querySelectorAll('*')].flatMap((each) => [
    ...(each.matches(selector) ? [each] : []),
    ...(each.shadowRoot ? within(each.shadowRoot) : []),
  ])
  return within(document)
})`

const all = (selector: string) => `${deep}(${JSON.stringify(selector)})`

/** What a visitor can choose in it: what is pressed, the keys that do the same with another one, and what shows that it was done. */
interface Choice {
  control: string
  /** Where the keys go: what was pressed, or what is in its place while a list is open. */
  typedInto: string
  keys: PressedKey[]
  state: string
}

const isCombobox = (selector: string): Choice => ({
  control: selector,
  typedInto: `${all(selector)}[0]`,
  keys: ['ArrowDown', 'ArrowDown', 'Enter'],
  state: '.textContent',
})
const combobox = isCombobox('[role=combobox]')
const tab: Choice = {
  control: '[role=tab][aria-selected=false]',
  typedInto: 'pressed',
  keys: ['ArrowRight', 'Enter'],
  state: '.closest("[role=tablist]").querySelector("[aria-selected=true]").textContent',
}
const club: Choice = {
  control: '[part~=club] summary',
  typedInto: 'pressed',
  keys: ['Enter'],
  state: '.parentElement.open',
}

const choices: Record<string, Choice> = {
  'parket-match-search': combobox,
  'parket-match-list': combobox,
  // Several can be chosen: the list stays open, and the keys go on in it.
  'parket-news-list': {
    ...combobox,
    keys: ['ArrowDown', 'Enter'],
    state: '.getRootNode().querySelectorAll("[role=option][aria-selected=true]").length',
  },
  'parket-competition-history': combobox,
  // A season that has just begun may have a single competition.
  'parket-referee-search': isCombobox('[role=combobox][aria-label=Sodnik]'),
  'parket-national-team': tab,
  'parket-competition': tab,
  'parket-member-list': club,
}

const isStanding = ({ tag, content }: Screen) =>
  `${all(tag)}[0]?.shadowRoot?.querySelectorAll(${JSON.stringify(content ?? '[role=search]')}).length > 0`

const host = (body: string, instead?: string) =>
  hostPage(body, { head: listen, ...(instead !== undefined && { instead }) })

it.runIf(inject('long'))('there are other browsers to try', () => {
  const lacking = otherBrowsers.filter(([, start]) => !start).map(([name]) => name)
  expect(lacking, 'apt-get install firefox-esr webkit2gtk-driver xvfb').toEqual([])
})

for (const [name, start] of otherBrowsers)
  describe.runIf(inject('long') && start)(name, () => {
    let browser: OtherBrowser
    beforeAll(async () => {
      browser = await (start as () => Promise<OtherBrowser>)()
      console.log(`tried in ${browser.version}`)
    })
    afterAll(() => browser?.stop())

    const becomes = (expression: string) => eventually(() => browser.read(expression))
    const faults = () => browser.read('window.faults')

    async function clickOn(found: string): Promise<void> {
      const [x, y] = await browser.read<[number, number]>(`(() => {
        const element = ${found}
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left + width / 2, top + height / 2]
      })()`)
      await browser.click(x, y)
    }

    describe.each(screens)('$tag', (screen) => {
      it('comes as the server rendered it', async () => {
        await viewsRendered(elementOf(screen))
        await browser.open(host(elementOf(screen)))
        await becomes(isStanding(screen)).toBe(true)
        expect(await faults()).toEqual([])
      })

      const choice = choices[screen.tag]
      it.runIf(choice)('is used by mouse and by keys', async () => {
        const { control, typedInto, keys, state } = choice as Choice
        await becomes(`${all(control)}.length > 0`).toBe(true)
        await browser.read(
          `void (window.pressed = ${all(control)}[0], window.isSelect = pressed.getAttribute('role') === 'combobox')`,
        )
        const first = await browser.read(`pressed${state}`)
        await clickOn('pressed')
        if (await browser.read('isSelect')) {
          await becomes(`${all('[role=option]')}.length > 2`).toBe(true)
          await clickOn(`${all('[role=option]')}[1]`)
        }
        await becomes(`${typedInto}${state} !== ${JSON.stringify(first)}`).toBe(true)
        const second = await browser.read(`${typedInto}${state}`)
        await browser.read(`void ${typedInto}.focus()`)
        for (const key of keys) await browser.press(key)
        await becomes(`${typedInto}${state} !== ${JSON.stringify(second)}`).toBe(true)
        expect(await faults()).toEqual([])
      })

      const attributes = [...(screen.attributes ?? '').matchAll(/([a-z-]+)="([^"]*)"/g)]
      const query = new URLSearchParams(attributes.map(([, key = '', value = '']) => [key, value]))

      it('comes as a frame, as high as it is', async () => {
        const frame = `<iframe src="${origin}/okvir/${screen.tag.slice(7)}?${query}" height="1"></iframe>`
        await browser.open(host(frame, `<script src="${origin}/frame.js" async></script>`))
        await becomes('document.querySelector("iframe").clientHeight > 40').toBe(true)
      })

      it('comes as an embed', async () => {
        const script = `<script src="${origin}/embed/${screen.tag.slice(7)}.js?${query}" async></script>`
        await browser.open(host(script, ''))
        await becomes(isStanding(screen)).toBe(true)
        expect(await faults()).toEqual([])
      })
    })

    it('shows an embed that jQuery has put into a tab of the page', async () => {
      await viewsRendered('<parket-member-list></parket-member-list>')
      const inserted = `jQuery('#tab').html('<script src="${origin}/embed/member-list.js"></scr' + 'ipt>')`
      const scripts = `<script>${jquery.replaceAll('</script', '<\\/script')}</script><script>${inserted}</script>`
      await browser.open(host(`<div id="tab"></div>${scripts}`, ''))
      await becomes(`${all('[part~=club]')}.length > 0`).toBe(true)
      expect(await faults()).toEqual([])
    })

    it.each([1.25, 0.8])('opens a list at its field on a scrolled page with zoom %d', async (zoom) => {
      const style = `<style>body { zoom: ${zoom}; padding-block: 1500px }</style>`
      await browser.open(host(`${style}<parket-match-search></parket-match-search>`))
      await becomes(`${all('[role=combobox]')}.length > 0`).toBe(true)
      // WebKit measures elements without the page's zoom, so a pointer can't be sent to them.
      await browser.read(`((field) => {
        field.scrollIntoView({ block: 'center' })
        field.focus()
        field.click()
      })(${all('[role=combobox]')}[0])`)
      await becomes(`${all('[role=option]')}.length > 2`).toBe(true)
      await becomes(`(() => {
        const layer = ${all(':popover-open')}[0]
        const [inner, outer] = [layer, layer.parentElement].map((each) => each.getBoundingClientRect())
        return Math.abs(inner.left - outer.left) < 2 && Math.abs(inner.top - outer.bottom) < 12
      })()`).toBe(true)
    })

    it('has a gray box in place of each picture that is missing', async () => {
      await browser.open(host(`<parket-news-list storage="${stranger.origin}/ni"></parket-news-list>`))
      const missing = `${all('img[alt=""]')}.filter((each) => each.complete && !each.naturalWidth)`
      await becomes(`${missing}.length > 0`).toBe(true)
      await becomes(`${missing}.every((each) => getComputedStyle(each).filter !== 'none')`).toBe(true)
    })

    it('goes back on the site', async () => {
      const current = `${all('[aria-current=page]')}.map(({ textContent }) => textContent).join()`
      await browser.open(`${origin}/tekme?sezona=2022&stran=1`)
      await becomes(`${current}.includes('1')`).toBe(true)
      await clickOn(`${all('a[href*="stran=2"]')}[0]`)
      await becomes('location.search.includes("stran=2")').toBe(true)
      await becomes(`${current}.includes('2')`).toBe(true)
      await browser.back()
      await becomes('location.search.includes("stran=1")').toBe(true)
      await becomes(`${current}.includes('1')`).toBe(true)
    })
  })
