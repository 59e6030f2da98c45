/** Addresses copied from markup, escaped once or twice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'

const origin = 'http://kzs.test'
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ siteUrl: origin })
})
afterAll(() => site.close())

async function read(path: string): Promise<[number, string]> {
  const response = await site.app.request(origin + path)
  return [response.status, (await response.text()).replace(/"generated.*|DTSTAMP.*/g, '')]
}

test.each([
  '/api/matches?season=2026&club=2&perPage=3',
  '/api/matches.ics?season=2026&club=2',
  '/api/matches.csv?season=2026&club=2',
  '/api/changes?since=2020-01-01T00:00:00Z&club=2',
  '/api/news?perPage=3&page=2',
  '/api/search?q=jesenice&perPage=2',
  '/novice.xml?x=1&kategorija=3',
  '/novice.rss?x=1&kategorija=3',
  '/izidi.xml?x=1&klub=2',
  '/spremembe.xml?since=2020-01-01T00:00:00Z&club=2',
  `/oembed?format=json&url=${origin}/tekme&maxwidth=300`,
])('%s is read as it was meant', async (path) => {
  const meant = await read(path)
  expect(meant[0]).toBe(200)
  for (const between of ['&amp;', '&amp;amp;', '&AMP;', '&amp%3B'])
    expect(await read(path.replaceAll('&', between))).toEqual(meant)
  const lone = path.replace(/\?[^&]*&/, '?')
  expect(await read(lone.replace('?', '?amp;'))).toEqual(await read(lone))
})

test('an "amp;" in a value is the value\'s own', async () => {
  expect(await read('/api/search?q=a%26amp%3Bb')).not.toEqual(await read('/api/search?q=a&b'))
})
