import { describe, expect, test } from 'vitest'
import { gatherAddresses } from './gather-addresses'

const [a, b, c] = ['a', 'b', 'c'].map((url, id) => ({ id, url, published_at: '2027-01-01 18:00:00' }))

describe('news in pages', () => {
  test.each<[how: string, pageOf: (page: number) => unknown, read: string[]]>([
    ['of less than requested', (page) => ({ news: [[], [a], [b], [c]][page], nuOfNews: 3 }), ['a', 'b', 'c']],
    ['without a total', (page) => ({ news: [[], [a, b], [c]][page] ?? [] }), ['a', 'b', 'c']],
    ['that end early', (page) => ({ news: [[], [a, b]][page] ?? [], nuOfNews: 9 }), ['a', 'b']],
  ])('%s are gathered', async (_, pageOf, read) => {
    const addresses = await gatherAddresses(async (path, query) =>
      path === '/news' ? pageOf(Number(query?.page)) : undefined,
    )
    expect(addresses.map(({ path }) => path)).toEqual(read.map((url) => `/novica/${url}`))
  })

  test('that are always the first page are an error', async () => {
    const same = gatherAddresses(async (path) =>
      path === '/news' ? { news: [a, b], nuOfNews: 9 } : undefined,
    )
    await expect(same).rejects.toThrow('/news: page 2')
  })
})
