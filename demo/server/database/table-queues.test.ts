import { expect, test } from 'vitest'
import { TableQueues, tablesIn } from './table-queues'

test.each([
  ['select 1', ''],
  ['select "id" from "news" where "news"."url" = $1', 'news'],
  ['select * from "news" inner join "news_in_categories" on true', 'news news_in_categories'],
  ['SELECT count(*) FROM "matches" m LEFT JOIN "clubs" ON m.x = (select 1 from "clubs")', 'clubs matches'],
  ['insert into "ad_clicks" ("ad_uuid") values ($1)', 'ad_clicks'],
])('%s is about "%s"', (statement, tables) => {
  expect(tablesIn(statement)).toBe(tables)
})

class InVain extends Error {}

function startQueues(maxWaitMs = 60_000) {
  const queues = new TableQueues({ most: 2, maxWaitMs }, (error) => error instanceof InVain)
  const begun: string[] = []
  const ends: ((error?: Error) => void)[] = []
  const ask = (lane: string, what: string) =>
    queues.run(lane, () => {
      begun.push(what)
      return new Promise<string>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve(what)))
      })
    })
  return { ask, begun, ends }
}

test('a lane takes two at once, the others in turn, and no lane waits for another', async () => {
  const { ask, begun, ends } = startQueues()
  const news = ['a', 'b', 'c', 'd'].map((what) => ask('news', what))
  const seasons = ask('seasons', 'e')
  expect(begun).toEqual(['a', 'b', 'e'])
  ends[2]?.()
  expect(await seasons).toBe('e')
  ends[0]?.()
  expect(await news[0]).toBe('a')
  expect(begun).toEqual(['a', 'b', 'e', 'c'])
  for (const end of ends) end()
  await news[2]
  ends[4]?.()
  expect(await Promise.all(news)).toEqual(['a', 'b', 'c', 'd'])
})

test('where they wait in vain they try one by one, until one gets through', async () => {
  const { ask, begun, ends } = startQueues()
  const all = ['a', 'b', 'c', 'd', 'e'].map((what) => ask('news', what).catch((error: Error) => error))
  ends[0]?.(new InVain())
  ends[1]?.(new InVain())
  await Promise.all(all.slice(0, 2))
  expect(begun).toEqual(['a', 'b', 'c'])
  ends[2]?.()
  await all[2]
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  for (const end of ends) end()
  expect((await Promise.all(all)).slice(2)).toEqual(['c', 'd', 'e'])
})

test('who has waited long enough hears that it passes, and takes nobody’s turn', async () => {
  const { ask, begun, ends } = startQueues(10)
  const all = ['a', 'b'].map((what) => ask('news', what))
  await expect(ask('news', 'c')).rejects.toMatchObject({ code: '53300' })
  for (const end of ends) end()
  await Promise.all(all)
  const next = ask('news', 'd')
  ends[2]?.()
  expect(await next).toBe('d')
  expect(begun).toEqual(['a', 'b', 'd'])
})
