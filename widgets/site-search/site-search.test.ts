import { describe, expect, it } from 'vitest'
import { resultWith, searchPage, searchResults, withResults } from '../answers.fixture'
import { type Rendering, rendered, site } from '../rendered.fixture'

const render = (query: string, more: Rendering = {}) =>
  rendered('site-search', { ...more, attributes: { query, ...more.attributes } })

describe('the search', () => {
  it('without words is the title, the field and the default news image, and requests nothing', async () => {
    const { texts, all, asked, parts } = await render('')
    expect([texts('h2'), asked(), parts('search-result')]).toEqual([['Iskalnik'], [], []])
    expect(all('img')[0]?.getAttribute('src')).toMatch(/\/storage\/default-news\.svg$/)
    const [form] = all('form')
    // Without scripts it leads to the site's own search.
    expect([form?.getAttribute('action'), form?.getAttribute('method') ?? 'get']).toEqual([
      `${site}/iskalnik`,
      'get',
    ])
    expect(form?.querySelector('input[type=search]')?.getAttribute('name')).toBe('q')
  })

  it('is what the query says, before the tag; its pages are links to the site’s own search', async () => {
    const many = Array.from({ length: 23 }, (_, index) => resultWith({ url: `/novica/${index}` }))
    const rendering = await render('euro', { query: 'q=novica&stran=2&utm=a', routes: withResults(many) })
    expect(rendering.asked()).toEqual(['/search?q=novica&page=2&perPage=10'])
    expect(rendering.all('input[type=search]')[0]?.getAttribute('value')).toBe('novica')
    expect(rendering.hrefs('nav a[href]').at(-1)).toBe(`${site}/iskalnik?q=novica&stran=3`)
  })

  it('is the first page where the query’s is beyond the last one', async () => {
    const { corrected, parts } = await render('', {
      query: 'q=euro&stran=9',
      routes: withResults(searchResults),
    })
    expect([corrected, parts('search-result').length]).toEqual(['q=euro', 3])
  })
})

describe('results', () => {
  it('say what they are and how many, lead there, and mark what was looked for', async () => {
    const { parts, all, hrefs, text } = await render('euro')
    expect(text).toContain('3 zadetki: 1 novica, 1 klub, 1 tekmovanje')
    expect(parts('search-result')).toEqual([
      'Novica · 27.8.2025EuroBasket se začenjaSlovenija na turnirju EuroBasket 2025.',
      'TekmovanjeEuroBasket 20252025/26',
      'KlubZmaji',
    ])
    const marks = all('[part~=search-result]').map((each) =>
      [...each.querySelectorAll('mark')].map(({ textContent }) => textContent),
    )
    expect(marks).toEqual([['Euro', 'Euro'], ['Euro'], []])
    const paths = ['/novica/eurobasket-se-zacenja', '/tekmovanje/5', '/tekme?klub=1']
    expect(hrefs('[part~=search-result] a')).toEqual(paths.map((path) => site + path))
  })

  it.each<[string, object, string]>([
    ['without anything that may be missing', { excerpt: null, published_at: null, image: null }, 'NovicaA'],
    ['with a day that is none', { excerpt: '', published_at: 'jutri' }, 'NovicaA'],
    [
      'that tries to be markup',
      { title: '<img src=x>', excerpt: null, published_at: null },
      'Novica<img src=x>',
    ],
  ])('one %s', async (_, fields, words) => {
    const { parts } = await render('euro', { routes: withResults([resultWith({ title: 'A', ...fields })]) })
    expect(parts('search-result')).toEqual([words])
  })

  const away = ['_blank', 'noopener']
  const here = [null, null]
  it.each<[url: string, href: string | null, how: (string | null)[]]>([
    ['/novica/a', 'https://kzs.example/liga/novica/a', here],
    ['\\\\drugje.example/a', 'https://kzs.example/liga/drugje.example/a', here],
    ['https://kzs.example/druga', 'https://kzs.example/druga', away],
    ['javascript:alert(1)', null, here],
  ])('one at %s leads to %s', async (url, href, how) => {
    const attributes = { site: 'https://kzs.example/liga' }
    const { all } = await render('euro', { attributes, routes: withResults([resultWith({ url })]) })
    const link = all('[part~=search-result] a')[0]
    const [found = null, ...opens] = ['href', 'target', 'rel'].map((name) => link?.getAttribute(name) ?? null)
    expect([found && new URL(found).href, ...opens]).toEqual([href, ...how])
  })

  it('that are none keep the words and offer ways on', async () => {
    const { text, all, hrefs } = await render('xyz', { routes: withResults([]) })
    expect(text).toContain('Ni zadetkov')
    expect(all('input[type=search]')[0]?.getAttribute('value')).toBe('xyz')
    expect(hrefs('a')).toEqual(['novice', 'tekme', 'klubi'].map((path) => `${site}/${path}`))
  })

  it('of what was probably meant are under the question whether it was', async () => {
    const { asked, parts, text, hrefs } = await render('evrobasket', {
      routes: {
        '/search': (requested: URLSearchParams) =>
          requested.get('q') === 'evrobasket'
            ? { results: [], total: 0, suggestion: 'EuroBasket' }
            : searchPage(searchResults, requested),
      },
    })
    expect([text.includes('Ni zadetkov. Ste mislili EuroBasket?'), parts('search-result').length]).toEqual([
      true,
      3,
    ])
    expect(hrefs('.found-meant a')).toEqual([`${site}/iskalnik?q=EuroBasket`])
    expect(asked()).toEqual(['/search?q=evrobasket&perPage=10', '/search?q=EuroBasket&perPage=10'])
  })
})
