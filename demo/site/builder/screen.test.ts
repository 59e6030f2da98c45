import { describe, expect, it } from 'vitest'
import { settingsOfScreen, sitePageOf } from './screen'
import { firstSettings } from './settings'

const site = 'https://kzs.example'

describe('a screen of the site', () => {
  it.each([
    [
      '/tekme?sezona=2022&klub=7&od=1.2.2023&do=03.02.2023',
      'match-list',
      { season: '2022', club: '7', from: '2023-02-01', to: '2023-02-03' },
      '',
    ],
    ['/tekme?klub=7&stran=2&utm_source=x', 'match-list', { club: '7' }, 'klub=7&stran=2'],
    ['/tekme?klub=&od=31.2.2023', 'match-list', {}, ''],
    ['/reprezentance/clani/sp?tab=tekme&x=1', 'national-team', { page: 'clani/sp' }, 'tab=tekme'],
    ['/novice?kategorija=3,4', 'news-list', { category: '3,4' }, ''],
    ['/novice?od=01.02.2024', 'news-list', {}, 'od=01.02.2024'],
    ['/iskalnik?q=Čačak%20%26', 'site-search', { query: 'Čačak &' }, ''],
    ['/', 'page', { url: 'domov' }, ''],
  ])('%s is shown by %s', (address, widget, values, start) => {
    expect(settingsOfScreen(address)).toEqual({ ...firstSettings, widget, values, start, width: 1200 })
  })

  it.each(['', '/vdelaj?gradnik=roster', '/api/menu', 'javascript:alert(1)', '%'])(
    'that %j is not gives the first settings',
    (address) => {
      expect(settingsOfScreen(address)).toEqual(firstSettings)
    },
  )

  it.each([
    '/tekme?sezona=2022&klub=7&od=01.02.2023',
    '/tekme?klub=7&stran=2',
    '/reprezentance/clani/sp?tab=tekme',
    '/novice?kategorija=3%2C4',
    '/novica/%C4%8Da%C4%8Dak',
    '/tekmovanje/32?tab=lestvica',
    '/sodniski-iskalnik?sodnik=3',
    '/iskalnik?q=2023-02-01',
    '/reprezentant/77',
    '/klubi',
    '/',
    '/o-zvezi/selektorji',
  ])('%s is what the snippet’s own link leads to', (address) => {
    expect(sitePageOf(settingsOfScreen(address), site)).toBe(site + address)
  })
})

it.each([
  ['ad-banner', {}, null],
  ['player', {}, null],
  ['match-search', { club: '7' }, `${site}/tekme?klub=7`],
  ['roster', { team: '9' }, `${site}/reprezentance`],
] as const)('%s with %j has the page %s', (widget, values, page) => {
  expect(sitePageOf({ ...firstSettings, widget, values }, site)).toBe(page)
})
