import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Rows } from '../base/rows'
import { renderInShadow, serveInShadow, unmountAll } from '../fields/shadow.fixture'
import { Static } from './static'

afterEach(unmountAll)

/** Lists of one row, because `Rows` knows whether a server rendered it. */
const row = (text: string, rendered = () => {}) => (
  <Rows of={[text]}>
    {(each, _, isServed) => (
      <Static as="li" key="row" isServed={isServed}>
        {() => {
          rendered()
          return <b>{each}</b>
        }}
      </Static>
    )}
  </Rows>
)

test('what is new is made once, and stays when it is rendered again', () => {
  const rendered = vi.fn()
  const { shadow, render } = renderInShadow(row('one', rendered))
  const [made] = shadow.querySelectorAll('b')
  expect(rendered).toHaveBeenCalledTimes(1)
  render(row('one'))
  expect([shadow.querySelector('b'), made?.textContent]).toEqual([made, 'one'])
})

describe('what a server rendered', () => {
  async function takeOver(served: ReactNode, own: ReactNode) {
    const rendered = serveInShadow(served)
    const before = rendered.root.querySelector('b')
    await rendered.hydrate(own)
    return { ...rendered, before }
  }

  test('stays, and is not made for that', async () => {
    const rendered = vi.fn()
    const { root, before, complaints } = await takeOver(row('one'), row('one', rendered))
    expect(root.querySelector('b')).toBe(before)
    // React in development looks whether it fits.
    expect(rendered.mock.calls.length).toBeLessThanOrEqual(1)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('stays when it is rendered again, and goes when its text is another', async () => {
    const { root, before, render } = await takeOver(row('one'), row('one'))
    render(row('one'))
    expect(root.querySelector('b')).toBe(before)
    render(row('two'))
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
