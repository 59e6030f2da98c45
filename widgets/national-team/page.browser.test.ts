import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageMetadata } from '../../src/page/events'
import { focused } from '../../src/ui/fields/shadow.fixture'
import { failing, later, markupIn, rootOf, settled, waitFor } from '../host-page.fixture'
import { past } from './tab.fixture'
import {
  activeName,
  barNames,
  headings,
  leave,
  panel,
  playersIn,
  query,
  type Stand,
  showsTab,
  stand,
  tab,
  tabNamed,
  tabs,
  teamTabs,
  women,
} from './team-page.fixture'

beforeEach(() => page.viewport(1280, 900))
afterEach(leave)

const standard = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina']

describe('the page', () => {
  test.each(['clani/kvalifikacije', '/clani/kvalifikacije/'])('is asked for by its url: %s', async (url) => {
    const { host } = stand({ attributes: `page="${url}"` })
    await showsTab('Igralci in štab', 'Igralec61')
    expect(host.askedFor('/pages')).toEqual(['/pages?url=clani%2Fkvalifikacije'])
  })

  test.each(['clani', 'clani/a/b', 'clani/?a'])(
    'that is no "{id}/{single}" is not asked for: "%s"',
    async (url) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { host, element } = stand({ attributes: `page="${url}"` })
      await settled(host, element)
      expect([host.requested, markupIn(element), warn.mock.calls.length]).toEqual([[], '', 1])
    },
  )
})

describe('the metadata', () => {
  interface Case extends Stand {
    title?: string
    fields?: object
    says: Partial<PageMetadata>
  }

  test.each<[string, Case]>([
    [
      'the selection in capitals before the title',
      {
        says: {
          title: 'Parket - CLANI Kvalifikacije za SP',
          description: 'Reprezentanca Kvalifikacije za SP',
          image: `${location.origin}/demo/data/storage/scenes/siroko-dvorana.svg`,
        },
      },
    ],
    [
      'the title alone in the members’ list',
      {
        attributes: 'page="clani-in-clanice/clani"',
        fields: { title: 'Člani' },
        says: { title: 'Parket - Člani' },
      },
    ],
    [
      'capitals beyond ASCII',
      {
        attributes: 'page="deklice-u15-črnuče/ep"',
        says: { title: 'Parket - DEKLICE-U15-ČRNUČE Kvalifikacije za SP' },
      },
    ],
    [
      'the product’s own name',
      {
        attributes: 'page="u20/ep" product-name="KZS"',
        fields: { title: 'U20 moški' },
        says: { title: 'KZS - U20 U20 moški', description: 'Reprezentanca U20 moški' },
      },
    ],
    ['no picture', { fields: { title_background: null }, says: { image: null } }],
  ])('has %s', async (_, { attributes, fields, says }) => {
    const received: PageMetadata[] = []
    const hear = (event: Event) => received.push((event as CustomEvent<PageMetadata>).detail)
    document.addEventListener('parket-metadata', hear)
    const { host } = stand({ routes: tabs(teamTabs, fields), ...(attributes && { attributes }) })
    await showsTab('Igralci in štab', 'Igralec61')
    document.removeEventListener('parket-metadata', hear)
    const url = /page="([^"]*)"/.exec(attributes ?? 'page="clani/kvalifikacije"')?.[1] ?? ''
    expect(received).toEqual([
      expect.objectContaining({ ...says, url: encodeURI(`${host.origin}/reprezentance/${url}`) }),
    ])
  })

  test('is not announced for a team that has no page', async () => {
    const { host } = stand({ attributes: 'team="61"' })
    await showsTab('Igralci in štab', 'Igralec61')
    expect(host.events.filter((event) => event.startsWith('parket-metadata'))).toEqual([])
  })
})

