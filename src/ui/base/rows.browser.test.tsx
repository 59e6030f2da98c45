import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import { renderInShadow, serveInShadow, unmountAll } from '../fields/shadow.fixture'
import { Rows } from './rows'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  unmountAll()
})

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

function list(of: readonly number[], rendered = vi.fn()) {
  return (
    <ul>
      <Rows of={of}>
        {(number, index) => {
          rendered(number)
          return <li key={number}>{`${index}: ${number}`}</li>
        }}
      </Rows>
    </ul>
  )
}

const textsIn = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('li')].map(({ textContent }) => textContent)
const all = (of: readonly number[]) => of.map((number, index) => `${index}: ${number}`)
const whole = (shadow: ShadowRoot, of: readonly number[]) =>
  waitFor(() => expect(textsIn(shadow)).toEqual(all(of)))

describe('the rows of a list', () => {
  test.each([0, 1, 100])('of %d are at once', (count) => {
    const { shadow } = renderInShadow(list(numbers(count)))
    expect(textsIn(shadow)).toEqual(all(numbers(count)))
  })

  test('of a thousand begin with twenty-five; the rest comes by itself, and no row is rendered twice', async () => {
    const rendered = vi.fn()
    const { shadow } = renderInShadow(list(numbers(1000), rendered))
    expect(textsIn(shadow)).toEqual(all(numbers(25)))
    await whole(shadow, numbers(1000))
    expect(rendered).toHaveBeenCalledTimes(1000)
  })

  test('come where the browser is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const { shadow } = renderInShadow(list(numbers(300)))
    await whole(shadow, numbers(300))
  })

  test('are complete before the page is printed', () => {
    const { shadow } = renderInShadow(list(numbers(1000)))
    window.dispatchEvent(new Event('beforeprint'))
    expect(textsIn(shadow)).toEqual(all(numbers(1000)))
  })

  test.each([900, 1000])('of another list begin again, of one with %d too', async (count) => {
    const { shadow, render } = renderInShadow(list(numbers(1000)))
    await whole(shadow, numbers(1000))
    render(list(numbers(count, 5000)))
    expect(textsIn(shadow)).toEqual(all(numbers(25, 5000)))
    await whole(shadow, numbers(count, 5000))
  })

  test('of the same list made again stay', async () => {
    const groups = () => numbers(90).map((first) => ({ first }))
    const render = () => (
      <ul>
        <Rows of={groups()} rowsIn={() => 10} lastingPart={({ first }) => first}>
          {({ first }) => <li key={first}>{`${first}: ${first}`}</li>}
        </Rows>
      </ul>
    )
    const rendered = renderInShadow(render())
    await whole(rendered.shadow, numbers(90))
    rendered.render(render())
    expect(textsIn(rendered.shadow)).toEqual(all(numbers(90)))
  })

  test('that are groups count by what they hold', () => {
    const render = (number: number) => <li key={number}>{`${number}`}</li>
    const { shadow } = renderInShadow(
      <ul>
        <Rows of={numbers(90)} rowsIn={() => 10}>
          {render}
        </Rows>
      </ul>,
    )
    expect(shadow.querySelectorAll('li')).toHaveLength(3)
  })

  test('that a server has rendered are a hundred, and are taken over as they are', async () => {
    const { shadow, complaints, hydrate } = serveInShadow(list(numbers(1000)))
    expect(textsIn(shadow)).toEqual(all(numbers(100)))
    const last = shadow.querySelector('li:last-child')
    await hydrate()
    await whole(shadow, numbers(1000))
    expect(shadow.querySelectorAll('li')[99]).toBe(last)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('taken away while they come leave no listener and no idle callback behind', () => {
    const cancel = vi.spyOn(window, 'cancelIdleCallback')
    const removed = vi.spyOn(window, 'removeEventListener')
    renderInShadow(list(numbers(1000)))
    unmountAll()
    expect(cancel).toHaveBeenCalled()
    expect(removed.mock.calls.map(([type]) => type)).toContain('beforeprint')
  })
})
