import { describe, expect, it } from 'vitest'
import { newsWith, withNews } from '../answers.fixture'
import { type Rendered, type Rendering, rendered, site } from '../rendered.fixture'

type Attributes = NonNullable<Rendering['attributes']>

describe('what is requested', () => {
  it.each<[string, Rendering, string]>([
    ['all news', {}, '?perPage=9&page=1'],
    ['a category', { attributes: { category: '4' } }, '?perPage=9&page=1&category=4'],
    [
      'all that the query says',
      {
        attributes: { category: '8' },
        query: 'kategorija=4,2&od=01.11.2025&do=30.11.2025&stran=2',
        routes: withNews(30),
      },
      '?perPage=9&page=2&category=4%2C2&from=2025-11-01&to=2025-11-30',
    ],
    ['no category that nobody knows', { query: 'kategorija=abc,4' }, '?perPage=9&page=1&category=4'],
  ])('is %s', async (_, rendering, parameters) => {
    expect((await rendered('news-list', rendering)).asked('/news')).toEqual([`/news${parameters}`])
  })

  it.each([
    ['kategorija=4&stran=9&utm=a', 'kategorija=4&utm=a'],
    ['stran=9', ''],
  ])('is the first page where %s is beyond the last one', async (query, corrected) => {
    const rendering = await rendered('news-list', { query, routes: withNews(20) })
    expect([rendering.corrected, rendering.parts('news-card').length]).toEqual([corrected, 9])
  })

  it('by header="off" and ads="off" is nothing that these would need', async () => {
    const { asked, all } = await rendered('news-list', { attributes: { header: 'off', ads: 'off' } })
    expect([asked(), all('[role=search], form')]).toEqual([['/news?perPage=9&page=1'], []])
  })
})

describe('the list', () => {
  const order = ({ all }: Rendered) =>
    [...(all('.news-results')[0]?.children ?? [])].map((each) =>
      each.matches('.news-grid')
        ? each.querySelectorAll('[part=news-card]').length
        : each.querySelector('[part=banner]')
          ? 'ad'
          : each.getAttribute('part'),
    )

  it.each<[number, Attributes, unknown[]]>([
    [11, {}, [6, 'ad', 3, 'pagination']],
    [8, {}, [6, 'ad', 2]],
    [3, { 'per-page': '2' }, [2, 'ad', 'pagination']],
    [20, { 'per-page': '12' }, [6, 'ad', 6, 'pagination']],
    [11, { ads: 'off' }, [6, 3, 'pagination']],
  ])('of %i news with %o is six, an ad, the others, the pages', async (count, attributes, expected) => {
    expect(order(await rendered('news-list', { attributes, routes: withNews(count) }))).toEqual(expected)
  })

  it('without news is one sentence', async () => {
    const { text, parts } = await rendered('news-list', { routes: withNews(0) })
    expect([text.includes('Ni zadetkov'), parts('pagination'), parts('banner')]).toEqual([true, [], []])
  })

  it('shows each card with its category, its day and its way to the article; one without a picture the default', async () => {
    const categories = [
      { id: 1, name: 'Splošno', top: false },
      { id: 4, name: '1. liga', top: true },
    ]
    const news = newsWith({ categories, title_background: null })
    const { parts, all, hrefs } = await rendered('news-list', {
      routes: { '/news': { news: [news], nuOfNews: 1 } },
    })
    expect(parts('news-card')[0]).toMatch(/^1\. liga14\. nov\.Zmaji še naprej.*Po sedmih.*VEČ$/)
    expect(hrefs('[part~=news-card] a')).toEqual([`${site}/novica/zmaji-brez-poraza`])
    expect(all('[part~=news-card] img')[0]?.getAttribute('src')).toBe(`${site}/storage/default-news.svg`)
  })

  it.each<[Attributes, string[]]>([
    [{}, ['H2', 'H3']],
    [{ header: 'off' }, ['H2']],
    [{ 'heading-level': '1' }, ['H1', 'H2']],
  ])('with %o has its headings in order', async (attributes, levels) => {
    const { all } = await rendered('news-list', { attributes })
    expect([...new Set(all('h1, h2, h3, h4').map(({ tagName }) => tagName))]).toEqual(levels)
  })

  it('has pages that are links to the shell’s own list, with exactly what is shown', async () => {
    const { hrefs } = await rendered('news-list', { attributes: { category: '4,6' }, routes: withNews(20) })
    const shown = `${site}/novice?kategorija=4%2C6`
    expect(hrefs('nav a[href]')).toEqual([
      shown,
      ...['2', '3', '2'].map((number) => `${shown}&stran=${number}`),
    ])
  })
})
