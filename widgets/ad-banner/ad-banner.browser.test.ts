import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { ad, type Routes } from '../answers.fixture'
import { failing, markupIn, nextFrame, openPage, partsIn, put, waitFor } from '../host-page.fixture'
import { adBanner } from './screen'

register(adBanner)

const sendBeacon = vi.fn(() => true)
const link = () => page.getByRole('link', { name: 'Kava Polčas' })
const putBanner = () => put('<parket-ad-banner></parket-ad-banner>')
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(sendBeacon.mockClear())
  for (const kind of ['click', 'auxclick', 'contextmenu']) window.addEventListener(kind, stay)
})

afterEach(() => {
  for (const kind of ['click', 'auxclick', 'contextmenu']) window.removeEventListener(kind, stay)
})

test('an ad keeps its place while it loads, so that nothing jumps', async () => {
  openPage({ '/ad': new Promise(() => {}) })
  const element = putBanner()
  await waitFor(() => expect(element.offsetHeight).toBeGreaterThanOrEqual(80))
  expect(partsIn(element, 'banner')).toEqual([])
})

describe('a click', () => {
  const recorded = (origin: string) => [[`${origin}/api/ads/${ad.uuid}/clicks`]]

  test.each([
    ['left', 1],
    ['middle', 1],
    ['right', 0],
  ] as const)('with the %s button is recorded %i times', async (button, times) => {
    const { origin, requested } = openPage()
    putBanner()
    await userEvent.click(link(), { button })
    expect(sendBeacon.mock.calls).toEqual(recorded(origin).slice(0, times))
    expect(requested.map(({ path }) => path)).toEqual(['/ad'])
  })

  test('by the keyboard is recorded too', async () => {
    const { origin } = openPage()
    putBanner()
    await expect.element(link()).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(sendBeacon.mock.calls).toEqual(recorded(origin))
  })

  test('is the browser’s to follow: nothing prevents it, no event is emitted', async () => {
    const { events } = openPage()
    putBanner()
    await expect.element(link()).toBeVisible()
    const prevented: boolean[] = []
    const look = (event: Event) => prevented.push(event.defaultPrevented)
    document.addEventListener('click', look)
    await userEvent.click(link())
    document.removeEventListener('click', look)
    expect([prevented, events]).toEqual([[false], ['parket-load parket-ad-banner']])
  })
})

test('an ad that leads nowhere is a picture without a link', async () => {
  openPage({ '/ad': { ...ad, url: 'javascript:alert(1)' } })
  const element = putBanner()
  await userEvent.click(page.getByRole('img', { name: 'Kava Polčas' }))
  expect(element.shadowRoot?.querySelectorAll('a')).toHaveLength(0)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test.each<[string, Routes]>([
  ['there is none', { '/ad': undefined }],
  ['it failed', { '/ad': failing(404) }],
  ['its picture is somewhere it may not be', { '/ad': { ...ad, banner_url: 'data:image/png,x' } }],
])('without an ad what the host put inside stays: %s', async (_, routes) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { requested } = openPage(routes)
  const element = put('<parket-ad-banner><a href="#doma">Naša trgovina</a></parket-ad-banner>')
  const own = page.getByRole('link', { name: 'Naša trgovina' })
  await expect.element(own).toBeVisible()
  await waitFor(() => expect([requested.length, markupIn(element)]).toEqual([1, '']))
  await nextFrame()
  await expect.element(own).toBeVisible()
})
