/**
 * Every element put into a page and taken out again, over and over: nothing of it stays. The browser itself counts
 * nodes and listeners, after its garbage is collected.
 */
import { expect, inject, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import { hostPage, startVisit } from '../../support/journey'
import { countMounting } from '../../support/mounting'
import { type Screen, screens } from '../../support/screens'

const cycles = inject('long') ? 250 : 20

/** Two at a time, each in a process of its own: even small machines have two cores. */
const pairs = screens
  .flatMap((_, index) => (index % 2 === 0 ? [screens.slice(index, index + 2)] : []))
  .map((pair) => [pair.map(({ tag }) => tag).join(' and '), pair] as const)

async function leavesNothing(screen: Screen): Promise<void> {
  // A picture that is never fetched holds its element for ever.
  const { page, errors } = await startVisit({ hasPictures: true })
  await page.goto(hostPage('<div id="place"></div>'))
  const { nodes, listeners, heap } = await countMounting(page, screen, cycles)
  expect([screen.tag, nodes, listeners, errors]).toEqual([screen.tag, 0, 0, []])
  // So few cycles say nothing of the heap.
  if (cycles > 100) expect([screen.tag, heap]).toEqual([screen.tag, expect.toSatisfy((size) => size < 1e6)])
}

it.each(someOf(pairs, 4))(
  'mounted and removed again and again %s leave no node and no listener',
  { timeout: 120_000 + cycles * 200 },
  async (_, pair) => {
    await Promise.all(pair.map(leavesNothing))
  },
)
