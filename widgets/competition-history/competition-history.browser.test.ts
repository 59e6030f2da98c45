import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { historyRowWith } from '../answers.fixture'
import { choose, openPage, partsIn, put, query, standAt, start, waitFor } from '../host-page.fixture'
import { competitionHistory } from './screen'

register(competitionHistory)

const putHistory = (attributes = '') =>
  put(`<parket-competition-history ${attributes}></parket-competition-history>`)

const rows = (element: Element) =>
  partsIn(element, 'history-row').map((row) =>
    [...row.children].map(({ textContent }) => textContent).join('|'),
  )
const isShown = (element: Element, count: number) =>
  waitFor(() => expect(partsIn(element, 'history-row')).toHaveLength(count))
const text = () => page.getByRole('textbox', { name: 'Iskanje' })

beforeEach(() => page.viewport(1280, 900))

describe('its filters', () => {
  test('leave a season, a competition, both, and all again', async () => {
    openPage()
    const element = putHistory()
    await isShown(element, 3)
    await choose('Sezona', '2024/25')
    await isShown(element, 2)
    await choose('Tekmovanje', 'Pokal')
    expect(rows(element)).toEqual(['2024/25|Pokal|Črni lisjaki|Celinci'])
    for (const _ of [1, 2]) await userEvent.click(page.getByRole('button', { name: 'Počisti' }).first())
    await isShown(element, 3)
    expect(location.href).toBe(start)
  })

  test('find a text without its accents, as it is written', async () => {
    openPage()
    const element = putHistory()
    await isShown(element, 3)
    await userEvent.fill(text(), 'crni')
    await isShown(element, 1)
    await userEvent.fill(text(), 'zmaji 2023')
    await waitFor(() => expect(rows(element)).toEqual(['2023/24|1. liga|Zmaji|Celinci']))
  })

  test('that leave nothing say so; emptied by the button, the field keeps the focus', async () => {
    openPage()
    const element = putHistory()
    await isShown(element, 3)
    await userEvent.fill(text(), 'nihče')
    await expect.element(page.getByText('Ni zadetkov')).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Število zadetkov: 0')
    await userEvent.click(page.getByRole('button', { name: 'Počisti' }))
    await isShown(element, 3)
    expect(element.shadowRoot?.activeElement).toBe(text().element())
  })
})

test('the address, with history="page", says what is chosen, back goes a choice back', async () => {
  standAt('utm=a')
  openPage()
  const element = putHistory('history="page"')
  await isShown(element, 3)
  await choose('Sezona', '2024/25')
  await choose('Tekmovanje', 'Pokal')
  await userEvent.fill(text(), 'crni')
  await waitFor(() => expect(query()).toBe('utm=a&sezona=11&tekmovanje=18&q=crni'))
  history.back()
  await isShown(element, 2)
})

test.each([
  [390, ['2024/25', '2023/24']],
  [320, ['2024/25', '2023/24']],
  [820, ['2024/25', '2024/25', '2023/24']],
])('%i px wide, seasons are named where they begin, and no name is cut', async (width, seasons) => {
  await page.viewport(width, 900)
  const long = 'Združeni košarkarski klub Domžale in okoliških krajev'
  openPage({
    '/competition-history': [
      historyRowWith({ first: { name: long, code: null } }),
      historyRowWith({ competition: { id: 16, name: 'Pokal' }, second: null }),
      historyRowWith({ season: { id: 10, name: '2023/24' }, competition: { id: 15, name: '1. liga' } }),
    ],
  })
  const element = putHistory()
  await isShown(element, 3)
  const seasonCells = [...(element.shadowRoot?.querySelectorAll('td[data-column="season"]') ?? [])]
  const seen = seasonCells.filter((cell) => cell.checkVisibility()).map(({ textContent }) => textContent)
  expect(seen).toEqual(seasons)
  const cells = partsIn(element, 'history-row').flatMap((row) => [...row.children])
  for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
