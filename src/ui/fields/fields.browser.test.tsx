/** Fields together: what the server rendered comes alive, and one layer is open at a time. */
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateField } from './date-field/date-field'
import { Select } from './select/select'
import { drawInShadow, openLayers, shadowHost, unmountAll } from './shadow.fixture'

const options = [
  { value: '1', label: 'KK Bistrica' },
  { value: '2', label: 'KK Črnomelj' },
]

function Search() {
  const [day, setDay] = useState<string | null>('2025-11-29')
  const [club, setClub] = useState<string | null>('1')
  const [clubs, setClubs] = useState<string[]>(['1', '2'])
  return (
    <div style={{ display: 'flex', gap: 300 }}>
      <DateField label="Datum" value={day} onChange={setDay} band={3} />
      <Select label="Klub" options={options} value={club} onChange={setClub} />
      <Select label="Klubi" multiple options={options} value={clubs} onChange={setClubs} />
    </div>
  )
}

afterEach(unmountAll)

test('rendered markup is hydrated as it stands, and works', async () => {
  const { host, root } = shadowHost(renderToString(<Search />))
  const complain = vi.spyOn(console, 'error')
  const mismatch = vi.fn()
  const nodes = [...root.querySelectorAll('*')]
  const react = hydrateRoot(root, <Search />, { onRecoverableError: mismatch })
  await userEvent.click(page.getByRole('combobox', { name: 'Klub', exact: true }))
  await userEvent.click(page.getByRole('option', { name: 'KK Črnomelj' }))
  await expect
    .element(page.getByRole('combobox', { name: 'Klub', exact: true }))
    .toHaveTextContent('KK Črnomelj')
  expect(nodes.every((node) => node.isConnected)).toBe(true)
  expect(mismatch).not.toHaveBeenCalled()
  expect(complain).not.toHaveBeenCalled()
  react.unmount()
  host.remove()
})

test('opening a field closes the other, calendar or list', async () => {
  await page.viewport(1300, 600)
  const drawn = drawInShadow(<Search />)
  const shown = () => openLayers(drawn).map((layer) => layer.className)
  await userEvent.click(page.getByRole('textbox', { name: 'Datum' }))
  expect(shown()).toEqual(['layer calendar-layer'])
  await userEvent.click(page.getByRole('combobox', { name: 'Klub', exact: true }))
  expect(shown()).toEqual(['layer list-layer'])
  await userEvent.click(page.getByRole('textbox', { name: 'Datum' }))
  expect(shown()).toEqual(['layer calendar-layer'])
})
