/**
 * Whatever is in the database's text columns, what leaves the server holds it as text: pages, data blocks, feeds,
 * calendars, the API. Chromium reads the pages, because browsers are who must not be misled.
 */
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileText } from '../../src/domain/text/hostile.fixture'
import { chromiumArguments, findChromium } from '../../test/support/chromium.mjs'
import { startDrawer } from '../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import * as schema from './database/schema'

const origin = 'http://kzs.test'

/** What a column's text has to stay so that rows are found and rendered; all other text columns become hostile. */
const kept: Record<string, readonly string[]> = {
  segment_settings: ['key', 'value'],
  segments: ['type'],
  categories: ['gender'],
  national_teams: ['gender'],
  players: ['gender'],
  clubs: ['gender'],
  club_addresses: ['type'],
  news_categories: ['type'],
  match_officials: ['role'],
  player_teams: ['status'],
  ad_clicks: ['address_hash'],
  search_documents: ['plain', 'lead'],
  search_vocabulary: ['word'],
}

interface Column {
  table: string
  name: string
  isUnique: boolean
}

const columns: Column[] = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) => {
    const { name, columns, indexes, primaryKeys } = getTableConfig(table)
    const isKey = (column: string) =>
      [
        ...primaryKeys,
        ...indexes.map(({ config }) => ({ columns: config.unique ? config.columns : [] })),
      ].some((key) => key.columns.some((each) => 'name' in each && each.name === column))
    return columns
      .filter((column) => column.getSQLType() === 'text' && !column.generated)
      .map((column) => ({ table: name, name: column.name, isUnique: column.isUnique || isKey(column.name) }))
  })

/** In an address: letters that no path may hold would only make it unknown. */
const hostileName = `"'><img src=x onerror=ran()><b onclick=ran()>&amp;`

/** The text with a row's own number before it where the column's texts are unique; NULL stays. */
async function fill(site: SiteUnderTest, { table, name, isUnique }: Column): Promise<void> {
  const hostile = name === 'url' && table !== 'ads' ? hostileName : hostileText
  const text = isUnique ? sql`ctid::text || ${hostile}` : sql`${hostile}::text`
  const column = sql.identifier(name)
  await site.database.execute(
    sql`update ${sql.identifier(table)} set ${column} = ${text} where ${column} is not null`,
  )
}

let site: SiteUnderTest
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumArguments,
  })
  site = await openSite({ renderer: startDrawer(), siteUrl: origin })
  expect(columns.length).toBeGreaterThan(60)
  for (const column of columns) if (!kept[column.table]?.includes(column.name)) await fill(site, column)
}, 240_000)

afterAll(async () => {
  await browser.close()
  await site.close()
})

const ask = (path: string) => site.app.request(origin + path)
const one = async (table: string, column: string): Promise<string> => {
  const { rows } = await site.database.execute<Record<string, string>>(
    sql`select ${sql.identifier(column)} as found from ${sql.identifier(table)} order by 1 limit 1`,
  )
  return String(rows[0]?.found)
}

