import { useState } from 'react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, focused, openLayers, renderInShadow, unmountAll } from '../shadow.fixture'
import { DateField } from './date-field'

vi.mock('../../../page/trusted-html', () => ({
  trustedHtml: () => {
    throw new TypeError("Failed to execute 'createPolicy' on 'TrustedTypePolicyFactory'")
  },
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

function Day() {
  const [value, setValue] = useState<string | null>('2025-11-29')
  return <DateField label="Datum" value={value} onChange={setValue} />
}

afterEach(unmountAll)
afterAll(() => warn.mockRestore())

test('the browser’s own date input takes its place, focus, label, height and value, with one console line', async () => {
  const rendered = renderInShadow(<Day />)
  const field = () => page.getByLabelText('Datum')
  const height = () => rendered.shadow.querySelector('.field')?.getBoundingClientRect().height
  const before = height()
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveValue('2025-11-29')
  expect(focused()).toBe(field().element())
  expect(height()).toBe(before)
  expect(openLayers(rendered)).toEqual([])
  await userEvent.fill(field(), '2025-12-01')
  await expect.element(field()).toHaveValue('2025-12-01')
  await userEvent.fill(field(), '')
  await expect.element(field()).toHaveValue('')
  expect(await faults()).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})
