import { describe, expect, it } from 'vitest'
import { pageWith, segmentOf } from '../answers.fixture'
import { type Rendered, type Rendering, rendered, site } from '../rendered.fixture'

const render = (segments: readonly object[], fields: object = {}, attributes: Rendering['attributes'] = {}) =>
  rendered('page', {
    attributes: { url: 'o-zvezi', ...attributes },
    routes: { '/pages': pageWith(segments, fields) },
  })

const headings = ({ all }: Rendered) =>
  all('h1, h2, h3, h4, h5, h6').map(({ localName, textContent }) => `${localName} ${textContent}`)

const title = (text: string) => segmentOf('title', { title: text })
const header = (headerType: string) => segmentOf('connecting_page', { headerType })

describe('a page', () => {
  it('requests its url and shows its title and its published segments', async () => {
    const rendering = await render([title('Prvi'), segmentOf('title', { title: 'Osnutek' }, false)])
    expect(rendering.asked('/pages')).toEqual(['/pages?url=o-zvezi'])
    expect([headings(rendering), rendering.parts('segment')]).toEqual([['h2 O zvezi', 'h3 Prvi'], ['Prvi']])
  })

  it.each([
    ['1', ['h1 O zvezi', 'h2 Prvi']],
    ['6', ['h6 O zvezi', 'h6 Prvi']],
  ])('at heading level %s begins there and never goes below six', async (level, expected) => {
    expect(headings(await render([title('Prvi')], {}, { 'heading-level': level }))).toEqual(expected)
  })

  it.each([
    ['scenes/kos.svg', [`${site}/storage/scenes/kos.svg`]],
    [null, []],
  ])(
    'with the match search over the picture %j has its title for screen readers',
    async (title_background, sources) => {
      const rendering = await render([header('matches-search')], { title_background })
      expect(rendering.all('.search-picture img').map((image) => image.getAttribute('src'))).toEqual(sources)
      expect(rendering.all('.search-picture')).toHaveLength(sources.length)
      const [search] = rendering.all('parket-match-search')
      expect([search?.getAttribute('heading-level'), search?.getAttribute('api')]).toEqual([
        '3',
        `${site}/api`,
      ])
      expect(rendering.all('h2.visually-hidden').map(({ textContent }) => textContent)).toEqual(['O zvezi'])
    },
  )

  it('with a gray gradient shows its title on it, once', async () => {
    const rendering = await render([header('gray-gradient')])
    expect([rendering.texts('.gradient-header'), headings(rendering)]).toEqual([['O zvezi'], ['h2 O zvezi']])
  })

  it.each([
    ['Člani zveze', 'visually-hidden'],
    ['Klubi po Sloveniji', 'page-title page-title-alone'],
  ])('%s with the list of members shows no title twice', async (title, className) => {
    const { all } = await render([segmentOf('kzs_members')], { title })
    expect(all('h2')[0]?.className).toBe(className)
    expect(all('parket-member-list')[0]?.getAttribute('heading-level')).toBe('3')
  })

  it('leads on by its tiles', async () => {
    const tiles = segmentOf('connecting_page', { subpagesData: [{ id: 12 }, { id: 5 }] })
    const { hrefs } = await render([tiles])
    expect(hrefs('[part~=tile]')).toEqual([`${site}/reprezentance/clanice`, 'https://trgovina.example/'])
  })

  it('requests what its segments need, nested ones included, and nothing for hidden ones', async () => {
    const tiles = (newsCategoryId: number) => ({
      subpagesData: [
        { id: 12, newsCategoryId },
        { id: 99, newsCategoryId: 8 },
      ],
    })
    const teams = (...ids: number[]) => ({ nationalTeams: ids.map((id) => ({ id })) })
    const segments = [
      segmentOf('connecting_page', { headerType: 'matches-search', ...teams(61, 62, 63), ...tiles(2) }),
      segmentOf('collapsable', {
        content: [segmentOf('collapsable_window', { content: [segmentOf('connecting_page', tiles(4))] })],
      }),
      segmentOf('connecting_page', { headerType: 'gray-gradient', ...teams(64) }),
      segmentOf('connecting_page', tiles(5), false),
    ]
    const routes = { '/pages': pageWith(segments), '/national-teams/62/matches': [] }
    const { asked, isComplete } = await rendered('page', { attributes: { url: 'domov' }, routes })
    expect([isComplete, asked()]).toEqual([
      true,
      [
        '/pages?url=domov',
        '/national-teams/61/matches',
        '/national-teams/62/matches',
        '/menu',
        '/news?perPage=3&page=1&category=2',
        '/news?perPage=3&page=1&category=4',
      ],
    ])
  })

  it('without a url requests nothing and is empty', async () => {
    const { asked, text } = await rendered('page')
    expect([asked(), text]).toEqual([[], ''])
  })
})
