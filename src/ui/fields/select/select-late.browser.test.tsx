import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, openLayers, renderInShadow, unmountAll } from '../shadow.fixture'
import { field, OneOf } from './select.fixture'

const arrival = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive(), asked: 0 }
})
vi.mock('./tom-select', async (importOriginal) => {
  arrival.asked++
  await arrival.arrived
  return importOriginal()
})

afterEach(unmountAll)
afterAll(() => arrival.arrive())

test('a press opens the layer at once, with placeholders; it is closed again as ever', async () => {
  await userEvent.hover(document.body, { position: { x: 400, y: 300 } })
  const rendered = renderInShadow(<OneOf />)
  // Nothing is fetched before the visitor turns to a select.
  expect(arrival.asked).toBe(0)
  await userEvent.click(field())
  await expect.poll(() => arrival.asked).toBe(1)
  expect(openLayers(rendered)).toHaveLength(1)
  expect(rendered.shadow.querySelector('.list-waiting')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(openLayers(rendered)).toEqual([])
  expect(focused()).toBe(field().element())
})

test('what is typed meanwhile is searched for when the list comes, and the field has not moved', async () => {
  const rendered = renderInShadow(<OneOf />)
  const box = () => rendered.shadow.querySelector('.field')?.getBoundingClientRect().toJSON()
  const before = box()
  await userEvent.keyboard('{Tab}cr')
  expect(focused()).toHaveProperty('value', 'cr')
  expect(page.getByRole('option').query()).toBeNull()
  arrival.arrive()
  await expect.element(page.getByRole('option')).toHaveTextContent('KK Črnomelj')
  expect(focused()).toHaveProperty('value', 'cr')
  expect(box()).toEqual(before)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveTextContent('KK Črnomelj')
  expect(arrival.asked).toBe(1)
})
