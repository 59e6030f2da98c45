/** What the server says of pages in their HTML, before any script, from the rows of the database. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages, segment_settings, segments } from '../database/schema'
import { openSite, type SiteUnderTest } from '../testing/site'

let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const html = async (path: string) => (await site.app.request(`http://kzs.test${path}`)).text()
const tag = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page)?.[1]
const title = (page: string) => /<title>(.*)<\/title>/.exec(page)?.[1]

/** Names of the matches that search engines are told of. */
function events(page: string): { name: string; description: string }[] {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  return data === undefined ? [] : JSON.parse(data)['@graph']
}

describe('a national team’s page', () => {
  test.each([
    ['clani/evrobasket-2025', 'Parket - CLANI Člani', 'Reprezentanca Člani', 'scenes/met-iz-skoka.svg'],
    [
      'clani-in-clanice/evrobasket-2025',
      'Parket - Člani in članice',
      'Reprezentanca Člani in članice',
      'scenes/siroko-navijaci.svg',
    ],
    [
      'u20/vzorcna-ekipa',
      'Parket - U20 U20 (vzorčna ekipa)',
      'Reprezentanca U20 (vzorčna ekipa)',
      'scenes/mladi-podaja.svg',
    ],
  ])('%s', async (url, name, about, picture) => {
    const page = await html(`/reprezentance/${url}?tab=tekme`)
    expect(title(page)).toBe(name)
    expect([tag(page, 'description'), tag(page, 'og:title'), tag(page, 'og:description')]).toEqual(
      Array(3).fill(about),
    )
    expect(tag(page, 'og:image')).toBe(`http://kzs.test/storage/${picture}`)
    expect(tag(page, 'og:url')).toBe(`http://kzs.test/reprezentance/${url}`)
    expect(page).toContain(`<link rel="canonical" href="http://kzs.test/reprezentance/${url}">`)
  })

  test('tells of the matches of the team that its tabs name, or the one in its query', async () => {
    const path = '/reprezentance/clani/kvalifikacije-za-sp-2027'
    const own = events(await html(path))
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ description }) => description))).toEqual(new Set(['Kvalifikacije za SP 2027']))
    const chosen = events(await html(`${path}?tekmovanje=13`))
    expect(new Set(chosen.map(({ description }) => description))).toEqual(new Set(['EuroBasket 2025']))
  })

  test.each([
    'tekmovanje=999',
    'tekmovanje=../13',
    'tekmovanje=99999999999999',
    "tekmovanje='",
    'tekmovanje=%00',
  ])('stands all the same with ?%s', async (query) => {
    const answer = await site.app.request(`/reprezentance/u20/vzorcna-ekipa?${query}`)
    expect(answer.status).toBe(200)
    expect(title(await answer.text())).toBe('Parket - U20 U20 (vzorčna ekipa)')
  })

  test.each<[string, string | null]>([
    ['without a segment', null],
    ['with tabs that are no JSON', '[{"name":'],
    ['with half a tab', '[{"show": true}, 7, null]'],
  ])('stands without events %s', async (name, tabs) => {
    const id = 90_000 + (tabs?.length ?? 0)
    const named = { url: `clani/${id}`, title: `"><img src=x onerror=alert(1)> ${name}` }
    await site.database.insert(pages).values({ id, ...named })
    if (tabs !== null) {
      await site.database.insert(segments).values({ id, page_id: id, position: 0, type: 'html_text' })
      await site.database
        .insert(segment_settings)
        .values({ segment_id: id, position: 0, key: 'tabs', value: tabs })
    }
    const page = await html(`/reprezentance/clani/${id}`)
    expect(title(page)).toMatch(/^Parket - CLANI &quot;&gt;&lt;img/)
    expect(page).not.toContain('<img')
    expect(page).not.toContain('ld+json')
    expect(tag(page, 'og:image')).toBeUndefined()
  })
})

test.each([
  ['/', 'website', 'Domov'],
  ['/tekme', 'website', 'Tekme'],
  ['/novica/preobrat-v-jihlavi', 'article', 'Preobrat v Jihlavi'],
  ['/reprezentant/2', 'profile', 'Luka Dončić'],
  ['/o-zvezi', 'website', 'O zvezi'],
])('%s is shared as %s %s', async (path, kind, heading) => {
  const page = await html(path)
  expect([tag(page, 'og:type'), tag(page, 'og:title')]).toEqual([kind, heading])
})

test('a page that does not exist is not shared', async () => {
  const page = await html('/reprezentance/clani/ni-take')
  expect(page).not.toMatch(/og:|canonical|ld\+json/)
  expect(tag(page, 'robots')).toBe('noindex')
})