describe('the header', () => {
  const line = () =>
    rootOf(document.querySelector('parket-national-team') as Element)?.querySelector('.hero-line')
      ?.textContent
  const photo = (element: Element) => rootOf(element)?.querySelector<HTMLImageElement>('.hero-picture img')

  test.each([
    [2, ''],
    [1, 'heading-level="1"'],
  ])('has the page’s title at level %i', async (level, attribute) => {
    stand({ attributes: `page="clani/kvalifikacije" ${attribute}` })
    await showsTab('Igralci in štab', 'Igralec61')
    expect(headings(level)).toEqual(['Kvalifikacije za SP'])
    expect(headings(level + 1)).toEqual(['Seznam reprezentantov', 'Štab reprezentance'])
  })

  test.each([
    ['2025/26', 'kvalifikacije', '2025/26 - kvalifikacije'],
    ['2025/26', 'Riga, 27. 8.–14. 9. 2025', '2025/26 - Riga, 27. 8.–14. 9. 2025'],
    ['2025/26', '', '2025/26'],
    ['2025/26', null, '2025/26'],
  ])('has season and description: "%s", "%s"', async (name, description, words) => {
    stand({ routes: { '/national-teams/61': { ...women, season: { id: 1, name }, description } } })
    await waitFor(() => expect(line()).toBe(words))
  })

  test.each(['demo/data/storage/scenes/clanek-met.svg', '/demo/data/storage/scenes/clanek-met.svg'])(
    'has the team’s photo under the site: %s',
    async (team_photo_url) => {
      const { element } = stand({
        attributes: `page="clani/kvalifikacije" site="${location.origin}" storage="https://files.example"`,
        routes: { '/national-teams/61': { ...women, team_photo_url } },
      })
      await waitFor(() => expect(photo(element)?.naturalWidth).toBeGreaterThan(0))
      expect(photo(element)?.src).toBe(`${location.origin}/demo/data/storage/scenes/clanek-met.svg`)
    },
  )

  test.each([
    ['missing', null],
    ['broken', 'demo/data/storage/scenes/ni-je.svg'],
    ['a script', 'javascript:alert(1)'],
    ['out of the site', '../../etc/passwd'],
  ])('draws a court where the photo is %s', async (_, team_photo_url) => {
    const { element } = stand({
      attributes: `page="clani/kvalifikacije" site="${location.origin}"`,
      routes: { '/national-teams/61': { ...women, team_photo_url } },
    })
    await waitFor(() => expect(line()).toBe('2025/26 - EuroBasket'))
    await waitFor(() => expect(rootOf(element)?.querySelector('.hero-court')).not.toBeNull())
    expect(photo(element) ?? null).toBeNull()
  })

  test('keeps its line’s place until the team is known', async () => {
    const { answer, give } = later()
    stand({ routes: { '/national-teams/61': answer } })
    await waitFor(() => expect(headings(2)).toEqual(['Kvalifikacije za SP']))
    const height = () =>
      page.getByRole('heading', { level: 2 }).element().parentElement?.getBoundingClientRect().height
    const before = height()
    give(women)
    await waitFor(() => expect(line()).toBe('2025/26 - EuroBasket'))
    expect(height()).toBe(before)
  })
})

describe('the query without a tab', () => {
  test.each<[string, Stand, string]>([
    ['gets the first tab', {}, 'tab=igralci-stab'],
    ['keeps its other keys', { query: 'utm=a+b&tekmovanje=62' }, 'utm=a+b&tekmovanje=62&tab=igralci-stab'],
    ['with an empty one gets it too', { query: 'tab=&a=1' }, 'tab=igralci-stab&a=1'],
    [
      'gets the first that shows',
      { routes: tabs([tab('Skriti', { show: false }), tab('Drugi', { value: 'matches' }), ...teamTabs]) },
      'tab=drugi',
    ],
    [
      'gets the first that has a place here',
      { routes: tabs([tab('Ven', { link: 'https://fiba.example/' }), tab('Noter')]) },
      'tab=noter',
    ],
  ])('%s, in place of the address that stood', async (_, given, expected) => {
    history.replaceState(null, '', `${location.pathname}?${given.query ?? ''}`)
    const steps = history.length
    stand(given)
    await waitFor(() => expect(query()).toBe(expected))
    await expect.element(panel()).toBeVisible()
    expect(history.length).toBe(steps)
  })

  test('keeps the address’s fragment', async () => {
    stand({ query: 'a=1#vrh' })
    await waitFor(() => expect(`${query()}${location.hash}`).toBe('a=1&tab=igralci-stab#vrh'))
  })

  test('stays as it is where no tab shows', async () => {
    const { host, element } = stand({ query: 'a=1', routes: tabs([]) })
    await settled(host, element)
    expect([query(), headings(2)]).toEqual(['a=1', ['Kvalifikacije za SP']])
  })
})

