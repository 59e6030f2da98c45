/** A season's matches come in, then one score is corrected: it is seen everywhere behind nginx, a minute later at most. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginx, type OriginBehindNginx, startBehindNginx } from '../../../test/support/server/nginx'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { until } from '../../../test/support/server/until'
import { projectFolder } from '../../api/database/project-folder'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import type { Source } from './records'

const example = folderSource(join(projectFolder(), 'demo', 'data', 'example-import'))

/** Seconds that a score may be old */
const oldest = 60
/** What is shortened so that the test need not wait for it: every second of a cache's is a tenth. */
const shortened = (cacheControl: string) =>
  cacheControl.replace(
    /(max-age|s-maxage|stale-while-revalidate)=(\d+)/g,
    (_, name: string, seconds: string) => `${name}=${Math.ceil(Number(seconds) / 10)}`,
  )

/** For how long a cache that many share may show it, by its own headers. */
function longest(headers: Headers): number {
  const cacheControl = headers.get('cache-control') ?? ''
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? Number.NaN)
  const shared = seconds('s-maxage')
  return (Number.isNaN(shared) ? seconds('max-age') : shared) + seconds('stale-while-revalidate')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The season with this score of its first match, and an article that tells it. */
const withScore = (score: number): Source => ({
  ...example,
  read: async (file) => {
    const records = await example.read(file)
    if (!Array.isArray(records)) return records
    const [first, ...others] = records.filter(isRecord)
    if (file === 'matches.json') return [{ ...first, firstTeamScore: score, status: 'FINAL' }, ...others]
    if (file === 'news.json')
      return [{ ...first, title: `Izid${score} na odprtju`, published_at: '2026-11-28 18:00:00' }, ...others]
    return records
  },
})

describe.skipIf(!nginx)('a corrected score', () => {
  let site: SiteUnderTest
  let proxy: OriginBehindNginx

  const take = (score: number) =>
    importRecords(site.database, withScore(score), { dryRun: false, prune: false }, () => {})
  const ask = (path: string) => fetch(`http://127.0.0.1:${proxy.port}${path}`)

  beforeAll(async () => {
    site = await openSite({ renderer: startDrawer(), siteUrl: 'https://kzs.example' })
    await take(181)
    proxy = await startBehindNginx(async (request) => {
      const answer = await site.app.fetch(request)
      const cacheControl = answer.headers.get('cache-control')
      if (cacheControl) answer.headers.set('cache-control', shortened(cacheControl))
      return answer
    })
  })
  afterAll(async () => {
    await proxy.end()
    await site.close()
  })

  const day = 'od=27.08.2027&do=27.08.2027'
  const ofDay = 'season=2027&competition=70001&from=2027-08-27&to=2027-08-27'
  const places: [where: string, path: string, old: RegExp, next: RegExp][] = [
    ['/tekme', `/tekme?sezona=2027&tekmovanje=70001&${day}`, /\b181\b/, /\b182\b/],
    ['the API', '/api/matches?season=2027&competition=70001', /:181\b/, /:182\b/],
    ['the calendar', '/api/matches.ics?season=2027&competition=70001', /181:/, /182:/],
    ['an embed', `/embed/match-list.js?${ofDay}`, /\b181\b/, /\b182\b/],
    ['a view', `/view/match-list?${ofDay}`, /\b181\b/, /\b182\b/],
    ['the feed', '/novice.xml', /Izid181/, /Izid182/],
    ['the search', '/api/search?q=izid182', /"total":0/, /Izid182/],
    ['the page of the search', '/iskalnik?q=izid182', /izid182/, /Izid182/],
  ]

  test.each(places)('may be missing in %s for a minute at most', async (_, path) => {
    const { headers } = await site.app.request(path)
    expect(longest(headers)).toBeLessThanOrEqual(oldest)
  })

  test('is seen behind nginx wherever the old one was kept', async () => {
    for (const [where, path, old, next] of places) {
      const answer = await ask(path)
      expect([where, answer.headers.get('x-cache')]).toEqual([where, 'MISS'])
      const text = await answer.text()
      expect([where, old.test(text), next.test(text)]).toEqual([where, true, false])
    }
    const { counts, refused } = await take(182)
    expect([refused, counts.get('matches')]).toEqual([[], expect.objectContaining({ new: 0, changed: 1 })])
    for (const [where, path, , next] of places)
      await until(`${where} has the score`, async () => next.test(await (await ask(path)).text()))
  })
})
