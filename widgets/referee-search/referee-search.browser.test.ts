import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { matchWith, officials, withMatches } from '../answers.fixture'
import {
  choose,
  failing,
  openPage,
  put,
  query,
  rootOf,
  select,
  standAt,
  start,
  waitFor,
} from '../host-page.fixture'
import { refereeSearch } from './screen'

register(refereeSearch)

const putSearch = (attributes = '') => put(`<parket-referee-search ${attributes}></parket-referee-search>`)
const season = () => page.getByRole('combobox', { name: 'Sezona' })
const search = () => page.getByRole('button', { name: 'IŠČI' })
const boxes = () => page.getByRole('article').elements()
const led = matchWith({
  referees: [officials[0]?.person, officials[1]?.person],
  commissioner: officials[2]?.person,
})

beforeEach(async () => {
  await page.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

test('before a search names come when their field is turned to, once', async () => {
  const host = openPage()
  putSearch()
  await userEvent.click(select('Sodnik'))
  const options = page.getByRole('listbox').getByRole('option')
  await waitFor(() =>
    expect(options.elements().map((option) => option.textContent)).toEqual([
      'Matej Kralj',
      'Janez Škof',
      'Ana Zorman',
    ]),
  )
  await userEvent.keyboard('{Escape}')
  expect([host.askedFor('/referees'), host.askedFor('/commissioners')]).toEqual([['/referees'], []])
})

describe('a search', () => {
  test('requests exactly what is chosen, emits an event and marks the one who was chosen', async () => {
    const host = openPage(withMatches([led]))
    const element = putSearch()
    const details: unknown[] = []
    element.addEventListener('parket-filter-change', (event) => details.push((event as CustomEvent).detail))
    await choose('Sodnik', 'Ana Zorman')
    await choose('Komisar', 'Janez Škof')
    await choose('Tekmovanje', 'Pokal')
    await userEvent.fill(page.getByRole('textbox', { name: 'Od' }), '1.11.2025')
    expect([host.askedFor('/matches'), details]).toEqual([[], []])
    await userEvent.click(search())
    await waitFor(() => expect(boxes()).toHaveLength(1))
    await expect.element(page.getByRole('status')).toHaveTextContent('Število zadetkov: 1')
    const requested = new URLSearchParams(host.askedFor('/matches')[0]?.split('?')[1])
    expect(Object.fromEntries(requested)).toEqual({
      ...{ season: '12', competition: '22', referee: '72', commissioner: '73' },
      ...{ from: '2025-11-01', perPage: '20' },
    })
    const values = { sezona: '12', tekmovanje: '22', sodnik: '72', komisar: '73', od: '01.11.2025' }
    expect(details).toEqual([{ filters: [], values }])
    const marked = [...(rootOf(element)?.querySelectorAll('.match-officials b') ?? [])]
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Ana Zorman', 'Janez Škof'])
    expect([host.ways, location.href]).toEqual([[], start])
  })

  test('of another season offers that season’s competitions and forgets the competition', async () => {
    const host = openPage()
    putSearch()
    await choose('Tekmovanje', 'Pokal')
    await userEvent.selectOptions(season(), '2024/25')
    await expect.poll(() => select('Tekmovanje').element().textContent).toBe('')
    await waitFor(() => expect(host.askedFor('/matches')).toEqual(['/matches?season=11&perPage=20']))
    expect(host.askedFor('/competitions')).toEqual(['/competitions?seasonId=12', '/competitions?seasonId=11'])
  })

  test('without a match says so, and is taken back by one press', async () => {
    openPage(withMatches([]))
    putSearch()
    await choose('Sodnik', 'Ana Zorman')
    await userEvent.click(search())
    await expect.element(page.getByText('Ni zadetkov')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Počisti iskanje' }))
    await expect.element(page.getByText('Ni zadetkov')).not.toBeInTheDocument()
    await expect.poll(() => select('Sodnik').element().textContent).toBe('')
  })
})

test('with history="page" IŠČI writes the query; back leads to the page before any search', async () => {
  standAt('utm=a')
  openPage(withMatches([led]))
  const element = putSearch('history="page"')
  await choose('Sodnik', 'Matej Kralj')
  await userEvent.click(search())
  await waitFor(() => expect(query()).toBe('utm=a&sezona=12&sodnik=71'))
  await waitFor(() => expect(boxes()).toHaveLength(1))
  history.back()
  await waitFor(() => expect(boxes()).toHaveLength(0))
  await expect.poll(() => select('Sodnik').element().textContent).toBe('')
  expect(rootOf(element)?.textContent).not.toContain('Kralj')
})

test('names and matches that fail leave the search usable, without a word', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { events } = openPage({ '/referees': failing(404), '/matches': failing(404) })
  const element = putSearch()
  await userEvent.click(select('Sodnik'))
  await expect.element(page.getByText('Ni nobenih možnosti.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(search())
  await waitFor(() => expect(events.filter((event) => event.startsWith('parket-error'))).toHaveLength(2))
  await waitFor(() => expect(rootOf(element)?.querySelector('.results')).toBeNull())
  await expect.element(season()).toHaveDisplayValue('2025/26')
})
