/** A select whose list can't work in this page. */
import { useState } from 'react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { drawInShadow, faults, focused, openLayers, unmountAll } from '../shadow.fixture'
import { Select } from './select'

vi.mock('./tom-select', () => ({
  attachList: () => {
    throw new TypeError(
      "Failed to set the 'innerHTML' property: This document requires 'TrustedHTML' assignment.",
    )
  },
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

const options = ['KK Bistrica', 'KK Črnomelj', 'Triglavski risi'].map((label) => ({ value: label, label }))

function OneOf({ name }: { name?: string }) {
  const [value, setValue] = useState<string | null>('KK Bistrica')
  return <Select label="Klub" options={options} value={value} onChange={setValue} {...(name && { name })} />
}

function SomeOf() {
  const [value, setValue] = useState<string[]>(['KK Bistrica'])
  return (
    <>
      <Select multiple label="Klubi" options={options} value={value} onChange={setValue} />
      <output>{value.join(', ')}</output>
    </>
  )
}

const one = () => page.getByRole('combobox', { name: 'Klub', exact: true })
const some = () => page.getByRole('listbox', { name: 'Klubi' })

afterEach(unmountAll)
afterAll(() => warn.mockRestore())

test('the browser’s own select takes its place, focus, label, height and value, with one console line', async () => {
  const drawn = drawInShadow(<OneOf />)
  const height = () => drawn.shadow.querySelector('.field')?.getBoundingClientRect().height
  const before = height()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(one()).toHaveValue('KK Bistrica')
  expect(one().element().localName).toBe('select')
  expect(focused()).toBe(one().element())
  expect(openLayers(drawn)).toEqual([])
  expect(height()).toBe(before)
  expect(warn).toHaveBeenCalledOnce()
})

test('it is chosen from and emptied', async () => {
  drawInShadow(<OneOf />)
  await userEvent.hover(one())
  await waitFor(() => expect(one().element().localName).toBe('select'))
  await userEvent.selectOptions(one(), 'Triglavski risi')
  await expect.element(one()).toHaveValue('Triglavski risi')
  await userEvent.selectOptions(one(), '')
  await expect.element(one()).toHaveValue('')
})

test('its options say in one line all that they would say in two', async () => {
  const option = { value: '7', label: 'EuroBasket 2025', lead: '2025/2026', detail: 'Katovice in Riga' }
  const bare = { value: '8', label: 'Pripravljalne tekme', detail: '' }
  drawInShadow(<Select label="Klub" options={[option, bare]} value={null} onChange={() => {}} />)
  await userEvent.hover(one())
  await waitFor(() => expect(one().element().localName).toBe('select'))
  const lines = [...one().element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['', '2025/2026 · EuroBasket 2025 · Katovice in Riga', 'Pripravljalne tekme'])
})

test('several can be chosen too', async () => {
  drawInShadow(<SomeOf />)
  await userEvent.selectOptions(some(), ['KK Črnomelj', 'Triglavski risi'])
  await expect.element(page.getByRole('status')).toHaveTextContent('KK Črnomelj, Triglavski risi')
})

test('axe finds nothing, and no further select is tried or reported', async () => {
  drawInShadow(
    <>
      <OneOf />
      <SomeOf />
    </>,
  )
  await userEvent.hover(one())
  await userEvent.hover(page.getByRole('combobox', { name: 'Klubi' }))
  await expect.element(some()).toBeVisible()
  expect(await faults()).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})
