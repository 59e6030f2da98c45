// @vitest-environment happy-dom
// @vitest-environment-options { "width": 1280 }
import { beforeEach, describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../src/contract/pages'
import { menuParts } from '../pages/menu'
import { controlMenu, markCurrent } from './menu-control'

const item = (id: number, title: string, page_path: string, parent_menu_id: string | null = null) => ({
  ...{ id: String(id), parent_menu_id, position: id, page_path, title, external_link: null },
})
const show = (...items: MenuItem[]) => {
  list.innerHTML = menuParts(items, null, { origin: location.origin, base: '' }).header
}

let list: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<ul></ul><button id="outside">x</button>'
  list = document.body.querySelector('ul') as HTMLElement
  show(
    ...[item(1, 'Ekipe', 'ekipe'), item(11, 'clani', 'clani', '1'), item(12, 'clanice', 'clanice', '1')],
    ...[item(2, 'Klubi', 'klubi'), item(3, 'Zveza', 'zveza'), item(31, 'ljudje', 'ljudje', '3')],
  )
  controlMenu(list)
})

const top = (index: number) => list.children[index]?.querySelector<HTMLElement>('a, button') as HTMLElement
const toggle = (index: number) => list.children[index]?.querySelector<HTMLElement>('.toggle') as HTMLElement
const isOpen = (index: number) => toggle(index).getAttribute('aria-expanded') === 'true'
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const focusedLink = () => (document.activeElement as HTMLAnchorElement).pathname

describe('the menu by keys', () => {
  it('opens downwards, goes round below, and closes by Escape on the button', () => {
    top(0).focus()
    press('ArrowDown')
    expect([isOpen(0), focusedLink()]).toEqual([true, '/ekipe/clani'])
    press('ArrowDown')
    press('ArrowDown')
    expect(focusedLink()).toBe('/ekipe/clani')
    press('Escape')
    expect(isOpen(0)).toBe(false)
    expect(document.activeElement).toBe(toggle(0))
  })

  it('goes round the top and past items that hold nothing', () => {
    top(0).focus()
    press('ArrowRight')
    expect(focusedLink()).toBe('/klubi')
    press('ArrowDown')
    expect(focusedLink()).toBe('/klubi')
    press('End')
    expect(focusedLink()).toBe('/zveza')
    press('ArrowRight')
    expect(focusedLink()).toBe('/ekipe')
  })

  it('leaves other keys to the page', () => {
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
    top(0).dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('the menu by its buttons', () => {
  it('holds one part open at a time, until the visitor turns to something else', () => {
    toggle(0).click()
    toggle(2).click()
    expect([isOpen(0), isOpen(2)]).toEqual([false, true])
    toggle(2).click()
    expect(isOpen(2)).toBe(false)
    toggle(0).click()
    document.querySelector('#outside')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(isOpen(0)).toBe(false)
  })

  it('closes by Escape wherever the focus is', () => {
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
    toggle(0).dispatchEvent(over)
    expect(isOpen(0)).toBe(true)
    document.querySelector<HTMLElement>('#outside')?.focus()
    press('Escape')
    expect(isOpen(0)).toBe(false)
  })
})

it('an item that leads nowhere is itself the button', () => {
  show(item(1, 'Sodniki', ''), item(2, 'iskalnik', 'iskalnik', '1'))
  expect(toggle(0).textContent).toBe('Sodniki')
  expect(list.querySelectorAll('a').length).toBe(1)
  toggle(0).click()
  expect(isOpen(0)).toBe(true)
})

describe('the page at hand', () => {
  const marked = () => [...list.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)
  const current = () => [...list.children].map((item) => item.classList.contains('is-current'))
  it.each([
    ['/ekipe/clanice', ['clanice'], [true, false, false]],
    ['/ekipe/clanice/2025', [], [true, false, false]],
    ['/klubi', ['Klubi'], [false, true, false]],
    ['/klubiji', [], [false, false, false]],
    ['/', [], [false, false, false]],
  ])('%s marks %j', (path, links, items) => {
    markCurrent(list, '/zveza')
    markCurrent(list, path)
    expect([marked(), current()]).toEqual([links, items])
  })
})
