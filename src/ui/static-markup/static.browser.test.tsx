import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import { Rows } from '../base/rows'
import { drawInShadow, shadowHost, unmountAll } from '../fields/shadow.fixture'
import { Static } from './static'

afterEach(() => {
  vi.restoreAllMocks()
  unmountAll()
})

/** Lists of one row, because `Rows` tells it whether a server drew it. */
const row = (text: string, drawn = () => {}) => (
  <Rows of={[text]}>
    {(each, _, isServed) => (
      <Static as="li" key="row" isServed={isServed}>
        {() => {
          drawn()
          return <b>{each}</b>
        }}
      </Static>
    )}
  </Rows>
)

function Drawn({ view, tell }: { view: ReactNode; tell: () => void }) {
  useEffect(tell)
  return view
}

test('what is new is made once', () => {
  const drawn = vi.fn()
  const { shadow } = drawInShadow(row('one', drawn))
  expect(shadow.querySelector('li')?.innerHTML).toBe('<b>one</b>')
  expect(drawn).toHaveBeenCalledTimes(1)
})

describe('what a server drew', () => {
  let react: Root | undefined
  afterEach(() => react?.unmount())

  async function takeOver(served: ReactNode, own: ReactNode) {
    const [tell, onRecoverableError] = [vi.fn(), vi.fn()]
    const drawing = (view: ReactNode) => <Drawn view={view} tell={tell} />
    const { root } = shadowHost(renderToString(drawing(served)))
    const before = root.querySelector('b')
    react = hydrateRoot(root, drawing(own), { onRecoverableError })
    await waitFor(() => expect(tell).toHaveBeenCalled())
    const draw = (view: ReactNode) => flushSync(() => react?.render(drawing(view)))
    return { root, before, onRecoverableError, draw }
  }

  test('stands, and is not made for that', async () => {
    const drawn = vi.fn()
    const { root, before, onRecoverableError } = await takeOver(row('one'), row('one', drawn))
    expect(root.querySelector('b')).toBe(before)
    // React in development looks whether it fits.
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(1)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  test('stands when it is drawn again, and goes when its text is another', async () => {
    const { root, before, draw } = await takeOver(row('one'), row('one'))
    draw(row('one'))
    expect(root.querySelector('b')).toBe(before)
    draw(row('two'))
    expect(root.textContent).toBe('two')
  })

  test('is made anew with all that did not fit', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { root, onRecoverableError } = await takeOver(
      <ul>{row('one')}</ul>,
      <ul>
        {row('two')}
        <li>more</li>
      </ul>,
    )
    expect(onRecoverableError).toHaveBeenCalled()
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['two', 'more'])
  })
})
