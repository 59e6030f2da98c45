/** A page with a fake clock and one widget, in which everything that the widget does is recorded. */
import { expect, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { registry } from '../src/island/protocol'
import type { Routes } from './answers.fixture'
import { defined, markup, type Widget } from './every-widget.fixture'
import { closePage, type HostPage, nextFrame, openPage, put, tasks } from './host-page.fixture'

const uncaught: unknown[] = []
const note = (event: Event) => uncaught.push(event)

/** For `beforeEach`. */
export async function stopTime(): Promise<void> {
  await browser.viewport(1280, 900)
  // A field under the pointer that others have left there requests its names.
  await userEvent.unhover(document.body)
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  // Noon, so that a simulated day has one midnight.
  vi.useFakeTimers({ toFake: [...timers, 'Date', 'performance'], now: Date.UTC(2025, 10, 30, 12) })
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, note)
}

/** Answers are cached by a clock that is now stopped. */
function forgetAnswers(): void {
  for (const answers of Object.values(registry().caches ?? {})) if (answers instanceof Map) answers.clear()
}

/** For `afterEach`; fails if there was an uncaught error. */
export function letTimeGo(): void {
  for (const type of ['error', 'unhandledrejection']) window.removeEventListener(type, note)
  closePage()
  forgetAnswers()
  expect(uncaught.splice(0)).toEqual([])
}

/** Advances by this many ms, a second at a time, so that answers are processed meanwhile. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1000))
    await tasks()
  }
}

/** Until `read` is stable and no request is pending, because each answer may lead to further requests. */
export async function rest(page: HostPage, shown: () => string): Promise<void> {
  const state = () => `${page.requested.length} ${page.open} ${shown()}`
  for (let still = 0; still < 3; ) {
    const before = state()
    await pass(1000)
    still = state() === before ? still + 1 : 0
  }
}

/** The same, also while files are loaded for the first time. */
export async function restWithFiles(page: HostPage, shown: () => string): Promise<string> {
  for (let before = ' '; before !== shown(); ) {
    before = shown()
    await rest(page, shown)
    await nextFrame()
    await nextFrame()
  }
  return shown()
}

/** Until no request is pending and no timer is waiting; three attempts without an answer take 90 s. */
export async function runOut(page: HostPage): Promise<void> {
  for (let still = 0, second = 0; still < 3 && second < 200; second++) {
    await pass(1000)
    still = page.open > 0 || vi.getTimerCount() > 0 ? 0 : still + 1
  }
}

const tags = new Map<Widget, string>()

/** One copy of the widget for the whole file, because a definition can't be removed. */
export function tagOf(widget: Widget): string {
  const tag = tags.get(widget) ?? defined(widget)
  tags.set(widget, tag)
  return tag
}

/** A new page with only the widget, with fallback content; the retry budget is reset. */
export function place(widget: Widget, routes: Routes = {}): { page: HostPage; element: HTMLElement } {
  delete registry().repeats
  delete registry().failing
  const page = openPage(routes)
  return { page, element: put(markup(widget, tagOf(widget), '', '<i>Nadomestilo</i>')) }
}

/** The same, after everything has settled. */
export async function placeAndWait(widget: Widget, routes: Routes = {}) {
  const placed = place(widget, routes)
  await runOut(placed.page)
  return placed
}

export const pathOf = ({ path }: { path: string }): string => path.replace(/\?.*/, '')

const paths = new Map<Widget, readonly string[]>()

/**
 * The widget's normal requests. It has been added and removed once by then, because React keeps a listener on the
 * document.
 */
export async function pathsOf(widget: Widget): Promise<readonly string[]> {
  const known = paths.get(widget)
  if (known) return known
  const { page, element } = await placeAndWait(widget)
  element.remove()
  await pass(1)
  const requested = [...new Set(page.requested.map(pathOf))]
  paths.set(widget, requested)
  return requested
}

export const isSeen = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0

export const received = ({ events }: HostPage, name: string): number =>
  events.filter((event) => event.startsWith(name)).length
