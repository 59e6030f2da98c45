import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { news, pages, segment_settings, segments } from '../../api/database/schema'

let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ siteUrl: 'http://kzs.test' })
})
afterAll(() => site.close())

const html = async (path: string) => (await site.app.request(`http://kzs.test${path}`)).text()
const tag = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page)?.[1]
const title = (page: string) => /<title>(.*)<\/title>/.exec(page)?.[1]

function events(page: string): { name: string; description: string }[] {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  return data === undefined ? [] : JSON.parse(data)['@graph']
}

describe('a national team’s page', () => {
  test.each([
    ['clani/evrobasket-2025', 'CLANI EuroBasket 2025', 'EuroBasket 2025', 'met-iz-skoka'],
    ['clani-in-clanice/evrobasket-2025', 'Člani in članice', 'Člani in članice', 'siroko-navijaci'],
    ['u20/vzorcna-ekipa', 'U20 Vzorčna ekipa', 'Vzorčna ekipa', 'mladi-podaja'],
  ])('%s', async (url, name, about, picture) => {
    const page = await html(`/reprezentance/${url}?tab=tekme`)
    expect(title(page)).toBe(`Parket - ${name}`)
    expect([tag(page, 'description'), tag(page, 'og:title')]).toEqual(Array(2).fill(`Reprezentanca ${about}`))
    expect(tag(page, 'og:image')).toBe(`http://kzs.test/storage/share/scenes/${picture}.jpg`)
    expect(tag(page, 'og:url')).toBe(`http://kzs.test/reprezentance/${url}`)
  })

  test('lists the matches of the team that its tabs name, or the one in its query', async () => {
    const path = '/reprezentance/clani/kvalifikacije-za-sp-2027'
    const own = events(await html(path))
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ description }) => description))).toEqual(new Set(['Kvalifikacije za SP 2027']))
    const chosen = events(await html(`${path}?tekmovanje=13`))
    expect(new Set(chosen.map(({ description }) => description))).toEqual(new Set(['EuroBasket 2025']))
  })

  test.each(['999', '../13', '99999999999999', "'", '%00'])(
    'renders with an unknown team: %s',
    async (team) => {
      const answer = await site.app.request(`/reprezentance/u20/vzorcna-ekipa?tekmovanje=${team}`)
      expect(answer.status).toBe(200)
      expect(title(await answer.text())).toBe('Parket - U20 Vzorčna ekipa')
    },
  )

  test.each<[string, string | null]>([
    ['without a segment', null],
    ['with tabs that are no JSON', '[{"name":'],
    ['with half a tab', '[{"show": true}, 7, null]'],
  ])('renders without events %s', async (name, tabs) => {
    const id = 90_000 + (tabs?.length ?? 0)
    await site.database.insert(pages).values({ id, url: `clani/${id}`, title: name })
    if (tabs !== null) {
      await site.database.insert(segments).values({ id, page_id: id, position: 0, type: 'html_text' })
      await site.database
        .insert(segment_settings)
        .values({ segment_id: id, position: 0, key: 'tabs', value: tabs })
    }
    const page = await html(`/reprezentance/clani/${id}`)
    expect(title(page)).toBe(`Parket - CLANI ${name}`)
    expect(page).not.toContain('ld+json')
    expect(tag(page, 'og:image')).toBeUndefined()
  })
})

test.each([
  ['/', 'website', 'Domov'],
  ['/novica/preobrat-v-jihlavi', 'article', 'Preobrat v Jihlavi'],
  ['/reprezentant/2', 'profile', 'Luka Dončić'],
  ['/o-zvezi', 'website', 'O zvezi'],
])('%s is shared as %s %s', async (path, kind, heading) => {
  const page = await html(path)
  expect([tag(page, 'og:type'), tag(page, 'og:title')]).toEqual([kind, heading])
})

test.each([
  ['/tekme', 'Tekme', 'Razpored in izidi tekem'],
  ['/klubi', 'Člani zveze', 'Klubi, člani zveze: naslovi, predsedniki in tekme'],
  ['/novice', 'Novice', 'Novice KZS'],
  ['/zgodovina-tekmovanj', 'Zgodovina tekmovanj', 'Kdo je v kateri sezoni osvojil katero tekmovanje'],
  ['/sodniski-iskalnik', 'Sodniški iskalnik', 'Tekme po sodnikih in komisarjih'],
  ['/iskalnik', 'Iskalnik', 'Iskanje po straneh KZS'],
  ['/tekmovanje/1', '1. SKL, 1991/1992', '1. SKL, 1991/1992'],
  ['/tekmovanje/1?tab=lestvica', '1. SKL, lestvica, 1991/1992', '1. SKL, 1991/1992'],
  ['/reprezentant/901', 'Bor Obročnik', 'Reprezentant, U20 (vzorec), letnik 2007, Vzorčni klub'],
])('a screen without a row of its own %s says in its head what it is', async (path, name, description) => {
  const page = await html(path)
  expect(title(page)).toBe(`Parket - ${name}`)
  expect(tag(page, 'og:title')).toBe(name)
  expect([tag(page, 'description'), tag(page, 'og:description')]).toEqual([description, description])
})

describe('a share card', () => {
  const pathsOf = async () => [
    ...(await site.database.select({ url: pages.url }).from(pages)).map(({ url }) => `/${url}`),
    ...(await site.database.select({ url: news.url }).from(news)).map(({ url }) => `/novica/${url}`),
    ...['/iskalnik', '/reprezentance/clani/evrobasket-2025', '/reprezentant/901'],
  ]

  test('shows a picture that those who draw it can read, of every page and article', async () => {
    const cards = new Set<string>()
    for (const path of await pathsOf()) {
      const card = tag(await html(path), 'og:image')
      if (card !== undefined) cards.add(card)
    }
    expect(cards.size).toBeGreaterThan(20)
    for (const card of cards) {
      const answer = await site.app.request(card)
      expect([card, answer.status, answer.headers.get('content-type')]).toEqual([card, 200, 'image/jpeg'])
    }
  })

  test('has no picture rather than a drawing that has no copy', async () => {
    const [article] = await site.database.select().from(news).limit(1)
    await site.database
      .update(news)
      .set({ title_background: 'scenes/ni-risbe.svg' })
      .where(eq(news.id, article?.id ?? 0))
    const page = await html(`/novica/${article?.url}`)
    expect([tag(page, 'og:image'), tag(page, 'twitter:card')]).toEqual([undefined, 'summary'])
  })
})
