import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failing, markupIn, partsIn, rootOf, settled, waitFor } from '../host-page.fixture'
import {
  barNames,
  headings,
  men,
  panel,
  playersIn,
  query,
  showsTab,
  stand,
  tab,
  tabNamed,
  tabs,
  teamTabs,
} from './team-page.fixture'

const standard = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina']
const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const linesOf = ({ mock }: ReturnType<typeof errors>) => mock.calls.map(([line]) => String(line))

/** Nothing that a machine would say is where a visitor reads. */
const complains = (element: Element) =>
  /napak|error|failed|undefined|NaN|\[object|null/i.test(rootOf(element)?.textContent ?? '')

beforeEach(async () => {
  await page.viewport(1280, 900)
  // Repeats come without a wait.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe('a failed request', () => {
  test.each([
    ['the page', 'page="clani/kvalifikacije"', '/pages', 'Get page by url'],
    ['a team without a page', 'team="61" history="memory"', '/national-teams/61', 'Get national team by id'],
  ])('for %s leaves the element empty with its fallback', async (_, attributes, path, name) => {
    const error = errors()
    const { host, element } = stand({ attributes, routes: { [path]: failing(404) }, query: 'a=1' })
    element.append('Seznam je na strani zveze')
    await waitFor(() => expect(host.events).toContain('parket-error parket-national-team'))
    await settled(host, element)
    expect([markupIn(element), query()]).toEqual(['', 'a=1'])
    expect(linesOf(error)).toEqual([`parket-national-team: ${name} failed:`])
    await expect.element(page.getByText('Seznam je na strani zveze')).toBeVisible()
  })

  const teamPath = '/national-teams/61'

  test('for the team takes history and site only', async () => {
    const error = errors()
    const link = tab('Povezava', { hash: 'link' })
    const { host, element } = stand({ routes: { ...tabs([...teamTabs, link]), [teamPath]: failing(404) } })
    await showsTab('Igralci in štab', 'Igralec61')
    await settled(host, element)
    expect([headings(2), barNames()]).toEqual([['Kvalifikacije za SP'], standard.slice(0, 4)])
    await waitFor(() => expect(query()).toBe('tab=igralci-stab'))
    for (const [name, text] of [
      ['Tekme', 'Ekipa61'],
      ['Novice', 'Novica 9'],
    ] as const) {
      await userEvent.click(tabNamed(name))
      await showsTab(name, text)
    }
    await userEvent.click(tabNamed('Statistika'))
    await settled(host, element)
    expect([panel().element().textContent, complains(element), partsIn(element, 'skeleton')]).toEqual([
      '',
      false,
      [],
    ])
    // On a slow machine a press may come so long after the failure that it requests again (contract: Outages).
    expect(new Set(linesOf(error))).toEqual(
      new Set(['parket-national-team: Get national team by id failed:']),
    )
  })

  test.each<[string, string, string, string, string[]]>([
    ['matches', 'tab=tekme', `${teamPath}/matches`, 'Get matches', []],
    [
      'opponents',
      'tab=statistika',
      '/opponents',
      'Get opponents',
      ['Večne lestvice', 'Nasprotniki uradne tekme', 'Lestvica uradnih nastopov', 'Brez uradnega nastopa'],
    ],
  ])('for the %s leaves the rest: one line, one event, no word', async (_, at, path, name, titles) => {
    const error = errors()
    const { host, element } = stand({ query: at, routes: { [path]: failing(404) } })
    await waitFor(() => expect(host.events).toContain('parket-error parket-national-team'))
    await settled(host, element)
    expect(linesOf(error)).toEqual([`parket-national-team: ${name} failed:`])
    expect(host.events.filter((event) => event.startsWith('parket-error'))).toHaveLength(1)
    expect([barNames(), complains(element), partsIn(element, 'skeleton')]).toEqual([standard, false, []])
    expect(headings(3).filter((text) => !text?.startsWith('Novica'))).toEqual(titles)
    const [next, words] =
      at === 'tab=tekme' ? (['Igralci in štab', 'Igralec61'] as const) : (['Tekme', 'Ekipa61'] as const)
    await userEvent.click(tabNamed(next))
    await showsTab(next, words)
  })

  test('for a team that was switched to leaves the way back', async () => {
    const error = errors()
    const list = [...teamTabs, tab('Neznana', { value: '404' }), tab('Naša', { value: '61' })]
    const gone = ['', '/players', '/staff', '/matches'].map(
      (rest) => [`/national-teams/404${rest}`, failing(404)] as const,
    )
    const { host, element } = stand({ routes: { ...tabs(list), ...Object.fromEntries(gone) } })
    await showsTab('Igralci in štab', 'Igralec61')
    await userEvent.click(tabNamed('Neznana'))
    await waitFor(() => expect(linesOf(error)).toHaveLength(4))
    await settled(host, element)
    expect([playersIn(element), markupIn(element).includes('kvalifikacije</p>')]).toEqual([[], false])
    await userEvent.click(tabNamed('Naša'))
    await showsTab('Igralci in štab', 'Igralec61')
    await expect.element(page.getByText(`${men.season.name} - ${men.description}`)).toBeVisible()
  })
})
