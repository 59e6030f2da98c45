import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { register } from '../../src/element/register'
import type { PageMetadata } from '../../src/page/events'
import { matchWith, pageWith, type Routes, segmentOf } from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  leaveFor,
  markupIn,
  openPage,
  partsIn,
  put,
  rootOf,
  settled,
  shows,
  waitFor,
} from '../host-page.fixture'
import { page as screen } from './screen'

register(screen)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closePage()
})

/** A page of these segments, shown. */
async function showPage(segments: readonly object[], fields: object = {}, attributes = '') {
  const routes: Routes = { '/pages': pageWith(segments, fields) }
  const host = openPage(routes)
  const element = put(`<parket-page url="o-zvezi" ${attributes}></parket-page>`)
  await waitFor(() => expect(host.events).toContain('parket-load parket-page'))
  return { host, element }
}

const headingsIn = (element: Element) =>
  [...(rootOf(element)?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])].map(
    (each) => `${each.localName} ${each.textContent}`,
  )

const title = (text: string) => segmentOf('title', { title: text })
const header = (headerType: string) => segmentOf('connecting_page', { headerType })

describe('a page', () => {
  test('asks for its url and shows its title and its published segments', async () => {
    const { host, element } = await showPage([title('Prvi'), segmentOf('title', { title: 'Osnutek' }, false)])
    expect(host.askedFor('/pages')).toEqual(['/pages?url=o-zvezi'])
    expect(headingsIn(element)).toEqual(['h2 O zvezi', 'h3 Prvi'])
    expect(partsIn(element, 'segment')).toHaveLength(1)
  })

  test.each([
    ['1', ['h1 O zvezi', 'h2 Prvi']],
    ['6', ['h6 O zvezi', 'h6 Prvi']],
  ])('at heading level %s begins there and never goes below six', async (level, headings) => {
    const { element } = await showPage([title('Prvi')], {}, `heading-level="${level}"`)
    expect(headingsIn(element)).toEqual(headings)
  })

  test('of another url shows that one', async () => {
    const byUrl = (query: URLSearchParams) => pageWith([title(`Stran ${query.get('url')}`)])
    openPage({ '/pages': byUrl })
    const element = put('<parket-page url="ena"></parket-page>')
    await shows(element, 'Stran ena')
    element.setAttribute('url', 'dve/tri')
    await shows(element, 'Stran dve/tri')
    expect(markupIn(element)).not.toContain('Stran ena')
  })

  test('with the match search floats it over its picture; the title is there to be heard', async () => {
    const { element } = await showPage([header('matches-search'), title('Potem')])
    const search = rootOf(element)?.querySelector('parket-match-search')
    expect(search?.getAttribute('heading-level')).toBe('3')
    expect(search?.getAttribute('api')).toMatch(/\/api$/)
    const picture = rootOf(element)?.querySelector<HTMLElement>('.search-picture')
    const card = search?.parentElement
    expect(rootOf(element)?.querySelector('.search-picture img')?.getAttribute('src')).toMatch(
      /scenes\/siroko-dvorana\.svg$/,
    )
    expect(card?.getBoundingClientRect().top).toBeLessThan(picture?.getBoundingClientRect().bottom ?? 0)
    expect(headingsIn(element)[0]).toBe('h2 O zvezi')
    expect(rootOf(element)?.querySelector('h2')?.className).toBe('visually-hidden')
  })

  describe('with national teams', () => {
    const searched = segmentOf('connecting_page', {
      headerType: 'matches-search',
      nationalTeams: [{ id: 61, page: 'clani/kvalifikacije' }],
    })
    const team = '/national-teams/61/matches'
    const at = (dateTime: string, fields: object) => matchWith({ dateTime, dateTimeUtc: dateTime, ...fields })
    const lost = at('2025-11-20 20:00:00', { firstTeamName: 'Slovenija', secondTeamName: 'Italija' })
    const noScore = { firstTeamScore: 0, secondTeamScore: 0 }
    const wordsOf = (element: Element) =>
      [...(rootOf(element)?.querySelectorAll('.home-match-head, .home-match .highlight-middle') ?? [])].map(
        ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim(),
      )

    test.each([
      ['stays the place of both where there is one', [lost], 1],
      ['stays their place where there is none', [], 0],
    ])('%s: what was shown without them does not move', async (_, matches, count) => {
      const { innerWidth, innerHeight } = window
      onTestFinished(() => page.viewport(innerWidth, innerHeight))
      await page.viewport(820, 900)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 10, 24, 12) })
      const answer = later<object[]>()
      const host = openPage({
        '/pages': pageWith([searched, title('Potem')]),
        [team]: () => answer.answer,
      })
      const element = put('<parket-page url="domov"></parket-page>')
      await shows(element, 'Potem')
      const top = () => partsIn(element, 'segment')[1]?.getBoundingClientRect().top
      const before = top()
      answer.give(matches)
      await settled(host, element)
      expect([wordsOf(element).length / 2, top()]).toEqual([count, before])
    })

    test('has the result of the match that is on when its visitor comes back', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 10, 28, 20) })
      let scores: object = noScore
      openPage({
        '/pages': pageWith([searched]),
        [team]: () => [at('2025-11-28 19:00:00', { ...scores, firstTeamName: 'Estonija' })],
      })
      const element = put('<parket-page url="domov"></parket-page>')
      await waitFor(() =>
        expect(wordsOf(element)).toEqual(['Naslednja tekma V teku · petek, 28. 11.', '19:00']),
      )
      scores = { firstTeamScore: 66, secondTeamScore: 90 }
      leaveFor(3)
      await waitFor(() => expect(wordsOf(element)).toEqual(['Zadnji izid petek, 28. 11.', '66 : 90']))
    })
  })

  test('with a gray gradient shows its title on it, once', async () => {
    const { element } = await showPage([header('gray-gradient')])
    expect(rootOf(element)?.querySelector('.gradient-header')?.textContent).toBe('O zvezi')
    expect(headingsIn(element)).toEqual(['h2 O zvezi'])
  })

  test.each([null, 'javascript:alert(1)', '../x.svg'])(
    'with the picture %j has none',
    async (title_background) => {
      const { element } = await showPage([header('matches-search')], { title_background })
      expect(rootOf(element)?.querySelector('.search-picture')).toBeNull()
      expect(rootOf(element)?.querySelector('parket-match-search')).not.toBeNull()
    },
  )

  test.each([
    ['Člani zveze', 'visually-hidden'],
    ['Klubi po Sloveniji', 'page-title page-title-alone'],
  ])('%s with the list of members shows no title twice', async (title, className) => {
    const { element } = await showPage([segmentOf('kzs_members')], { title })
    expect(rootOf(element)?.querySelector('h2')?.className).toBe(className)
    expect(rootOf(element)?.querySelector('parket-member-list')?.getAttribute('heading-level')).toBe('3')
  })

  test('says its metadata once', async () => {
    const received: PageMetadata[] = []
    const hear = (event: Event) => received.push((event as CustomEvent<PageMetadata>).detail)
    document.addEventListener('parket-metadata', hear)
    const { host } = await showPage([])
    await waitFor(() => expect(received).toHaveLength(1))
    document.removeEventListener('parket-metadata', hear)
    expect(received).toEqual([
      {
        title: 'Parket - O zvezi',
        description: 'O zvezi',
        image: `${location.origin}/demo/data/storage/scenes/siroko-dvorana.svg`,
        url: `${host.origin}/o-zvezi`,
      },
    ])
  })

  test('on its way shows placeholders', async () => {
    const { answer, give } = later()
    openPage({ '/pages': () => answer })
    const element = put('<parket-page url="o-zvezi"></parket-page>')
    await waitFor(() => expect(partsIn(element, 'skeleton').length).toBeGreaterThan(0))
    give(pageWith([title('Prvi')]))
    await shows(element, 'Prvi')
    expect(partsIn(element, 'skeleton')).toEqual([])
  })

  test.each([404, 400])('that can’t be had (%i) is empty; what the host put inside stays', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/pages': failing(status) })
    const element = put('<parket-page url="ni">Stran ni na voljo.</parket-page>')
    await waitFor(() => expect(events).toContain('parket-error parket-page'))
    await waitFor(() => expect(markupIn(element)).toBe(''))
    expect(element.getBoundingClientRect().height).toBeGreaterThan(0)
    expect(events.filter((event) => event.startsWith('parket-metadata'))).toEqual([])
  })

  test('without a url asks nothing and is empty', async () => {
    const host = openPage()
    const element = put('<parket-page></parket-page>')
    await waitFor(() => expect(rootOf(element)).not.toBeNull())
    await settled(host, element)
    expect([markupIn(element), host.requested]).toEqual(['', []])
  })

  test('of which a segment is broken on the wire shows all the others, and one line tells', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { element } = await showPage([title('Prvi'), { published: true }, title('Drugi')])
    expect(headingsIn(element)).toEqual(['h2 O zvezi', 'h3 Prvi', 'h3 Drugi'])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^parket-page: Get page by url: left out 1: segments\.1 /)],
    ])
  })

  test('leads on by its tiles: the host may route', async () => {
    const tiles = segmentOf('connecting_page', { subpagesData: [{ id: 12 }, { id: 5 }] })
    const { host, element } = await showPage([tiles])
    await waitFor(() => expect(partsIn(element, 'tile')).toHaveLength(2))
    partsIn(element, 'tile')[0]?.click()
    expect(host.ways).toEqual([`${host.origin}/reprezentance/clanice`])
  })
})
