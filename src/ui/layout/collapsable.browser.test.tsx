import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Collapsable, CollapsableWindow } from './collapsable'

afterEach(unmountAll)

const kinds = [
  ['a row', Collapsable],
  ['a filled bar', CollapsableWindow],
] as const

test.each(kinds)('%s starts as configured, and each click toggles it', async (_, Kind) => {
  for (const isOpen of [false, true]) {
    const { shadow, render, unmount } = renderInShadow(
      <Kind title="Licence" isOpen={isOpen}>
        vsebina
      </Kind>,
    )
    const opened = () => shadow.querySelector('details')?.open
    expect(opened()).toBe(isOpen)
    await userEvent.click(page.getByText('Licence'))
    expect(opened()).toBe(!isOpen)
    render(
      <Kind title="Licence" isOpen={isOpen}>
        druga vsebina
      </Kind>,
    )
    expect(opened()).toBe(!isOpen)
    await userEvent.keyboard('{Enter}')
    expect(opened()).toBe(isOpen)
    unmount()
  }
})

test('one that opens leaves the others as they are', async () => {
  const { shadow } = renderInShadow(
    <>
      <Collapsable title="Ena" isOpen>
        a
      </Collapsable>
      <Collapsable title="Dve" isOpen={false}>
        b
      </Collapsable>
    </>,
  )
  await userEvent.click(page.getByText('Dve'))
  expect([...shadow.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})
