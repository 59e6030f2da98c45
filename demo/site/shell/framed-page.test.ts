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
    ['/tekmovanje/32?tab=lestvica', 'competition', { competition: '32', start: 'tab=lestvica' }],
    [
      '/reprezentance/clani/x?tab=tekme&filter=2',
      'national-team',
      { page: 'clani/x', start: 'tab=tekme&filter=2' },
    ],
    ['/novice?kategorija=1,2', 'news-list', { category: '1,2', ...news }],
    ['/novice?od=01.02.2026', 'news-list', { start: 'od=01.02.2026', ...news }],
    ['/sodniski-iskalnik?sodnik=3', 'referee-search', { start: 'sodnik=3', 'per-page': '5' }],
    ['/iskalnik?q=krka', 'site-search', { query: 'krka' }],
    ['/o-zvezi/%C4%8Dlani', 'page', { url: 'o-zvezi/člani' }],
  ])('%s is %s', (address, name, attributes) => {
    expect(framed(address)).toMatchObject({ name, attributes })
  })

  it.each(['/vdelaj', '/okvir/match-list'])('%s is none', (address) => {
    expect(framed(address)).toBeNull()
  })

  it('keeps of its query what it shows', () => {
    expect(framed('/tekme?utm_source=x&klub=2&stran=2&tab=y')?.query).toBe('klub=2&stran=2')
  })
})
