/**
 * A season's matches come in, then one score is corrected and another match moved: it is seen everywhere behind nginx, a
 * minute later at most. In the long run caches keep answers for as long as they do, else for a tenth of that.
 */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { nginx, type OriginBehindNginx, startBehindNginx } from '../../../test/support/server/nginx'
import { oldest } from '../../../test/support/server/oldest'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { until } from '../../../test/support/server/until'
import { projectFolder } from '../../api/database/project-folder'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import type { Source } from './records'

const example = folderSource(join(projectFolder(), 'demo', 'data', 'example-import'))

const shortened = (cacheControl: string) =>
  inject('long')
    ? cacheControl
    : cacheControl.replace(
        /(max-age|s-maxage|stale-while-revalidate)=(\d+)/g,
        (_, name: string, seconds: string) => `${name}=${Math.ceil(Number(seconds) / 10)}`,
      )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

interface State {
  /** Of the first match, which an article names, too */
  score: number
  /** At which a national team's match to come begins */
  hour: number
}

const timesAt = (hour: number) => ({
  dateTime: `2027-09-13 ${hour}:00:00`,
  dateTimeUtc: `2027-09-13 ${hour - 2}:00:00`,
})

const stateAs = ({ score, hour }: State): Source => ({
  ...example,
  read: async (file) => {
    const records = await example.read(file)
    if (!Array.isArray(records)) return records
    const [first, ...others] = records.filter(isRecord)
    if (file === 'matches.json') return [{ ...first, firstTeamScore: score, status: 'FINAL' }, ...others]
    if (file === 'news.json')
      return [{ ...first, title: `Izid${score} na odprtju`, published_at: '2026-11-28 18:00:00' }, ...others]
    if (file === 'national-teams/70001/matches.json')
      return records
        .filter(isRecord)
        .map((match) => (match.id === 700071 ? { ...match, ...timesAt(hour) } : match))
    return records
  },
})

const [before, after] = [
  { score: 181, hour: 18 },
  { score: 182, hour: 19 },
]

describe.skipIf(!nginx)('a corrected score, and a match that was moved,', () => {
  let site: SiteUnderTest
  let proxy: OriginBehindNginx

  const take = (state: State) =>
    importRecords(site.database, stateAs(state), { dryRun: false, prune: false }, () => {})
  const ask = (path: string) => fetch(`http://127.0.0.1:${proxy.port}${path}`)

  beforeAll(async () => {
    site = await openSite({ renderer: startDrawer(), siteUrl: 'https://kzs.example' })
    await take(before)
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
  const ofNext = 'season=2027&from=2027-09-13&to=2027-09-13'
  const places: [where: string, path: string, old: RegExp, next: RegExp][] = [
    ['/tekme', `/tekme?sezona=2027&tekmovanje=70001&${day}`, /\b181\b/, /\b182\b/],
    ['the API', '/api/matches?season=2027&competition=70001', /:181\b/, /:182\b/],
    ['the calendar', '/api/matches.ics?season=2027&competition=70001', /181:/, /182:/],
    ['an embed', `/embed/match-list.js?${ofDay}`, /\b181\b/, /\b182\b/],
    ['a view', `/view/match-list?${ofDay}`, /\b181\b/, /\b182\b/],
    ['the feed', '/novice.xml', /Izid181/, /Izid182/],
    ['the search', '/api/search?q=izid182', /"total":0/, /Izid182/],
    ['the page of the search', '/iskalnik?q=izid182', /izid182/, /Izid182/],
    ['its list', `/view/match-list?${ofNext}`, /18:00/, /19:00/],
    ['an embed of it', `/embed/match-list.js?${ofNext}`, /18:00/, /19:00/],
    [
      'the data for search engines',
      '/reprezentance/vzorcni-clani/svetovno-prvenstvo-2027',
      /"startDate":"2027-09-13T16:00:00Z"/,
      /"startDate":"2027-09-13T17:00:00Z"/,
    ],
    ['its calendar', `/api/matches.ics?${ofNext}`, /20270913T160000Z/, /20270913T170000Z/],
    ['the changes', '/api/changes?perPage=5', /"changes":\[/, /"MOVED"/],
    ['the feed of changes', '/spremembe.xml', /<feed/, /ob 19\.00 \(prej 13\. 9\. 2027 ob 18\.00\)/],
  ]

  test.each(places)('may be missing in %s for less than a minute', async (_, path) => {
    const { headers } = await site.app.request(path)
    expect(oldest(headers)).toBeLessThan(60)
  })

  test('are seen behind nginx wherever the old one was kept', async () => {
    for (const [where, path, old, next] of places) {
      const answer = await ask(path)
      expect([where, answer.headers.get('x-cache')]).toEqual([where, 'MISS'])
      const text = await answer.text()
      expect([where, old.test(text), next.test(text)]).toEqual([where, true, false])
    }
    const { counts, refused } = await take(after)
    expect([refused, counts.get('matches')]).toEqual([[], expect.objectContaining({ new: 0, changed: 2 })])
    for (const [where, path, , next] of places)
      await until(`${where} is fresh`, async () => next.test(await (await ask(path)).text()))
  })
})