describe('a query with a tab', () => {
  test.each([
    ['igralci-stab', 'Igralci in štab', 'Igralec61'],
    ['tekme', 'Tekme', 'Ekipa61'],
    ['novice', 'Novice', 'Novica 9'],
    ['statistika', 'Statistika', 'Večne lestvice'],
    ['zgodovina', 'Zgodovina', 'Tekmovanja skozi leta'],
  ])('opens it at once: %s', async (hash, name, text) => {
    const { host, element } = stand({ query: `tab=${hash}` })
    await showsTab(name, text)
    await settled(host, element)
    expect([query(), activeName(), barNames()]).toEqual([`tab=${hash}`, name, standard])
  })

  test.each([
    ['the standings', 'tip=vecne_lestvice&filter=points', 'Lestvica strelcev na uradnih tekmah'],
    ['an opponent', 'tip=nasprotniki_uradne_tekme&filter=5', 'Zmage: 7'],
  ])('opens what the statistics show: %s', async (_, rest, text) => {
    stand({ query: `tab=statistika&${rest}` })
    await showsTab('Statistika', text)
    expect(query()).toBe(`tab=statistika&${rest}`)
  })

  test.each([
    ['unknown', 'tab=ni-ga'],
    ['of a hidden tab', 'tab=skriti'],
    ['of a tab that leads out', 'tab=ven'],
    ['of broken signs', 'tab=%E0%A4%A'],
    ['of a filter that says nothing', 'tab=statistika&tip=nasprotniki_uradne_tekme&filter=5a'],
    ['of an opponent who is not there', 'tab=statistika&tip=nasprotniki_uradne_tekme&filter=404'],
  ])('that is %s leaves a usable page', async (_, given) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const hidden = tab('Skriti', { show: false })
    const out = tab('Ven', { link: 'https://fiba.example/' })
    stand({ query: given, routes: { ...tabs([...teamTabs, hidden, out]), '/opponents/404': failing(404) } })
    await expect.element(panel()).toBeVisible()
    await showsTab(activeName(), given.includes('statistika') ? 'Tekmeci' : 'Igralec61')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
  })

  test('is a step of the history each: back and forward bring tabs and their teams', async () => {
    const steps = history.length
    stand({ routes: tabs([...teamTabs, tab('Članice', { value: '62' })]) })
    await showsTab('Igralci in štab', 'Igralec61')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
    await userEvent.click(tabNamed('Članice'))
    await showsTab('Igralke in štab', 'Igralec62')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa62')
    expect(history.length - steps).toBe(3)
    const ways = [
      [-1, 'Igralke in štab', 'Igralec62'],
      [-1, 'Tekme', 'Ekipa61'],
      [-1, 'Igralci in štab', 'Igralec61'],
      [2, 'Igralke in štab', 'Igralec62'],
      [1, 'Tekme', 'Ekipa62'],
    ] as const
    for (const [by, name, text] of ways) {
      history.go(by)
      await showsTab(name, text)
    }
    expect(query()).toBe('tekmovanje=62&tab=tekme')
  })

  test('that is chosen already is no further step', async () => {
    stand({ query: 'tab=tekme' })
    await showsTab('Tekme', 'Ekipa61')
    const steps = history.length
    await userEvent.click(tabNamed('Tekme'))
    expect(history.length).toBe(steps)
  })
})

describe('the team', () => {
  const of = (competitionId: unknown, fields: object = {}) =>
    tab(`T${competitionId}`, { competitionId, ...fields })

  test.each<[string, string, unknown[], string]>([
    ['the query names', 'tekmovanje=62', [of(61)], '62'],
    ['the first tab has', '', [of(62), of(61)], '62'],
    [
      'the first tab that has one and shows has',
      'tab=t61',
      [of(61, { show: false }), of(null), of('62'), of(61)],
      '62',
    ],
    ['the tab has, where the query names nonsense,', 'tekmovanje=../61', [of(62)], '62'],
  ])('is the one that %s', async (_, given, list, id) => {
    const { host, element } = stand({ query: given, routes: tabs(list) })
    await waitFor(() => expect(playersIn(element).join()).toContain(`Igralec${id}`))
    const requested = host.askedFor('/national-teams')
    expect(requested.every((path) => path.startsWith(`/national-teams/${id}`))).toBe(true)
  })

  test('without a page has the five standard tabs, the roster as a grid and the standings', async () => {
    const { host, element } = stand({ attributes: 'team="62"' })
    await showsTab('Igralke in štab', 'Igralec62')
    expect([headings(2), barNames()]).toEqual([['Članice'], ['Igralke in štab', ...standard.slice(1)]])
    expect(page.getByRole('table').elements()).toEqual([])
    await userEvent.click(tabNamed('Statistika'))
    await showsTab('Statistika', 'Večne lestvice')
    await settled(host, element)
    expect([host.askedFor('/pages'), query()]).toEqual([[], 'tab=statistika'])
  })

  test('of an element with a page is the page’s', async () => {
    stand({ attributes: 'page="clani/kvalifikacije" team="62"' })
    await showsTab('Igralci in štab', 'Igralec61')
  })
})

