import { expect, it } from 'vitest'
import { crestUrl, newsUrl, nextCrestUrl, pictureUrl, siteUrl, teamPhotoUrl } from './addresses'

const storage = 'https://kzs.example/storage'

it.each<[string, string, Record<string, string | null | undefined> | undefined, string]>([
  ['https://kzs.example', 'tekme', undefined, 'https://kzs.example/tekme'],
  ['https://kzs.example', '/tekme', undefined, 'https://kzs.example/tekme'],
  ['https://kzs.example', '//elsewhere.example', undefined, 'https://kzs.example/elsewhere.example'],
  ['https://kzs.example', '', undefined, 'https://kzs.example/'],
  ['https://kzs.example/liga/2025', 'tekme', undefined, 'https://kzs.example/liga/2025/tekme'],
  ['https://kzs.example', 'tekme', { klub: '7', od: null }, 'https://kzs.example/tekme?klub=7'],
])('an address on the site %s and %s make one', (site, path, query, url) => {
  expect(siteUrl({ site }, path, query)).toBe(url)
})

it.each([
  ['derbi', 'novica/derbi'],
  ['//x.png', 'novica/x.png'],
  ['/derbi', 'novica/derbi'],
  ['/novica/derbi', 'novica/derbi'],
  ['https://kzs.example/liga/novica/derbi/', 'novica/derbi'],
  ['https://drugje.example/x', 'novica/https%3A%2F%2Fdrugje.example%2Fx'],
  ['../tekme', 'novica/..%2Ftekme'],
])('the page of an article called %j is on the site', (url, path) => {
  expect(newsUrl({ site: 'https://kzs.example/liga' }, url)).toBe(`https://kzs.example/liga/${path}`)
})

it.each([
  ['banners/kava.svg', `${storage}/banners/kava.svg`],
  ['../admin/logo.svg', null],
  [null, null],
])('a picture that content names as %j is shown from %j', (path, url) => {
  expect(pictureUrl({ storage }, path)).toBe(url)
})

it.each([
  ['TR', `${storage}/logos/TR.svg`],
  ['KK_1-a', `${storage}/logos/KK_1-a.svg`],
  [null, null],
  ['', null],
  ['../TR', null],
  ['TR?x', null],
  ['TR\n', null],
  ['Č', null],
  ['%2e', null],
])('a crest of the code %j is %s', (code, url) => {
  expect(crestUrl({ storage }, code)).toBe(url)
})

it.each([
  [`${storage}/logos/TR.svg`, `${storage}/logos/TR.png`],
  [`${storage}/logos/TR.png`, `${storage}/logos/TR.webp`],
  [`${storage}/logos/TR.webp`, null],
  ['data:image/svg+xml,x', null],
])('where %s is missing, %s is next', (url, next) => {
  expect(nextCrestUrl(url)).toBe(next)
})

it.each([
  ['storage/team-photos/clani.svg', 'https://kzs.example/liga/storage/team-photos/clani.svg'],
  ['../clani.svg', null],
  [null, null],
])("a team's photo %j is %j", (path, url) => {
  expect(teamPhotoUrl({ site: 'https://kzs.example/liga' }, path)).toBe(url)
})
