import { describe, expect, it } from 'vitest'
import { framedPage } from './framed-page'

const framed = (address: string) => framedPage(new URL(address, 'https://kzs.example'))

describe('a page’s address pasted elsewhere', () => {
  const list = { 'per-page': '5', show: 'next' }
  const news = { 'per-page': '5', header: 'off', ads: 'off' }

  it.each<[string, string, Record<string, string>]>([
    ['/tekme', 'match-list', list],
    ['/tekme/?klub=2', 'match-list', { club: '2', ...list }],
    [
      '/tekme?sezona=3&klub=2&tekmovanje=4&dvorana=5&od=01.02.2026&do=03.02.2026',
      'match-list',
      {
        season: '3',
        club: '2',
        competition: '4',
        hall: '5',
        from: '01.02.2026',
        to: '03.02.2026',
        ...list,
      },
    ],
    ['/tekme?stran=2&klub=2', 'match-list', { club: '2', start: 'klub=2&stran=2', ...list }],
    ['/tekme?klub=&utm_source=x&fbclid=1', 'match-list', list],
    ['/tekmovanje/32', 'competition', { competition: '32' }],
    ['/tekmovanje/32?tab=lestvica', 'competition', { competition: '32', start: 'tab=lestvica' }],
    ['/reprezentance/clani/x', 'national-team', { page: 'clani/x' }],
    [
      '/reprezentance/clani/x?tab=tekme&filter=2',
      'national-team',
      { page: 'clani/x', start: 'tab=tekme&filter=2' },
    ],
    ['/reprezentant/7', 'player', { player: '7' }],
    ['/novica/zmaga', 'news-article', { slug: 'zmaga' }],
    ['/novice?kategorija=1,2', 'news-list', { category: '1,2', ...news }],
    ['/novice?od=01.02.2026', 'news-list', { start: 'od=01.02.2026', ...news }],
    ['/zgodovina-tekmovanj', 'competition-history', {}],
    ['/sodniski-iskalnik?sodnik=3', 'referee-search', { start: 'sodnik=3', 'per-page': '5' }],
    ['/klubi', 'member-list', {}],
    ['/iskalnik?q=krka', 'site-search', { query: 'krka' }],
    ['/', 'page', { url: 'domov' }],
    ['/o-zvezi/%C4%8Dlani', 'page', { url: 'o-zvezi/člani' }],
  ])('%s is %s', (address, name, attributes) => {
    expect(framed(address)).toMatchObject({ name, attributes })
  })

  it.each(['/vdelaj', '/api/matches', '/okvir/match-list', '/oembed?url=x', '/parket.js', '/%E0%A4%A'])(
    '%s is none',
    (address) => {
      expect(framed(address)).toBeNull()
    },
  )

  it('keeps of its query what it shows', () => {
    expect(framed('/tekme?utm_source=x&klub=2&stran=2&tab=y')?.query).toBe('klub=2&stran=2')
  })
})
