import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { seasons } from '../answers.fixture'
import { closePage, failing, later, nextFrame, openPage, partsIn, put, waitFor } from '../host-page.fixture'
import { matchSearch } from './screen'

register(matchSearch)

const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const date = () => page.getByRole('textbox', { name: 'Datum' })
const search = () => page.getByRole('button', { name: 'IŠČI' })
const putSearch = (attributes = '') => put(`<parket-match-search ${attributes}></parket-match-search>`)

async function choose(name: string, label: string): Promise<void> {
  await userEvent.click(select(name))
  await userEvent.click(page.getByRole('option', { name: label, exact: true }))
  await expect.element(select(name)).toHaveTextContent(label)
}

beforeEach(() => page.viewport(1280, 800))

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

describe('IŠČI', () => {
  test('leads to the matches of the season alone where nothing is chosen', async () => {
    const { origin, ways } = openPage()
    putSearch()
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12`]))
  })

  test('takes along exactly what was chosen in all four filters', async () => {
    const { origin, ways } = openPage()
    putSearch()
    await userEvent.fill(date(), '29.11.2025')
    await choose('Klub', 'Celinci')
    await choose('Tekmovanje', 'Pokal')
    await choose('Dvorana', 'Dvorana Zlatorog')
    await userEvent.click(search())
    const query = 'sezona=12&klub=3&tekmovanje=22&dvorana=32&od=26.11.2025&do=02.12.2025'
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?${query}`]))
  })

  test.each([
    ['Klub', 'Zmaji', 'klub=1'],
    ['Tekmovanje', '1. liga', 'tekmovanje=21'],
    ['Dvorana', 'Dvorana Tivoli', 'dvorana=31'],
  ])('takes along %s alone', async (name, label, parameter) => {
    const { origin, ways } = openPage()
    putSearch()
    await choose(name, label)
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12&${parameter}`]))
  })

  test('no longer takes along what was taken back', async () => {
    const { origin, ways } = openPage()
    putSearch('club="1"')
    await expect.element(select('Klub')).toHaveTextContent('Zmaji')
    await userEvent.click(page.getByRole('button', { name: 'Počisti' }))
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12`]))
  })

  test('works by the keyboard alone', async () => {
    const { origin, ways } = openPage()
    putSearch('actions="off"')
    await expect.element(search()).toBeVisible()
    await userEvent.keyboard('{Tab}29.11.2025{Enter}')
    const query = 'sezona=12&od=26.11.2025&do=02.12.2025'
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?${query}`]))
  })

  test('keeps the path that the site may have', async () => {
    const { ways } = openPage()
    putSearch('site="https://club.example/liga/"')
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual(['https://club.example/liga/tekme?sezona=12']))
  })

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

  test.each<[string, unknown]>([
    ['can’t be loaded', failing(404)],
    ['are none', []],
    ['hold no active one', [{ id: 11, name: '2024/25', isActive: false }]],
    ['are HTML', () => new Response('<!doctype html>')],
    ['are broken', [{ id: 12 }]],
  ])('leads to the matches without a season where the seasons %s', async (_, seasonsAnswer) => {
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {})
    const { origin, ways } = openPage({ '/seasons': seasonsAnswer })
    putSearch()
    await choose('Klub', 'Zmaji')
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?klub=1`]))
  })

  test.each(['memory', 'page'])(
    'with history="%s" is announced to the host page before the navigation',
    async (mode) => {
      const { origin, events, ways } = openPage()
      const details: unknown[] = []
      const element = putSearch(`history="${mode}"`)
      element.addEventListener('parket-filter-change', (event) => details.push((event as CustomEvent).detail))
      await userEvent.fill(date(), '29.11.2025')
      await choose('Klub', 'Celinci')
      expect(details).toEqual([])
      await userEvent.click(search())
      await waitFor(() => expect(ways).toHaveLength(1))
      const values = { sezona: '12', klub: '3', od: '26.11.2025', do: '02.12.2025' }
      expect(details).toEqual([{ filters: [], values }])
      expect(events.filter((event) => /filter|navigate/.test(event))).toEqual([
        'parket-filter-change parket-match-search',
        'parket-navigate parket-match-search',
      ])
      expect(ways).toEqual([`${origin}/tekme?${new URLSearchParams(values)}`])
    },
  )

  test('leads on again after the visitor has come back', async () => {
    const { ways } = openPage()
    putSearch()
    await userEvent.click(search())
    await waitFor(() => expect(ways).toHaveLength(1))
    await userEvent.click(search())
    await waitFor(() => expect(ways).toHaveLength(2))
  })
})