describe('a competition', () => {
  const select = () => page.getByRole('combobox', { name: 'Tekmovanje', exact: true })
  const show = () => page.getByRole('button', { name: 'Prikaži', exact: true })
  async function chooseFormer() {
    await userEvent.click(select())
    await userEvent.click(page.getByRole('option', { name: /Köln/ }))
    await expect.element(select()).toHaveTextContent('EuroBasket')
    await userEvent.click(show())
  }

  test('chosen in the history is all that the query says then', async () => {
    stand({ query: 'tab=zgodovina&utm=x&tip=a&filter=b&stran=2' })
    await expect.element(select()).toBeVisible()
    const steps = history.length
    await chooseFormer()
    await showsTab('Igralci in štab', 'Igralec72')
    await expect.element(page.getByText('2022/2023 - šesto mesto')).toBeVisible()
    expect([query(), history.length - steps]).toEqual(['tekmovanje=72&tab=igralci-stab', 1])
    history.back()
    await showsTab('Zgodovina', 'Tekmovanja skozi leta')
    expect(query()).toBe('tab=zgodovina&utm=x&tip=a&filter=b&stran=2')
  })

  test('chosen in the history gives the focus to what came in its place', async () => {
    stand({ query: 'tab=zgodovina' })
    await chooseFormer()
    await showsTab('Igralci in štab', 'Igralec72')
    await waitFor(() => expect(focused()).toBe(panel().element()))
  })

  test('that stays out changes nothing', async () => {
    const { host, element } = stand({ query: 'tab=zgodovina' })
    await expect.element(show()).toBeVisible()
    await userEvent.click(show(), { force: true })
    await settled(host, element)
    expect(query()).toBe('tab=zgodovina')
  })
})

describe('with its own state', () => {
  test('the element leaves the host’s address as it is, whatever is chosen', async () => {
    const { host, element } = stand({
      query: 'tab=tekme&tekmovanje=62&stran=2',
      attributes: 'page="clani/kvalifikacije" history="memory"',
      routes: { ...past, ...tabs([...teamTabs, tab('Članice', { value: '62' })]) },
    })
    const [href, steps] = [location.href, history.length]
    await showsTab('Igralci in štab', 'Igralec61')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
    await userEvent.click(tabNamed('Novice'))
    await showsTab('Novice', 'Novica 9')
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await showsTab('Novice', 'Novica 11')
    await userEvent.click(tabNamed('Statistika'))
    await userEvent.click(page.getByRole('combobox', { name: 'Vrsta lestvice' }))
    await userEvent.click(page.getByRole('option', { name: 'Uradni nastopi' }))
    await userEvent.click(
      page.getByRole('group', { name: 'Večne lestvice' }).getByRole('button', { name: 'Prikaži' }),
    )
    await showsTab('Statistika', 'Lestvica uradnih nastopov')
    await userEvent.click(tabNamed('Zgodovina'))
    await userEvent.click(page.getByRole('combobox', { name: 'Tekmovanje', exact: true }))
    await userEvent.click(page.getByRole('option', { name: /Köln/ }))
    await userEvent.click(page.getByRole('button', { name: 'Prikaži', exact: true }))
    await showsTab('Igralci in štab', 'Igralec72')
    await userEvent.click(tabNamed('Članice'))
    await showsTab('Igralke in štab', 'Igralec62')
    await settled(host, element)
    expect([location.href, history.length]).toEqual([href, steps])
  })

  test('two elements don’t follow each other', async () => {
    const attributes = 'page="clani/kvalifikacije" history="memory"'
    const { host, element } = stand({ attributes })
    const other = element.cloneNode() as HTMLElement
    document.body.append(other)
    await waitFor(() => expect([playersIn(element), playersIn(other)].flat()).toHaveLength(2))
    await userEvent.click(tabNamed('Tekme').first())
    await waitFor(() => expect(markupIn(element)).toContain('Ekipa61'))
    await settled(host, other)
    expect([playersIn(element), playersIn(other)].map(({ length }) => length)).toEqual([0, 1])
  })
})
