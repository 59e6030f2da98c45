import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { register } from '../../../src/island/register'
import { useQueryText } from '../../../src/page/use-query'
import { useWidget } from '../../../src/page/widget'
import { focused } from '../../../src/ui/fields/shadow.fixture'
import type { Routes } from '../../answers.fixture'
import { failing, openPage, partsIn, put, rootOf, settled, start, waitFor } from '../../host-page.fixture'
import { men, past, tabProbe, women } from '../tab.fixture'
import { View as HistoryTab } from './history-tab'

const onCompetition = vi.fn<(id: string) => void>()
const standing = createStore(() => ({ team: men }))

function Screen() {
  const { query, showContent } = useWidget()
  useEffect(showContent, [showContent])
  const write = (next: string) => query.put(next, 'push')
  const text = useQueryText(query)
  const addressOf = (changed: string) => `?${changed}`
  return (
    <HistoryTab
      {...useStore(standing)}
      {...{ query: text, write, addressOf, onCompetition }}
      headingLevel={2}
    />
  )
}

register(tabProbe('parket-history-probe', Screen, import.meta.sheets))

function stand(routes: Routes = {}, team: NationalTeam = men) {
  const host = openPage({ ...past, ...routes })
  standing.setState({ team })
  const element = put('<parket-history-probe history="page"></parket-history-probe>')
  return { host, element }
}

const season = () => page.getByRole('combobox', { name: 'Leto' })
const competition = () => page.getByRole('combobox', { name: 'Tekmovanje', exact: true })
const official = () => page.getByRole('button', { name: 'Prikaži uradne' })
const unofficial = () => page.getByRole('button', { name: 'Prikaži neuradne' })
const show = () => page.getByRole('button', { name: 'Prikaži', exact: true })
const none = () => page.getByText('Ni tekem za prikaz')
const labels = () =>
  page
    .getByRole('article')
    .elements()
    .map((box) => box.getAttribute('aria-label')?.split(' 88')[0])
const shows = (...names: string[]) => waitFor(() => expect(labels()).toEqual(names))
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

async function choose(select: ReturnType<typeof season>, option: string | RegExp): Promise<void> {
  await userEvent.click(select)
  await userEvent.click(page.getByRole('option', { name: option }))
  await expect.element(select).toHaveTextContent(option instanceof RegExp ? /./ : option)
}

const asks = (of: string, type: string, category = 'category=%C4%8Clani&gender=MALE') =>
  `/history/matches?season=${of}&${category}&type=${type}`

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  onCompetition.mockReset()
})

