import { expect, test, vi } from 'vitest'
import { contentOf } from '../../api/http/content'
import { PageCache } from './page-cache'
import type { ShellPage } from './shell-page'

let made = 0
const page =
  (rest: Partial<ShellPage> = {}) =>
  async (): Promise<ShellPage> => ({
    ...{ content: contentOf(Buffer.from(`page ${++made}`), 'text/html'), policy: '' },
    ...{ status: 200, isWhole: true, ...rest },
  })
const textOf = async (page: ShellPage | undefined | Promise<ShellPage>) =>
  Buffer.from((await page)?.content.bytes ?? []).toString()

test('a page is made once for all who wait for it and for those of its second, then again', async () => {
  made = 0
  const pages = new PageCache(1000)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1)
  const both = [pages.take('a', page()), pages.take('a', page())]
  expect(await Promise.all(both.map(textOf))).toEqual(['page 1', 'page 1'])
  clock.mockReturnValue(1000)
  expect(await textOf(pages.take('a', page()))).toBe('page 1')
  clock.mockReturnValue(1001)
  expect(await textOf(pages.take('a', page()))).toBe('page 2')
  vi.restoreAllMocks()
})

test.each<[string, () => Promise<ShellPage>]>([
  ['is not whole', page({ isWhole: false })],
  ['there is not', page({ status: 404 })],
  ['can’t be made', () => Promise.reject(new Error('away'))],
])('a page that %s is no other visitor’s, and the last whole one stays', async (_, make) => {
  made = 0
  const pages = new PageCache(0)
  await pages.take('a', page())
  await pages.take('a', make).catch(() => {})
  expect(await textOf(pages.last('a'))).toBe('page 1')
  await pages.take('b', make).catch(() => {})
  expect(pages.last('b')).toBeUndefined()
})
