import { expect, it } from 'vitest'
import { builderAddress, isInSection, mountOf } from './routes'

it.each([
  ['/', 'parket-page', { url: 'domov' }],
  ['/tekme', 'parket-match-list', {}],
  ['/tekme/', 'parket-match-list', {}],
  ['/klubi', 'parket-member-list', {}],
  ['/zgodovina-tekmovanj', 'parket-competition-history', {}],
  ['/sodniski-iskalnik', 'parket-referee-search', {}],
  ['/novice', 'parket-news-list', {}],
  ['/novica/zmaga-v-celju', 'parket-news-article', { slug: 'zmaga-v-celju' }],
  ['/iskalnik', 'parket-site-search', {}],
  ['/reprezentant/77', 'parket-player', { player: '77' }],
  ['/tekmovanje/12', 'parket-competition', { competition: '12' }],
  ['/reprezentance/clani/eurobasket', 'parket-national-team', { page: 'clani/eurobasket' }],
  ['/reprezentance', 'parket-page', { url: 'reprezentance' }],
  ['/reprezentance/clani', 'parket-page', { url: 'reprezentance/clani' }],
  ['/o-zvezi/clani-zveze/', 'parket-page', { url: 'o-zvezi/clani-zveze' }],
  ['/tekmovanje/12/tekme', 'parket-page', { url: 'tekmovanje/12/tekme' }],
  ['/%C4%8Dlani%20zveze', 'parket-page', { url: 'člani zveze' }],
  ['/apiji', 'parket-page', { url: 'apiji' }],
])('%s shows %s', (path, tag, attributes) => {
  expect(mountOf(path)).toEqual({ tag, attributes: { 'heading-level': '1', ...attributes } })
})

it.each([
  '/api/menu',
  '/storage/logo.svg',
  '/hosts/club.html',
  '/shell/shell.js',
  '/healthz',
  '/okvir/match-list',
  '/oembed',
  '/parket.js',
  '/%E0%A4%A',
])('%s is no page of the shell', (path) => {
  expect(mountOf(path)).toBeNull()
})

it('the builder brings its own script', () => {
  expect(mountOf('/vdelaj')).toMatchObject({ tag: 'parket-builder', script: '/shell/builder.js' })
})

it.each([
  ['/tekme?klub=7&stran=2', '/vdelaj?zaslon=%2Ftekme%3Fklub%3D7%26stran%3D2'],
  ['/', '/vdelaj?zaslon=%2F'],
  ['/vdelaj?gradnik=roster', '/vdelaj'],
])('from %s "Vdelaj" leads to %s', (path, address) => {
  expect(builderAddress(new URL(path, 'https://kzs.example'))).toBe(address)
})

it.each([
  ['/tekme', '/tekme', true],
  ['/tekmovanje/12', '/tekme', true],
  ['/novica/zmaga-v-celju', '/novice', true],
  ['/reprezentant/77', '/reprezentance', true],
  ['/reprezentance/clani/eurobasket', '/reprezentance', true],
  ['/tekmovanjej/12', '/tekme', false],
  ['/tekmeci', '/tekme', false],
  ['/', '/', true],
  ['/tekme', '/', false],
  ['/tekme', '', false],
])('%s is in the section %s: %s', (path, section, isIn) => {
  expect(isInSection(path, section)).toBe(isIn)
})
