import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Pagination } from './pagination'

afterEach(unmountAll)

const hrefOf = (number: number) => `#stran=${number}`

const renderPages = (current: number, pages: number) =>
  renderInShadow(<Pagination page={current} pages={pages} hrefOf={hrefOf} />, import.meta.sheets)

/** As a list holds it. */
function Turned() {
  const [current, turn] = useState(2)
  return <Pagination page={current} pages={3} hrefOf={hrefOf} onPage={turn} />
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')])

describe('the pages', () => {
  test('are links, the current one among them, under the part and the name of the whole', async () => {
    renderPages(2, 3)
    await expect.element(page.getByRole('navigation')).toHaveAttribute('part', 'pagination')
    expect(links()).toEqual([
      ['Prejšnja stran', '#stran=1'],
      ['1', '#stran=1'],
      ['2', '#stran=2'],
      ['3', '#stran=3'],
      ['Naslednja stran', '#stran=3'],
    ])
    await expect
      .element(page.getByRole('link', { name: '2', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    expect(page.getByRole('link', { name: '1', exact: true }).element().ariaCurrent).toBeNull()
  })

  test.each([
    [1, ['Prejšnja stran', null]],
    [3, ['Naslednja stran', null]],
  ])('have no way on from page %d of 3', (current, end) => {
    renderPages(current, 3)
    expect(links()).toContainEqual(end)
    expect(page.getByRole('link', { disabled: true }).elements()).toHaveLength(1)
  })

  test('leave the middle out of many', () => {
    const { shadow } = renderPages(12, 24)
    expect(shadow.querySelector('nav')?.textContent).toBe('1…111213…24')
  })
})

test('a click on the way to the last page leaves the focus where it is', async () => {
  renderInShadow(<Turned />)
  const next = page.getByRole('link', { name: 'Naslednja stran' })
  await userEvent.click(next)
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(focused()).toBe(next.element())
})

test.each([
  [1200, 44],
  [390, 40],
])('in an element of %d px the numbers are %d px large', (width, size) => {
  const { shadow, resize } = renderPages(1, 12)
  resize(width)
  const box = shadow.querySelector('[aria-current]')?.getBoundingClientRect()
  expect([Math.round(box?.width ?? 0), box?.height]).toEqual([size, size])
})
