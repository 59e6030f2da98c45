/** Tabs whose menu is still on its way, and then never comes. */
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adoptStyles } from '../../styles/adopt'
import type * as LazyPart from '../field/lazy-part'
import { drawInShadow, focused, unmountAll } from '../field/shadow.fixture'
import { Tabs, tabsStyles } from './tabs'

const arrival = vi.hoisted(() => {
  let fail = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('gone with an earlier build'))
  })
  return { failed, fail: () => fail(), asked: 0 }
})
vi.mock('../field/lazy-part', async (importOriginal) => {
  const original = await importOriginal<typeof LazyPart>()
  const lazyPart = (name: string) =>
    original.lazyPart(name, () => {
      arrival.asked++
      return arrival.failed
    })
  return { ...original, lazyPart }
})

const names = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina']
const items = names.map((label) => ({ key: label, label, href: `#${label}`, isActive: label === 'Tekme' }))

const more = () => page.getByRole('button', { name: 'Več' })
const shown = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)

function drawNarrow() {
  const { shadow, draw } = drawInShadow(null)
  adoptStyles(shadow, ...tabsStyles)
  if (shadow.host instanceof HTMLElement) shadow.host.style.inlineSize = '390px'
  draw(<Tabs items={items} />)
}

afterEach(unmountAll)

test('nothing is fetched before the visitor turns to "Več"', () => {
  drawNarrow()
  expect(shown()).toEqual(['Igralci in štab', 'Tekme', 'Novice'])
  expect(arrival.asked).toBe(0)
})

test('an open "Več" whose menu never comes gives all tabs back to the bar, with one line on the console', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  drawNarrow()
  await userEvent.click(more())
  await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
  arrival.fail()
  await vi.waitFor(() => expect(shown()).toEqual(names))
  expect(more().query()).toBeNull()
  expect(focused()?.textContent).toBe('Zgodovina')
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    "Parket: the browser's own control stands in for the menu of a tab bar.",
  ])
})