describe('a page', () => {
  const paths: [name: string, path: () => Promise<string>, status?: number][] = [
    ['of the CMS', async () => `/${encodeURIComponent(await one('pages', 'url'))}`],
    ['of news', async () => `/novica/${encodeURIComponent(await one('news', 'url'))}`],
    ['of a competition', async () => `/tekmovanje/${await one('competitions', 'id')}`],
    ['of a player', async () => `/reprezentant/${await one('players', 'id')}`],
    ['of a screen', async () => '/tekme'],
    ['of no address', async () => `/x"><script>ran()</script>?a="><script>ran()</script>`, 404],
  ]

  test.each(paths)(
    '%s runs nothing and holds no element that isn’t the shell’s',
    async (_, path, status = 200) => {
      const answer = await ask(await path())
      expect(answer.status).toBe(status)
      const html = await answer.text()
      expect(html).not.toMatch(/<script>ran|<img src=x|<b onclick|<!--</)
      for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        expect(data).not.toMatch(/[<\u2028\u2029]/)
      }
      const page = await browser.newPage()
      try {
        await page.addInitScript('window.ran = () => { window.hasRun = true }')
        await page.route('**/*', (route) =>
          route.request().isNavigationRequest()
            ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
            : route.fulfill({ body: '' }),
        )
        await page.goto(`${origin}/`)
        const read = await page.evaluate(() => {
          const strange = 'script:not([src]):not([type]), textarea, object'
          // An article's pictures are in the fallback of its element as well.
          const pictures = 'img:not(parket-news-article img)'
          const light = [...document.querySelectorAll('*')]
          const shadows = light.flatMap(({ shadowRoot }) => shadowRoot ?? [])
          const inside = [...light, ...shadows.flatMap((root) => [...root.querySelectorAll('*')])]
          return {
            hasRun: 'hasRun' in window,
            strange: document.querySelectorAll(`${pictures}, style, ${strange}`).length,
            shadows: shadows.length,
            handlers: inside.flatMap((each) => each.getAttributeNames()).filter((name) => /^on/.test(name))
              .length,
            strangers: inside.filter((each) => each.matches(strange)).length,
            data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
              ({ textContent }) => JSON.parse(textContent ?? ''),
            ),
            links: inside
              .filter((each) => each instanceof HTMLAnchorElement || each instanceof HTMLLinkElement)
              .map(({ href }) => href),
          }
        })
        expect([read.hasRun, read.strange, read.handlers, read.strangers]).toEqual([false, 0, 0, 0])
        // Whoever reads it finds the screen in it, as in a page of harmless rows.
        expect(read.shadows).toBe(status === 200 ? 1 : 0)
        expect(read.links.filter((href) => href && !/^(https?|mailto|tel|data:,)/.test(href))).toEqual([])
      } finally {
        await page.close()
      }
    },
  )
})

describe('the API', () => {
  const questions = [
    ...['/menu', '/seasons', '/competitions?seasonId=1', '/clubs', '/sport-halls', '/members', '/ad'],
    ...['/news?perPage=100', '/national-teams/1', '/national-teams/1/staff', '/national-teams/1/players'],
    ...['/national-teams/1/matches', '/opponents?categoryId=1', '/opponents/1', '/history/seasons'],
    ...['/all-time-standings?type=games&gender=MALE', '/matches?perPage=100', '/competitions/1'],
    ...['/competitions/1/statistics', '/competition-history', '/referees', '/commissioners', '/players/1'],
    ...['/search?q=ran', '/categories?type=NATIONAL_TEAM'],
  ]

  test('answers JSON that no browser takes for a page', async () => {
    for (const path of questions) {
      const answer = await ask(`/api${path}`)
      const { status, headers } = answer
      expect([path, status < 500, headers.get('x-content-type-options')]).toEqual([path, true, 'nosniff'])
      if (status !== 204) {
        expect(headers.get('content-type')).toMatch(/^application\/(problem\+)?json/)
        expect(await answer.json()).toBeTypeOf('object')
      }
    }
  })

  test('an article’s rich text is clean, its other fields are what is in the database', async () => {
    const url = encodeURIComponent(await one('news', 'url'))
    const article = await (await ask(`/api/news/${url}`)).json()
    expect(article.title).toBe(hostileText)
    expect(article.html_content).not.toMatch(/<script|onerror=|<textarea/)
  })
})

describe('for machines', () => {
  test.each(['/novice.xml', '/sitemap.xml'])('%s is XML without an element of a stranger', async (path) => {
    const text = await (await ask(path)).text()
    expect(text).not.toMatch(/<(script|img|!--|!\[CDATA)/)
    const page = await browser.newPage()
    await page.setContent('<p>x</p>')
    const fault = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      return read.querySelector('parsererror')?.textContent ?? read.querySelectorAll('script, img').length
    }, text)
    await page.close()
    expect(fault).toBe(0)
  })

  test('a calendar has no line of a stranger: each line is a property or goes on with one', async () => {
    const text = await (await ask('/api/matches.ics')).text()
    const lines = text.split('\r\n')
    expect(lines.filter((line) => /^(X-A|<script|ran\(\))/i.test(line))).toEqual([])
    expect(lines.filter((line) => line && !/^( |[A-Z-]+[;:])/.test(line))).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