describe('the filters', () => {
  test('stand in their order, each a part of its own', async () => {
    openPage()
    const element = putSearch()
    await waitFor(() => expect(partsIn(element, 'filter')).toHaveLength(4))
    const names = partsIn(element, 'filter').map((filter) =>
      filter.querySelector('[aria-label]')?.getAttribute('aria-label'),
    )
    expect(names).toEqual(['Datum', 'Klub', 'Tekmovanje', 'Dvorana'])
  })

  test('are there before anything has been answered', async () => {
    openPage({ '/seasons': new Promise(() => {}), '/clubs': new Promise(() => {}) })
    putSearch()
    await expect.element(page.getByRole('search', { name: 'Poišči tekmo' })).toBeVisible()
    await expect.element(select('Klub')).toBeVisible()
  })

  test('offer clubs by short name in the order of the alphabet', async () => {
    openPage()
    putSearch()
    await userEvent.click(select('Klub'))
    await expect.element(page.getByRole('option').first()).toBeVisible()
    const labels = page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
    expect(labels).toEqual(['Celinci', 'Črni lisjaki', 'Zmaji'])
  })

  test('find a club by its full name without its accents', async () => {
    openPage()
    putSearch()
    await userEvent.click(select('Klub'))
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await userEvent.keyboard('KLUB CRNI')
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['Črni lisjaki'])
  })

  test('offer the competitions of the active season', async () => {
    const { askedFor } = openPage()
    putSearch()
    await waitFor(() => expect(askedFor('/competitions')).toEqual(['/competitions?seasonId=12']))
  })

  test.each(['/clubs', '/sport-halls', '/competitions'])(
    'that have no options (%s failed) say so, and the others work',
    async (path) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const names: Record<string, string> = {
        '/clubs': 'Klub',
        '/sport-halls': 'Dvorana',
        '/competitions': 'Tekmovanje',
      }
      const { events } = openPage({ [path]: failing(404) })
      putSearch()
      await waitFor(() => expect(events).toContain('parket-error parket-match-search'))
      await userEvent.click(select(names[path] ?? ''))
      await expect.element(page.getByRole('option')).toHaveTextContent('Ni nobenih možnosti.')
      await userEvent.keyboard('{Escape}')
      const other = path === '/clubs' ? 'Dvorana' : 'Klub'
      await choose(other, other === 'Klub' ? 'Zmaji' : 'Dvorana Tivoli')
    },
  )

  test('show markup in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    openPage({ '/clubs': [{ id: 1, shortName: name, fullName: name, code: null }] })
    const element = putSearch()
    await choose('Klub', name)
    expect(element.shadowRoot?.querySelectorAll('img')).toHaveLength(0)
  })
})

describe('what the tag presets', () => {
  test('is chosen at the start, and is what IŠČI takes along', async () => {
    const { origin, ways } = openPage()
    putSearch('club="2" competition="22" hall="31"')
    await expect.element(select('Klub')).toHaveTextContent('Črni lisjaki')
    await expect.element(select('Tekmovanje')).toHaveTextContent('Pokal')
    await expect.element(select('Dvorana')).toHaveTextContent('Dvorana Tivoli')
    await userEvent.click(search())
    const query = 'sezona=12&klub=2&tekmovanje=22&dvorana=31'
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?${query}`]))
  })

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

  test('as a property is the same', async () => {
    openPage()
    const element = putSearch()
    Object.assign(element, { club: 3 })
    await expect.element(select('Klub')).toHaveTextContent('Celinci')
  })

  test('stays the visitor’s to change, and another drawing does not bring it back', async () => {
    openPage()
    const element = putSearch('club="2"')
    await choose('Klub', 'Zmaji')
    element.setAttribute('heading-level', '3')
    await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
    await expect.element(select('Klub')).toHaveTextContent('Zmaji')
  })

  test.each(['club', 'competition', 'hall'])('and is no id (%s) is warned of once', async (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { origin, ways } = openPage()
    const element = putSearch(`${name}="1 &amp; 2"`)
    await userEvent.click(search())
    element.setAttribute('actions', 'off')
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12`]))
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${name}="1 & 2"`)]])
  })
})

describe('the three further buttons', () => {
  const links = () =>
    page
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])

  test('are links of their own, which ask the host first', async () => {
    const { origin, ways } = openPage()
    putSearch()
    await expect.element(page.getByRole('link', { name: 'VSE TEKME' })).toBeVisible()
    expect(links()).toEqual([
      ['VSE TEKME', `${origin}/tekme`],
      ['ZGODOVINA TEKMOVANJ', `${origin}/zgodovina-tekmovanj`],
      ['SODNIŠKI ISKALNIK', `${origin}/sodniski-iskalnik`],
    ])
    await userEvent.click(page.getByRole('link', { name: 'ZGODOVINA TEKMOVANJ' }))
    expect(ways).toEqual([`${origin}/zgodovina-tekmovanj`])
  })

  test('go with actions="off" and come back with on', async () => {
    openPage()
    const element = putSearch('actions="off"')
    await expect.element(search()).toBeVisible()
    expect(links()).toEqual([])
    element.setAttribute('actions', 'on')
    await waitFor(() => expect(links()).toHaveLength(3))
  })
})

describe('a club’s own page', () => {
  const filters = (element: Element) => partsIn(element, 'filter').length

  test.each<[string, string, Record<string, string>, number, string]>([
    ['lock="club" hides its filter', 'club="2" lock="club"', {}, 3, 'klub=2'],
    ['the script tag’s club is locked too', 'lock="club"', { club: '3' }, 3, 'klub=3'],
    ['the script tag’s club is only chosen without a lock', '', { club: '3' }, 4, 'klub=3'],
    ['an own club goes before the script tag’s', 'club="1"', { club: '3' }, 4, 'klub=1'],
    ['lock="none" locks nothing', 'club="2" lock="none"', {}, 4, 'klub=2'],
  ])('%s', async (_, attributes, data, count, parameter) => {
    const { origin, ways } = openPage({}, data)
    const element = putSearch(attributes)
    await waitFor(() => expect(filters(element)).toBe(count))
    await userEvent.click(search())
    await waitFor(() => expect(ways).toEqual([`${origin}/tekme?sezona=12&${parameter}`]))
  })

  test('without a club has nothing to lock', async () => {
    openPage()
    const element = putSearch('lock="club"')
    await waitFor(() => expect(filters(element)).toBe(4))
  })
})
