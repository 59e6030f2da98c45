/** Where what measures the tabs never comes: the row scrolls, as where no menu can open. */
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../../test/support/wait-for'
import type * as LazyPart from '../../fields/lazy-part'
import { unmountAll } from '../../fields/shadow.fixture'
import { drawTabs, more, rowOf } from './tabs.fixture'

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
  const row = rowOf(drawTabs({ width: 390 }).shadow)
  await waitFor(() => expect(more().elements()).toEqual([]))
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  expect(warn).toHaveBeenCalledTimes(1)
})
