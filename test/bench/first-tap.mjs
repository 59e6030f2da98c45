/**
 * How soon an element that nobody has touched answers the first tap, on a slow telephone: until the tap is seen to be kept,
 * until React is there, and until what was requested is painted. What makes the element live was fetched when the visitor
 * gave his first sign, or has to come now.
 */
import { race, SlowVisit } from './slow-visit.mjs'

/** What is tapped, by the page's content; selectors in the element's root. */
const taps = {
  // Needs no answer of the API.
  'a list opens': {
    page: 'a match search',
    target: '[role=combobox][aria-label=Klub]',
    effect: '[popover]:popover-open',
  },
  // The page that is requested takes a request of its own.
  'a page turns': {
    page: 'a list with pages',
    // A season that is over opens at its last page.
    target: 'a[data-in-place][aria-label="Prejšnja stran"]',
    effect: '[aria-busy=true], a[aria-label="Naslednja stran"]',
  },
}

/**
 * By name. Nobody scrolls to what is tapped, which would be a sign: the host lets the links to pages are at the bottom of
 * the screen. (At its top left they would be under the pointer, which a browser puts there before a mouse moves.)
 */
export const reachPages = (loader, season) => ({
  'a match search': `<parket-match-search></parket-match-search>${loader}`,
  'a list with pages': `<style>parket-match-list::part(pagination) { position: fixed; inset: auto 0 0; margin: 0; background: #fff }</style>
<parket-match-list per-page="20" search="off" season="${season}"></parket-match-list>${loader}`,
})

/** The point that a finger hits. Runs in the page. */
function placeOf(target) {
  const element = document.querySelector('parket-match-search, parket-match-list')
  const { x, y, width, height } = element.shadowRoot.querySelector(target).getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function watchReach(effect) {
  const { shadowRoot: root } = document.querySelector('parket-match-search, parket-match-list')
  if (!root.querySelector('script[data-view]')) throw new Error('the element is not at rest')
  const firstRow = () => root.querySelector('article.match')?.textContent
  const before = firstRow()
  const isThere = {
    kept: () => root.querySelector('[data-kept]'),
    live: () => !root.querySelector('script[data-view]'),
    effect: () => [...root.querySelectorAll(effect)].some((each) => each.checkVisibility()),
    rows: () => before && firstRow() && firstRow() !== before,
  }
  const reach = {}
  window.reach = reach
  const isAsked = new Set()
  const sinceDown = () => performance.now() - reach.down
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    reach[data] = sinceDown()
  }
  const look = () => {
    for (const [name, isNow] of Object.entries(isThere)) {
      if (isAsked.has(name) || !isNow()) continue
      isAsked.add(name)
      // In the document at once; on the screen with the next frame.
      if (name === 'kept' || name === 'live') reach[name] = sinceDown()
      else requestAnimationFrame(() => port2.postMessage(name))
    }
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      reach.down ??= timeStamp
    },
    { capture: true },
  )
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true })
  root.addEventListener('toggle', look, true)
}

/** Touches and lifts at once; a longer press would give the element a head start. */
async function tap(browser, address, { target, effect, isCold }) {
  const visit = await SlowVisit.begin(browser, { count: 0, hasTouch: true, isMobile: true })
  const { page } = visit
  await visit.goTo(address)
  await visit.still()
  if (!isCold) {
    await page.mouse.move(4, 4)
    await page.mouse.move(8, 8)
    await visit.still()
  }
  const isFetched = visit.asked.some(({ url }) => url.includes('/assets/'))
  if (isFetched === isCold)
    throw new Error(`${address}: its files ${isCold ? 'came without' : 'wait for more than'} a sign`)
  await page.evaluate(watchReach, effect)
  const { x, y } = await page.evaluate(placeOf, target)
  await page.touchscreen.tap(x, y)
  await visit.still()
  const { kept, live, effect: seen, rows } = await page.evaluate(() => window.reach)
  await visit.end()
  if (seen === undefined) throw new Error(`${address}: a tap has no effect`)
  return { kept, live, effect: seen, rows }
}

const ways = Object.entries(taps).flatMap(([name, tapped]) => [
  [`${name}, fetched`, { ...tapped, isCold: false }],
  [`${name}, cold`, { ...tapped, isCold: true }],
])

export const raceTaps = (rounds, browser, addressOf) => {
  const known = new Map(ways)
  return race(rounds, [...known.keys()], (way) => {
    const tapped = known.get(way)
    return tap(browser, addressOf(tapped.page), tapped)
  })
}
