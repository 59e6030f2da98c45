import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { seasons } from '../answers.fixture'
import { choose, failing, later, nextFrame, openPage, put, select, waitFor } from '../host-page.fixture'
import { matchSearch } from './screen'

register(matchSearch)

const search = () => page.getByRole('button', { name: 'IŠČI' })
const putSearch = (attributes = '') => put(`<parket-match-search ${attributes}></parket-match-search>`)

beforeEach(() => page.viewport(1280, 800))

describe('IŠČI', () => {
  test('leads to the matches of the season alone where nothing is chosen, and again after coming back', async () => {
    const { origin, ways } = openPage()
    putSearch()
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12`]))
    await userEvent.click(search())
    await waitFor(() => expect(ways).toHaveLength(2))
  })

  test.each(['memory', 'page'])(
    'with history="%s" takes along exactly what was chosen, and announces it before',
    async (mode) => {
      const { origin, events, ways } = openPage()
      const details: unknown[] = []
      const element = putSearch(`history="${mode}"`)
      element.addEventListener('parket-filter-change', (event) => details.push((event as CustomEvent).detail))
      await userEvent.fill(page.getByRole('textbox', { name: 'Datum' }), '29.11.2025')
      await choose('Klub', 'Celinci')
      await choose('Tekmovanje', 'Pokal')
      await choose('Dvorana', 'Dvorana Zlatorog')
      expect(details).toEqual([])
      await userEvent.click(search())
      await waitFor(() => expect(ways).toHaveLength(1))
      const chosen = { sezona: '12', klub: '3', tekmovanje: '22', dvorana: '32' }
      const values = { ...chosen, od: '26.11.2025', do: '02.12.2025' }
      expect(details).toEqual([{ filters: [], values }])
      expect(events.filter((event) => /filter|navigate/.test(event))).toEqual([
        'parket-filter-change parket-match-search',
        'parket-navigate parket-match-search',
      ])
      expect(ways).toEqual([`${origin}/tekme?${new URLSearchParams(values)}`])
    },
  )

  test('pressed before the seasons have come leads there once they are there, and once only', async () => {
    const { answer, give } = later()
    const { origin, requested, ways } = openPage({ '/seasons': answer })
    putSearch()
    await userEvent.click(search())
    await userEvent.click(search())
    await waitFor(() => expect(requested.length).toBeGreaterThan(0))
    expect(ways).toEqual([])
    await choose('Dvorana', 'Dvorana Tivoli')
    give(seasons)
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12&dvorana=31`]))
    await nextFrame()
    expect(ways).toHaveLength(1)
  })

  test('leads on without a season, and the other filters work, where seasons and clubs fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { origin, ways } = openPage({ '/seasons': failing(404), '/clubs': failing(404) })
    putSearch()
    await userEvent.click(select('Klub'))
    await expect.element(page.getByRole('option')).toHaveTextContent('Ni nobenih možnosti.')
    await userEvent.keyboard('{Escape}')
    await choose('Dvorana', 'Dvorana Tivoli')
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?dvorana=31`]))
  })
})

describe('what the tag presets', () => {
  test('and changes later is chosen then; what the visitor chose beside it stays', async () => {
    const { origin, ways } = openPage()
    const element = putSearch('club="2" hall="31"')
    await expect.element(select('Klub')).toHaveTextContent('Črni lisjaki')
    await choose('Tekmovanje', 'Pokal')
    element.setAttribute('club', '3')
    await expect.element(select('Klub')).toHaveTextContent('Celinci')
    element.removeAttribute('hall')
    await expect.poll(() => select('Dvorana').element().textContent).toBe('')
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12&klub=3&tekmovanje=22`]))
  })

  test('stays the visitor’s to change, and another rendering does not bring it back', async () => {
    openPage()
    const element = putSearch('club="2"')
    await choose('Klub', 'Zmaji')
    element.setAttribute('heading-level', '3')
    await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
    await expect.element(select('Klub')).toHaveTextContent('Zmaji')
  })
})
