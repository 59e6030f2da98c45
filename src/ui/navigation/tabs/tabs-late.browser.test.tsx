/** What tabs fetch and when, and a menu that is still on its way, and then never comes. */
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import type * as LazyPart from '../../fields/lazy-part'
import { focused, unmountAll } from '../../fields/shadow.fixture'
import { more, names, renderTabs, rowOf, shown } from './tabs.fixture'

const menuName = 'menu of a tab bar'
const arrivals = vi.hoisted(() => {
  const asked: string[] = []
  let fail = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('gone with an earlier build'))
  })
  return { asked, failed, fail: () => fail() }
})
vi.mock('../../fields/lazy-part', async (importOriginal) => {
  const original = await importOriginal<typeof LazyPart>()
  const lazyPart = <T,>(name: string, fetchModule: () => Promise<T>) =>
    original.lazyPart<T>(name, () => {
      arrivals.asked.push(name)
      return name === menuName ? arrivals.failed : fetchModule()
    })
  return { ...original, lazyPart }
})

afterEach(unmountAll)

test('no menu is fetched before the visitor turns to "Več"', async () => {
  await userEvent.hover(document.body, { position: { x: 400, y: 300 } })
  const wide = rowOf(renderTabs().shadow)
  expect(wide.scrollWidth).toBe(wide.clientWidth)
  renderTabs({ width: 390 })
  await waitFor(() => expect(shown().slice(names.length)).toEqual(['Igralci in štab', 'Tekme', 'Novice']))
  expect(arrivals.asked).toEqual([])
})

test('an open "Več" whose menu never comes gives all tabs back to the bar, with one line on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderTabs({ width: 390 })
  await userEvent.click(more())
  await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
  arrivals.fail()
  await waitFor(() => expect(shown()).toEqual(names))
  expect(more().query()).toBeNull()
  expect(focused()?.textContent).toBe('Tekmovanje')
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    `Parket: the browser's own control stands in for the ${menuName}.`,
  ])
})
