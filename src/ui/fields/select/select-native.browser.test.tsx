import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { faults, focused, openLayers, renderInShadow, unmountAll } from '../shadow.fixture'
import { Select } from './select'
import { field, OneOf, SomeOf } from './select.fixture'

vi.mock('./tom-select', () => ({
  attachList: () => {
    throw new TypeError(
      "Failed to set the 'innerHTML' property: This document requires 'TrustedHTML' assignment.",
    )
  },
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(unmountAll)
afterAll(() => warn.mockRestore())

test('the browser’s own select takes its place, focus, label, height and value, with one console line', async () => {
  const rendered = renderInShadow(<OneOf start="1" />)
  const height = () => rendered.shadow.querySelector('.field')?.getBoundingClientRect().height
  const before = height()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(field()).toHaveValue('1')
  expect(field().element().localName).toBe('select')
  expect(focused()).toBe(field().element())
  expect(openLayers(rendered)).toEqual([])
  expect(height()).toBe(before)
  expect(warn).toHaveBeenCalledOnce()
  await userEvent.selectOptions(field(), 'Triglavski risi')
  await expect.element(field()).toHaveValue('4')
  await userEvent.selectOptions(field(), '')
  await expect.element(field()).toHaveValue('')
})

test('its options say in one line all that they would say in two', async () => {
  const option = { value: '7', label: 'EuroBasket 2025', lead: '2025/2026', detail: 'Katovice in Riga' }
  const bare = { value: '8', label: 'Pripravljalne tekme', detail: '' }
  renderInShadow(<Select label="Klub" options={[option, bare]} value={null} onChange={() => {}} />)
  await userEvent.hover(field())
  await waitFor(() => expect(field().element().localName).toBe('select'))
  const lines = [...field().element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['', '2025/2026 · EuroBasket 2025 · Katovice in Riga', 'Pripravljalne tekme'])
})

test('several can be chosen too, axe finds nothing, and no further select is tried or reported', async () => {
  renderInShadow(
    <>
      <OneOf />
      <SomeOf start={['1']} />
    </>,
  )
  const some = page.getByRole('listbox', { name: 'Klubi' })
  await userEvent.hover(field())
  await userEvent.hover(field('Klubi'))
  await userEvent.selectOptions(some, ['KK Črnomelj', 'Triglavski risi'])
  await waitFor(() => {
    const chosen = [...(some.element() as HTMLSelectElement).selectedOptions]
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['KK Črnomelj', 'Triglavski risi'])
  })
  expect(await faults()).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})