describe('the matches', () => {
  test('are a season’s official or unofficial ones, and stay until a button is pressed', async () => {
    const { host } = stand()
    await choose(season(), '2022/2023')
    await userEvent.click(official())
    await shows('A 9 OFFICIAL', 'B 9 OFFICIAL')
    await expect.element(official()).toHaveAttribute('aria-pressed', 'true')
    await expect.element(unofficial()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(unofficial())
    await shows('A 9 UNOFFICIAL', 'B 9 UNOFFICIAL')
    await expect.element(official()).toHaveAttribute('aria-pressed', 'false')
    await expect.element(unofficial()).toHaveAttribute('aria-pressed', 'true')
    await choose(season(), '2025/2026')
    expect(labels()).toEqual(['A 9 UNOFFICIAL', 'B 9 UNOFFICIAL'])
    await expect.element(unofficial()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(official())
    await shows('A 12 OFFICIAL', 'B 12 OFFICIAL')
    expect(host.askedFor('/history/matches')).toEqual([
      ...[asks('12', 'OFFICIAL'), asks('9', 'OFFICIAL')],
      asks('9', 'UNOFFICIAL'),
    ])
  })

  test('that are none are one sentence, and lead on to seasons with some and to what the tab opens with', async () => {
    const good = past['/history/matches'] as (query: URLSearchParams) => unknown[]
    const { element } = stand({
      '/history/matches': (query: URLSearchParams) =>
        query.get('season') === '9' && query.get('type') === 'OFFICIAL' ? [] : good(query),
    })
    await choose(season(), '2022/2023')
    await userEvent.click(official())
    await expect.element(none()).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Število zadetkov: 0')
    await userEvent.click(page.getByRole('link', { name: 'Sezona 2025/2026 · 2' }))
    await shows('A 12 OFFICIAL', 'B 12 OFFICIAL')
    expect(location.search).toMatch(/sezona=12&vrsta=uradne$/)
    expect(focused()).toBe(rootOf(element)?.querySelector('.history-panel'))
    history.back()
    await expect.element(none()).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Počisti iskanje' }))
    await shows('A 12 OFFICIAL', 'B 12 OFFICIAL')
    expect(location.search).toBe(new URL(start).search)
  })

  test('that are none at all stay one sentence', async () => {
    const { host, element } = stand({ '/history/matches': [] })
    await settled(host, element)
    await expect.element(none()).toBeVisible()
    expect(rootOf(element)?.querySelectorAll('.empty :is(a, button)')).toHaveLength(0)
  })

  test('that fail show nothing, and the next choice does', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const good = past['/history/matches'] as (query: URLSearchParams) => unknown
    const { host, element } = stand({
      '/history/matches': (query: URLSearchParams) =>
        query.get('season') === '9' && query.get('type') === 'OFFICIAL' ? failing(404)() : good(query),
    })
    await choose(season(), '2022/2023')
    await userEvent.click(official())
    await waitFor(() => expect(host.events.join()).toContain('parket-error'))
    await settled(host, element)
    expect(error.mock.calls).toEqual([
      [expect.stringContaining('Get history matches failed'), expect.any(Error)],
    ])
    expect([labels(), partsIn(element, 'skeleton')]).toEqual([[], []])
    await expect.element(none()).not.toBeInTheDocument()
    await userEvent.click(unofficial())
    await shows('A 9 UNOFFICIAL', 'B 9 UNOFFICIAL')
  })

  test('are at the top of the screen when they were requested, with the focus on them', async () => {
    await page.viewport(390, 200)
    const { host, element } = stand()
    await choose(season(), '2022/2023')
    await userEvent.click(official())
    await settled(host, element)
    const panel = rootOf(element)?.querySelector('.history-panel')
    expect(focused()).toBe(panel)
    expect(Math.round(panel?.getBoundingClientRect().top ?? 0)).toBe(24)
  })

  test('are in the address: a reload, back and forward show them', async () => {
    const { element } = stand()
    await choose(season(), '2022/2023')
    await userEvent.click(official())
    await shows('A 9 OFFICIAL', 'B 9 OFFICIAL')
    expect(location.search).toMatch(/sezona=9&vrsta=uradne$/)
    await userEvent.click(unofficial())
    await shows('A 9 UNOFFICIAL', 'B 9 UNOFFICIAL')
    history.back()
    await shows('A 9 OFFICIAL', 'B 9 OFFICIAL')
    await expect.element(official()).toHaveAttribute('aria-pressed', 'true')
    element.remove()
    stand()
    await shows('A 9 OFFICIAL', 'B 9 OFFICIAL')
    await expect.element(season()).toHaveTextContent('2022/2023')
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  })

  test('are those of the category that is shown', async () => {
    const { host } = stand()
    await choose(season(), '2022/2023')
    await userEvent.click(official())
    await shows('A 9 OFFICIAL', 'B 9 OFFICIAL')
    standing.setState({ team: { ...men, id: '62' } })
    standing.setState({ team: women })
    const category = 'category=%C4%8Clanice&gender=FEMALE'
    await waitFor(() =>
      expect(host.askedFor('/history/matches')).toEqual([
        ...[asks('12', 'OFFICIAL'), asks('9', 'OFFICIAL')],
        asks('9', 'OFFICIAL', category),
      ]),
    )
  })
})

describe('the competitions', () => {
  test.each([
    ['2025/', ['EuroBasket'], '2025/'],
    ['sesto', ['EuroBasket'], 'šesto'],
    ['2022 euro', [], undefined],
  ])('are found by name, season or description: %s', async (text, found, marked) => {
    stand()
    await userEvent.click(competition())
    await userEvent.keyboard(text)
    const names = () => options().filter((each) => each !== 'Ni nobenih možnosti.')
    await waitFor(() => expect(options()).not.toEqual([]))
    await waitFor(() => expect(names()).toHaveLength(found.length))
    expect(page.getByRole('option').elements()[0]?.querySelector('b')?.textContent).toBe(marked)
  })

  test('are gone to by the button, and not before', async () => {
    stand()
    await choose(competition(), /Köln/)
    expect(onCompetition).not.toHaveBeenCalled()
    await userEvent.click(show())
    expect(onCompetition.mock.calls).toEqual([['72']])
  })
})
