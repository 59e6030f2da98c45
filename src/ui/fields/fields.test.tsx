/** Fields on the server: plain Node, no page. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateField } from './date-field/date-field'
import { Select } from './select/select'

const nothing = () => {}

test('a select renders without a page, with label and value and nothing open', () => {
  const options = [{ value: '1', label: 'KK Bistrica' }]
  const html = renderToString(<Select label="Klub" options={options} value="1" onChange={nothing} />)
  expect(html).toContain('part="filter"')
  expect(html).toContain('aria-label="Klub"')
  expect(html).toContain('KK Bistrica')
  expect(html).not.toMatch(/popover|<style|style=/)
})

test('a date field renders without a page or a clock', () => {
  const html = renderToString(<DateField label="Datum" value="2025-11-29" onChange={nothing} band={3} />)
  expect(html).toContain('part="filter"')
  expect(html).toContain('value="29.11.2025"')
  expect(html).not.toMatch(/popover|<style|style=/)
})
