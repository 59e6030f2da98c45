import type { CDPSession, Page } from 'playwright'
import type { Screen } from './screens'
import { elementOf } from './screens'

export interface Growth {
  /** Of the whole page, as the browser counts them, including those that only a script still holds. */
  nodes: number
  listeners: number
  heap: number
}

const atOnce = 10
/** Warm-up: by then files and answers are loaded. */
const beginning = 20
/** Warm-up cycles: by then the browser has made its permanent data of our code. */
const warmUp = 1 / 5

/** Runs in the page: adds copies, waits until all have content, removes them. */
async function comeAndGo({ html, copies, rounds }: { html: string; copies: number; rounds: number }) {
  const place = document.querySelector('#place')
  if (!place) throw new Error('no place')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let round = 0; round < rounds; round++) {
    place.innerHTML = html.repeat(copies)
    const isShown = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[data-root][data-content=shown]')
    while (![...place.children].every(isShown)) await frame()
    await frame()
    place.replaceChildren()
    await frame()
  }
}

async function measure(session: CDPSession): Promise<Growth> {
  // A collection may make more collectable for the next one.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners, heap }
}

/**
 * So many times in all, after some that count for nothing; the page has a `#place`. The last one is sometimes held until
 * another one comes: so the most of some looks is where it begins, and where it ends is looked at again, after a few
 * more, as long as there is more. What really stays is more at each look.
 */
export async function countMounting(page: Page, screen: Screen, cycles: number): Promise<Growth> {
  const session = await page.context().newCDPSession(page)
  const html = elementOf(screen)
  const run = (times: number) =>
    page.evaluate(comeAndGo, { html, copies: atOnce, rounds: Math.ceil(times / atOnce) })
  const look = async (times: number) => {
    await run(times)
    return measure(session)
  }
  await run(beginning)
  const before = [await look(Math.max(beginning, cycles * warmUp)), await look(atOnce), await look(atOnce)]
  const growth = (now: Growth, key: keyof Growth) => now[key] - Math.max(...before.map((then) => then[key]))
  let after = await look(cycles)
  for (let more = 0; more < 10 && growth(after, 'nodes') + growth(after, 'listeners') > 0; more++)
    after = await look(atOnce)
  const atLeastNone = (key: keyof Growth) => Math.max(0, growth(after, key))
  return { nodes: atLeastNone('nodes'), listeners: atLeastNone('listeners'), heap: growth(after, 'heap') }
}
