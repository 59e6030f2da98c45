/** Whatever a server does, each widget stays silent, counts its attempts and leaves nothing behind. */
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { hearComplaints } from '../src/island/console.fixture'
import { answerTo, everyRoute, type Routes, sceneOf } from './answers.fixture'
import { listeners, showsScene, type Widget, widgetsBy } from './every-widget.fixture'
import {
  isSeen,
  letTimeGo,
  pass,
  pathOf,
  pathsOf,
  place,
  placeAndWait,
  received,
  runOut,
  stopTime,
} from './fake-clock.fixture'
import { type Fault, faults, withLetters, withRecords } from './faults.fixture'
import { type HostPage, markupIn, nextFrame, rootOf, settled, waitFor } from './host-page.fixture'

const isLong = inject('long')

const faultText = /error|fail|napak|neuspe|exception|undefined|\bnull\b|NaN|\[object|JSON|HTTP/i

beforeEach(stopTime)
afterEach(letTimeGo)

const goodAnswer = (path: string, query: URLSearchParams) =>
  answerTo(`https://kzs.example/api${path}?${query}`)

/** Errors and warnings from now on, off the screen of whoever runs the tests. */
function hearQuietly(): () => string[] {
  const complaints = hearComplaints()
  for (const method of ['error', 'warn'] as const) vi.mocked(console[method]).mockImplementation(() => {})
  return () => complaints().map(([line]) => String(line))
}

const timesOf = (words: readonly string[], word: string): number =>
  words.filter((each) => each === word).length

/** How often each address was requested; `asked` where the fault is, once everywhere else. */
function holdsToAttempts({ requested: all }: HostPage, path: string, requested: number): void {
  const addresses = all.map((each) => each.path)
  const counts = addresses.map((each) => [each, timesOf(addresses, each)])
  expect(counts).toEqual(all.map((each) => [each.path, pathOf(each) === path ? requested : 1]))
}

function holdsToWaits(moments: readonly number[], least: number): void {
  for (const [index, moment] of moments.slice(1).entries()) {
    const waited = moment - (moments[index] ?? moment)
    expect(waited).toBeGreaterThanOrEqual(least)
    expect(waited).toBeLessThanOrEqual(least + 2000)
  }
}

/** No word of a fault, no blank: either the screen is there or what its host put inside. */
function holdsToSilence(element: HTMLElement): void {
  const root = rootOf(element) ?? expect.fail('it was never drawn')
  const isShown = root.dataset.content === 'shown'
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read
  expect(isSeen(root) ? root.innerText : '').not.toMatch(faultText)
  expect([isSeen(root), isSeen(element.querySelector('i'))]).toEqual([isShown && isSeen(root), !isShown])
  expect(root.querySelectorAll('[part~=skeleton]').length).toBe(0)
}

/** Each line is one of ours, and no address has more than one. */
function holdsToLines(lines: readonly string[], tag: string, addresses: number): void {
  for (const line of lines) expect(line).toMatch(new RegExp(`^${tag}: .+?(: left out \\d+: | failed:)`))
  expect(lines.length).toBeLessThanOrEqual(addresses)
}

async function holdsToTheEnd({ page, element }: ReturnType<typeof place>, left: () => string[]) {
  element.remove()
  await pass(1)
  expect([page.open, vi.getTimerCount(), left()]).toEqual([0, 0, []])
}

async function goThrough(widget: Widget, path: string, { instead, requested, apart = 0, isTotal }: Fault) {
  const { shows, restsOn } = sceneOf(widget.tag.tag)
  const lines = hearQuietly()
  const left = listeners()
  const moments = new Map<string, number[]>()
  const placed = await placeAndWait(widget, {
    [path]: (query: URLSearchParams) => {
      const key = query.toString()
      moments.set(key, [...(moments.get(key) ?? []), performance.now()])
      return instead(goodAnswer(path, query))
    },
  })
  const { page, element } = placed
  holdsToAttempts(page, path, requested)
  for (const each of moments.values()) holdsToWaits(each, apart)
  holdsToLines(lines(), element.localName, moments.size)
  holdsToSilence(element)
  const failed = lines().filter((line) => line.endsWith(' failed:'))
  expect(received(page, 'parket-error')).toBe(failed.length)
  if (isTotal) {
    expect(failed.length).toBe(moments.size)
    expect(markupIn(element).includes(shows)).toBe(!restsOn.includes(path))
  }
  await holdsToTheEnd(placed, left)
}

/** The requests that a fault meets: each fault another one, and in a long run those that the screen rests on, too. */
async function metBy(widget: Widget, number: number): Promise<Set<string>> {
  const paths = await pathsOf(widget)
  const turn = number % paths.length
  return new Set([...paths.slice(turn, turn + 1), ...(isLong ? sceneOf(widget.tag.tag).restsOn : [])])
}

const rows = faults.map((fault, number) => [fault.fault, { ...fault, number }] as const)

test.each(widgetsBy(rows))('%s with %s for an answer', async (_tag, _name, widget, { number, ...fault }) => {
  for (const path of await metBy(widget, number)) {
    await goThrough(widget, path, fault)
    vi.restoreAllMocks()
  }
})

type Trial = (widget: Widget) => Promise<void>

/** An answer that is good, but far larger than any: it is rendered, or its page of it, and goes as it came. */
const rendersLarge =
  (instead: Fault['instead']): Trial =>
  async (widget) => {
    const { restsOn } = sceneOf(widget.tag.tag)
    const [path = ''] = restsOn.length > 0 ? restsOn : await pathsOf(widget)
    vi.useRealTimers()
    const lines = hearQuietly()
    const { page, element } = place(widget, {
      [path]: (query: URLSearchParams) => instead(goodAnswer(path, query)),
    })
    await waitFor(() => expect(rootOf(element)?.dataset.content).toBe('shown'))
    await settled(page, element)
    const others = lines().filter((line) => !line.endsWith(': more than asked for'))
    expect([others, received(page, 'parket-error')]).toEqual([[], 0])
    element.remove()
    await nextFrame()
    expect([markupIn(element), page.open]).toEqual(['', 0])
  }

/** Each path with an answer that is made when it is requested. */
const everywhere = (answer: (good: () => unknown) => unknown): Routes =>
  Object.fromEntries(
    everyRoute.map((path) => [path, (query: URLSearchParams) => answer(() => goodAnswer(path, query))]),
  )

const slowly = (ms: number): Routes =>
  everywhere((good) => new Promise((resolve) => setTimeout(() => resolve(good()), ms)))

const showsAllInTheEnd: Trial = async (widget) => {
  await pathsOf(widget)
  const complaints = hearComplaints()
  const { page, element } = place(widget, slowly(29_000))
  await pass(28_000)
  expect(received(page, 'parket-error')).toBe(0)
  await runOut(page)
  await showsScene(element, widget)
  expect([complaints(), new Set(page.requested.map(({ path }) => path)).size]).toEqual([
    [],
    page.requested.length,
  ])
}

function network() {
  let isThere = false
  const routes = everywhere((good) => (isThere ? good() : Promise.reject(new TypeError('Failed to fetch'))))
  return { routes, comesBack: () => (isThere = true) }
}

/** A widget that nobody answered, a minute later; nothing of it is repeated any more. */
async function standUnanswered(widget: Widget, routes: Routes, lines: () => string[]) {
  const placed = await placeAndWait(widget, routes)
  const { page, element } = placed
  const distinct = new Set(page.requested.map(({ path }) => path)).size
  const attempts = distinct + Math.min(2 * distinct, 10)
  expect(page.requested.length).toBe(attempts)
  expect(lines().length).toBeGreaterThan(0)
  holdsToLines(lines(), element.localName, distinct)
  // A screen that is gone takes along the requests inside it: nobody waits for that any more.
  expect(received(page, 'parket-error')).toBe(lines().length)
  await pass(60_000)
  expect([page.requested.length, vi.getTimerCount()]).toEqual([attempts, 0])
  return placed
}

/** All comes back by itself within three seconds, each request once. */
const comesBackWhen =
  (happens: () => unknown): Trial =>
  async (widget) => {
    await pathsOf(widget)
    // In step: who fails for good takes nobody along that could still be repeated.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const lines = hearQuietly()
    const { routes, comesBack } = network()
    const { page, element } = await standUnanswered(widget, routes, lines)
    const [requested, before] = [page.requested.length, lines().length]
    comesBack()
    // Each view waits for a moment of its own.
    let moment = 0
    vi.mocked(Math.random).mockImplementation(() => (moment++ % 10) / 10)
    happens()
    for (let ms = 0; ms < 3000; ms += 100) await pass(100)
    await showsScene(element, widget)
    const after = page.requested.slice(requested).map(({ path }) => path)
    expect(after).toEqual([...new Set(after)])
    expect(lines().length).toBe(before)
    expect(isSeen(element.querySelector('i'))).toBe(false)
  }

const [records, letters] = isLong ? [20_000, 10_000_000] : [200, 100_000]
const tell = (event: Event) => () => document.body.dispatchEvent(event)
const unanswered = 'with nothing answered repeats ten times at most and has its content within 3 s when'

const trials: [name: string, trial: Trial][] = [
  [`draws ${records} records in each list and goes as it came`, rendersLarge(withRecords(records))],
  [`draws ${letters} letters in a field and goes as it came`, rendersLarge(withLetters(letters))],
  ['whose server takes 29 s for everything shows no fault, and all of it in the end', showsAllInTheEnd],
  [`${unanswered} the network returns`, comesBackWhen(() => window.dispatchEvent(new Event('online')))],
  [
    `${unanswered} the visitor clicks`,
    comesBackWhen(tell(new PointerEvent('pointerdown', { bubbles: true }))),
  ],
  [`${unanswered} the visitor types`, comesBackWhen(tell(new KeyboardEvent('keydown', { bubbles: true })))],
]

test.each(widgetsBy(trials))('%s %s', { timeout: 120_000 }, async (_tag, _name, widget, trial) =>
  trial(widget),
)
