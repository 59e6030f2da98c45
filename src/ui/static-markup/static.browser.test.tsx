import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Rows } from '../base/rows'
import { drawInShadow, serveInShadow, unmountAll } from '../fields/shadow.fixture'
import { Static } from './static'

afterEach(unmountAll)

/** Lists of one row, because `Rows` knows whether a server rendered it. */
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

test('what is new is made once, and stays when it is rendered again', () => {
  const drawn = vi.fn()
  const { shadow, draw } = drawInShadow(row('one', drawn))
  const [made] = shadow.querySelectorAll('b')
  expect(drawn).toHaveBeenCalledTimes(1)
  draw(row('one'))
  expect([shadow.querySelector('b'), made?.textContent]).toEqual([made, 'one'])
})

describe('what a server rendered', () => {
  async function takeOver(served: ReactNode, own: ReactNode) {
    const drawn = serveInShadow(served)
    const before = drawn.root.querySelector('b')
    await drawn.hydrate(own)
    return { ...drawn, before }
  }

  test('stays, and is not made for that', async () => {
    const drawn = vi.fn()
    const { root, before, complaints } = await takeOver(row('one'), row('one', drawn))
    expect(root.querySelector('b')).toBe(before)
    // React in development looks whether it fits.
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(1)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('stays when it is rendered again, and goes when its text is another', async () => {
    const { root, before, draw } = await takeOver(row('one'), row('one'))
    draw(row('one'))
    expect(root.querySelector('b')).toBe(before)
    draw(row('two'))
    expect(root.textContent).toBe('two')
  })

  test('is made again with all that did not fit', async () => {
    const { root, complaints } = await takeOver(
      <ul>{row('one')}</ul>,
      <ul>
        {row('two')}
        <li>more</li>
      </ul>,
    )
    expect(complaints).toHaveBeenCalled()
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['two', 'more'])
  })
})
