import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { register } from '../../src/island/register'
import type { PageMetadata } from '../../src/page/events'
import { matchWith, pageWith, segmentOf } from '../answers.fixture'
import {
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

const title = (text: string) => segmentOf('title', { title: text })
const header = (headerType: string) => segmentOf('connecting_page', { headerType })

describe('a page', () => {
  test('of another url shows that one', async () => {
    const byUrl = (query: URLSearchParams) => pageWith([title(`Stran ${query.get('url')}`)])
    openPage({ '/pages': byUrl })
    const element = put('<parket-page url="ena"></parket-page>')
    await shows(element, 'Stran ena')
    element.setAttribute('url', 'dve/tri')
    await shows(element, 'Stran dve/tri')
    expect(markupIn(element)).not.toContain('Stran ena')
  })

  test('with the match search floats it over its picture', async () => {
    openPage({ '/pages': pageWith([header('matches-search'), title('Potem')]) })
    const element = put('<parket-page url="domov"></parket-page>')
    await shows(element, 'Potem')
    const picture = rootOf(element)?.querySelector<HTMLElement>('.search-picture')
    const card = rootOf(element)?.querySelector('parket-match-search')?.parentElement
    expect(card?.getBoundingClientRect().top).toBeLessThan(picture?.getBoundingClientRect().bottom ?? 0)
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
      scores = { firstTeamScore: 66, secondTeamScore: 90, status: 'FINAL' }
      leaveFor(3)
      await waitFor(() => expect(wordsOf(element)).toEqual(['Zadnji izid petek, 28. 11.', '66 : 90']))
    })
  })

  test('says its metadata once', async () => {
    const received: PageMetadata[] = []
    const hear = (event: Event) => received.push((event as CustomEvent<PageMetadata>).detail)
    document.addEventListener('parket-metadata', hear)
    const host = openPage({ '/pages': pageWith([]) })
    put('<parket-page url="o-zvezi"></parket-page>')
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
})
