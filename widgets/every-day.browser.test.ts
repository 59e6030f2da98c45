/** A day in fast-forward: whatever has happened before it, a widget requests nothing by itself and nothing grows. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyRoute, type Routes } from './answers.fixture'
import { listeners, widgetsBy } from './every-widget.fixture'
import { letTimeGo, pass, pathsOf, placeAndWait, stopTime } from './fake-clock.fixture'
import { failing, markupIn } from './host-page.fixture'

const day = 24 * 60 * 60 * 1000

const everywhere = (answer: () => unknown): Routes =>
  Object.fromEntries(everyRoute.map((path) => [path, answer]))

const states: [string, Routes][] = [
  ['has shown its content', {}],
  ['was refused everything', everywhere(failing(404))],
  ['was never answered', everywhere(() => new Promise(() => {}))],
]

beforeEach(stopTime)
afterEach(letTimeGo)

const nodes = (): number =>
  [...document.querySelectorAll('*')].reduce(
    (sum, { shadowRoot }) => sum + 1 + (shadowRoot?.querySelectorAll('*').length ?? 0),
    0,
  )

/** The page is looked at again, as after an hour in the background. */
function comeBack(): void {
  for (const target of [document, window]) target.dispatchEvent(new Event('visibilitychange'))
  for (const type of ['focus', 'pageshow', 'resume']) window.dispatchEvent(new Event(type))
}

test.each(widgetsBy(states))(
  '%s that %s stays as it is for a day',
  async (_tag, stateName, widget, routes) => {
    await pathsOf(widget)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const left = listeners()
    const { page, element } = await placeAndWait(widget, routes)
    const state = () => [vi.getTimerCount(), nodes(), left()]
    const [before, requested, markup] = [state(), page.requested.length, markupIn(element)]
    expect(before[0]).toBe(0)
    for (const part of [day / 2, day / 2]) {
      await vi.advanceTimersByTimeAsync(part)
      comeBack()
      // As long as an answer is fresh.
      await pass(180_000)
    }
    expect(state()).toEqual(before)
    const questions = page.requested.length - requested
    // Who comes back on another day to a list that opens where today is has another question.
    const attempts = stateName === 'was never answered' ? 3 : 1
    expect(questions).toBe(widget.tag.tag === 'parket-match-list' ? attempts : 0)
    if (questions === 0) expect(markupIn(element)).toBe(markup)
    element.remove()
    await pass(1)
    expect([page.open, vi.getTimerCount(), left()]).toEqual([0, 0, []])
  },
)
