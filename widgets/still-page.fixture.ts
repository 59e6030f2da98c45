/** A page whose clock goes only when a test says so, with one widget in it and everything that it does watched. */
import { expect, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { registry } from '../src/page/registry'
import type { Routes } from './answers.fixture'
import { defined, markup, type Widget } from './every-widget.fixture'
import { closePage, type HostPage, nextFrame, openPage, put, tasks } from './host-page.fixture'

const uncaught: unknown[] = []
const note = (event: Event) => uncaught.push(event)
const ownAddress = location.href

/** For `beforeEach`. */
export async function stopTime(): Promise<void> {
  await browser.viewport(1280, 900)
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  // Noon, so that a day in fast-forward has one midnight.
  vi.useFakeTimers({ toFake: [...timers, 'Date', 'performance'], now: Date.UTC(2025, 10, 30, 12) })
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, note)
}

/** Answers are kept until a clock goes on that now stands still. */
function forgetAnswers(): void {
  for (const answers of Object.values(registry().caches ?? {})) if (answers instanceof Map) answers.clear()
}

/** For `afterEach`; fails where nobody has caught something. */
export function letTimeGo(): void {
  for (const type of ['error', 'unhandledrejection']) window.removeEventListener(type, note)
  vi.restoreAllMocks()
  closePage()
  forgetAnswers()
  vi.useRealTimers()
  history.replaceState(null, '', ownAddress)
  expect(uncaught.splice(0)).toEqual([])
}

/** So many ms go by; a second at a time, so that answers are read and drawn meanwhile. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1000))
    await tasks()
  }
}

/** Until this stays the same and nobody asks for more, though each answer may lead to further questions. */
export async function rest(page: HostPage, shown: () => string): Promise<void> {
  const state = () => `${page.asked.length} ${page.open} ${shown()}`
  for (let still = 0; still < 3; ) {
    const before = state()
    await pass(1000)
    still = state() === before ? still + 1 : 0
  }
}

/** The same, though the files of parts may come for the first time. */
export async function restWithFiles(page: HostPage, shown: () => string): Promise<string> {
  for (let before = ' '; before !== shown(); ) {
    before = shown()
    await rest(page, shown)
    await nextFrame()
    await nextFrame()
  }
  return shown()
}

/** Until nothing is asked and nothing is waited for any more; three attempts without an answer take 90 s. */
export async function runOut(page: HostPage): Promise<void> {
  for (let still = 0, second = 0; still < 3 && second < 200; second++) {
    await pass(1000)
    still = page.open > 0 || vi.getTimerCount() > 0 ? 0 : still + 1
  }
}

const tags = new Map<Widget, string>()

/** One copy of the widget for the whole file: a definition stays. */
export function tagOf(widget: Widget): string {
  const tag = tags.get(widget) ?? defined(widget)
  tags.set(widget, tag)
  return tag
}

/** A new page with the widget alone, and words of its host inside; no minute of an earlier test is remembered. */
export function place(widget: Widget, routes: Routes = {}): { page: HostPage; element: HTMLElement } {
  delete registry().repeats
  delete registry().failing
  const page = openPage(routes)
  return { page, element: put(markup(widget, tagOf(widget), '', '<i>Nadomestilo</i>')) }
}

/** The same, once all that it does is done. */
export async function placeAndWait(widget: Widget, routes: Routes = {}) {
  const placed = place(widget, routes)
  await runOut(placed.page)
  return placed
}

export const pathOf = ({ path }: { path: string }): string => path.replace(/\?.*/, '')

const paths = new Map<Widget, readonly string[]>()

/** Whom the widget asks when all is well; it has come and gone once then, as React listens to the document for good. */
export async function pathsOf(widget: Widget): Promise<readonly string[]> {
  const known = paths.get(widget)
  if (known) return known
  const { page, element } = await placeAndWait(widget)
  element.remove()
  await pass(1)
  const asked = [...new Set(page.asked.map(pathOf))]
  paths.set(widget, asked)
  return asked
}

export const isSeen = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0

/** How many events of this name the page has heard. */
export const heard = ({ events }: HostPage, name: string): number =>
  events.filter((event) => event.startsWith(name)).length
