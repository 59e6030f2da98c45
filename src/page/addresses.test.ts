import { describe, expect, it } from 'vitest'
import { crestUrl, pictureUrl, siteUrl, teamPhotoUrl } from './addresses'

const storage = 'https://kzs.example/storage'

describe('an address on the site', () => {
  it.each<[string, string, Record<string, string | null | undefined> | undefined, string]>([
    ['https://kzs.example', 'tekme', undefined, 'https://kzs.example/tekme'],
    ['https://kzs.example', '/tekme', undefined, 'https://kzs.example/tekme'],
    ['https://kzs.example', '//elsewhere.example', undefined, 'https://kzs.example/elsewhere.example'],
    ['https://kzs.example', '', undefined, 'https://kzs.example/'],
    ['https://kzs.example/liga/2025', 'tekme', undefined, 'https://kzs.example/liga/2025/tekme'],
    ['https://kzs.example', 'tekme', { klub: '7', od: null }, 'https://kzs.example/tekme?klub=7'],
  ])('%s and %s make one', (site, path, query, url) => {
    expect(siteUrl({ site }, path, query)).toBe(url)
  })
})

describe('a picture that content names', () => {
  it.each([
    ['banners/kava.svg', `${storage}/banners/kava.svg`],
    ['/banners/kava.svg', `${storage}/banners/kava.svg`],
    ['a..b/kava...svg', `${storage}/a..b/kava...svg`],
    ['https://elsewhere.example/kava.svg', 'https://elsewhere.example/kava.svg'],
    ['HTTPS://elsewhere.example/kava.svg', 'https://elsewhere.example/kava.svg'],
  ])('%s is shown from %s', (path, url) => {
    expect(pictureUrl({ storage }, path)).toBe(url)
  })

  it.each([
    null,
    '',
    'http://elsewhere.example/kava.svg',
    '//elsewhere.example/kava.svg',
    'https:elsewhere',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://kzs.example/1',
    'view-source:kava.svg',
    '../admin/logo.svg',
    'banners/../../admin/logo.svg',
    'banners/..',
    'banners\\..\\..\\admin',
    '%2e%2E/admin/logo.svg',
    '.%2e/admin',
    '.\t./admin/logo.svg',
    '..?x',
  ])('%s is none', (path) => {
    expect(pictureUrl({ storage }, path)).toBeNull()
  })

  it.each([
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\\\\elsewhere.example/kava.svg',
    '/\t/elsewhere.example',
    '@elsewhere.example/kava.svg',
    '?x=/../..',
    '#/../..',
  ])('%s stays under storage, however a browser reads it', (path) => {
    const url = pictureUrl({ storage }, path)
    if (url !== null) expect(new URL(url).href).toMatch(/^https:\/\/kzs\.example\/storage\//)
  })
})

describe('a crest', () => {
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
  ])('of the code %j is %s', (code, url) => {
    expect(crestUrl({ storage }, code)).toBe(url)
  })
})

it.each([
  ['storage/team-photos/clani.svg', 'https://kzs.example/liga/storage/team-photos/clani.svg'],
  ['/clani.svg', 'https://kzs.example/liga/clani.svg'],
  ['https://elsewhere.example/clani.jpg', 'https://elsewhere.example/clani.jpg'],
  ['javascript:alert(1)', null],
  ['../clani.svg', null],
  [null, null],
])("a team's photo %j is %j", (path, url) => {
  expect(teamPhotoUrl({ site: 'https://kzs.example/liga' }, path)).toBe(url)
})
