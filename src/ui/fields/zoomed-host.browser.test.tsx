/** Layers of a page with CSS `zoom`: each at its field, as on a page without it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { CalendarButton } from '../matches/calendar-button'
import { more, renderTabs } from '../navigation/tabs/tabs.fixture'
import { DateField } from './date-field/date-field'
import { field, OneOf } from './select/select.fixture'
import { openLayers, renderInShadow, unmountAll } from './shadow.fixture'

const gap = 6
const dateField = () => page.getByRole('textbox', { name: 'Od', exact: true })

async function selectOpened() {
  const rendered = renderInShadow(<OneOf />)
  await userEvent.click(field())
  await expect.element(page.getByRole('listbox')).toBeVisible()
  return rendered
}

async function calendarOpened() {
  const rendered = renderInShadow(<DateField label="Od" value={null} onChange={() => {}} />, [], 300)
  await userEvent.click(dateField())
  await expect.element(page.getByRole('grid')).toBeVisible()
  return rendered
}

async function moreOpened() {
  const rendered = renderTabs({ width: 290 })
  await waitFor(() => expect(more().elements()).toHaveLength(1))
  await userEvent.click(more())
  return rendered
}

async function subscriptionOpened() {
  const rendered = renderInShadow(<CalendarButton href="/tekme.ics" />, [], 600)
  await userEvent.click(page.getByRole('link', { name: 'Dodaj v koledar' }))
  return rendered
}

const layers = {
  'a list': selectOpened,
  'a calendar': calendarOpened,
  'the menu of tabs': moreOpened,
  'the menu of a calendar': subscriptionOpened,
}

beforeEach(() => page.viewport(1000, 1200))
afterEach(() => {
  unmountAll()
  for (const each of [document.body, document.documentElement]) each.removeAttribute('style')
  scrollTo(0, 0)
})

describe.each([
  [1, 1.25],
  [1, 0.8],
  [1.25, 1],
  [0.8, 1],
  [0.8, 1.5],
  [1, 1],
])('with zoom %d of the page and %d in it', (whole, inside) => {
  const zoom = whole * inside
  test.each(Object.keys(layers) as (keyof typeof layers)[])('%s opens at its field', async (name) => {
    document.documentElement.style.zoom = String(whole)
    Object.assign(document.body.style, { zoom: String(inside), padding: '150px 50px 3000px' })
    scrollTo(0, 60)
    const rendered = await layers[name]()
    await waitFor(() => expect(openLayers(rendered)).toHaveLength(1))
    const [layer] = openLayers(rendered) as [HTMLElement]
    const anchor = layer.parentElement?.getBoundingClientRect() ?? expect.fail('no field')
    await waitFor(() => {
      const { left, right, top } = layer.getBoundingClientRect()
      expect(top - anchor.bottom).toBeCloseTo(gap, 0)
      expect(Math.min(Math.abs(left - anchor.left), Math.abs(right - anchor.right))).toBeLessThan(1)
    })
    const { width, bottom } = layer.getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(width).toBeLessThanOrEqual(innerWidth - 16)
    if (name === 'a list') expect(width).toBeCloseTo(Math.max(anchor.width, 270 * zoom), 0)
  })
})
