/** Where what measures the tabs never comes: the row scrolls, as where no menu can open. */
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { adoptStyles } from '../../../styles/adopt'
import type * as LazyPart from '../../fields/lazy-part'
import { drawInShadow, unmountAll } from '../../fields/shadow.fixture'
import { Tabs, tabsStyles } from './tabs'

vi.mock('../../fields/lazy-part', async (importOriginal) => {
  const original = await importOriginal<typeof LazyPart>()
  const lazyPart = <T,>(name: string, fetchModule: () => Promise<T>) =>
    original.lazyPart<T>(name, () =>
      name === 'menu of tabs that do not fit'
        ? Promise.reject(new Error('gone with an earlier build'))
        : fetchModule(),
    )
  return { ...original, lazyPart }
})

afterEach(unmountAll)

test('tabs that can never be measured scroll, with one line on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { shadow, draw } = drawInShadow(null)
  adoptStyles(shadow, ...tabsStyles)
  if (shadow.host instanceof HTMLElement) shadow.host.style.inlineSize = '390px'
  const names = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina']
  draw(<Tabs items={names.map((label) => ({ key: label, label, href: `#${label}`, isActive: false }))} />)
  await waitFor(() => expect(page.getByRole('button').elements()).toEqual([]))
  const row = shadow.querySelector('[role=tablist]')
  expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0)
  expect(warn).toHaveBeenCalledTimes(1)
})
