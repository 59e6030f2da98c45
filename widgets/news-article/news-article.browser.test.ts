import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { articleWith, type Routes } from '../answers.fixture'
import { markupIn, nextFrame, openPage, partsIn, put, rootOf, shows, waitFor } from '../host-page.fixture'
import { newsArticle } from './screen'

register(newsArticle)

const putArticle = (attributes = 'slug="zmaji-brez-poraza"') =>
  put(`<parket-news-article ${attributes}></parket-news-article>`)
const holding = (fields: object): Routes => ({ '/news/zmaji-brez-poraza': articleWith(fields) })

beforeEach(() => page.viewport(1280, 900))

describe('an article', () => {
  test('shows the default picture where its own is broken, and its text cleaned', async () => {
    const html_content = '<p onclick="alert(1)">Prvi <b>del</b></p><script>alert(1)</script>'
    openPage(holding({ title_background: 'scenes/ni-je.svg', html_content }))
    const element = putArticle()
    const picture = () => rootOf(element)?.querySelector<HTMLImageElement>('.article-picture img')
    await waitFor(() => {
      expect(picture()?.src).toBe(`${location.origin}/demo/data/storage/default-news.svg`)
      expect(picture()?.naturalWidth).toBeGreaterThan(0)
    })
    await shows(element, '<b>del</b>')
    expect(markupIn(element)).not.toMatch(/onclick|<script/)
  })

  test('shows its photos, and each of them large; one that is somewhere it may not be is left out', async () => {
    const photos = ['scenes/veselje.svg', 'javascript:alert(1)', 'scenes/kos.svg'].map((path) => ({ path }))
    openPage(holding({ photos }))
    const element = putArticle()
    await waitFor(() => expect(partsIn(element, 'photo')).toHaveLength(2))
    await userEvent.click(partsIn(element, 'photo')[1] as HTMLElement)
    await expect.element(page.getByRole('dialog', { name: 'Fotografije' })).toBeVisible()
    await expect.element(page.getByText('2 / 2')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    [1280, 860, 1200, 650],
    [390, 358, 358, 358],
  ])('in %i px is %i, %i and %i px wide', async (width, head, picture, text) => {
    await page.viewport(width, 900)
    openPage()
    const element = put(
      `<div style="width:${Math.min(1200, width - 32)}px;margin:auto"><parket-news-article slug="zmaji-brez-poraza"></parket-news-article></div>`,
    ).firstElementChild as HTMLElement
    await shows(element, 'zadnjo četrtino')
    const wide = (name: string) =>
      Math.round(rootOf(element)?.querySelector(name)?.getBoundingClientRect().width ?? 0)
    expect([wide('.article-head'), wide('.article-picture'), wide('.rich-text')]).toEqual([
      head,
      picture,
      text,
    ])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('the way to pass it on', () => {
  const address = (origin: string) => `${origin}/novica/zmaji-brez-poraza`
  const copyButton = () => page.getByRole('button', { name: 'Kopiraj povezavo' })
  const sheetIs = (share: unknown) =>
    Object.defineProperty(navigator, 'share', { configurable: true, writable: true, value: share })
  const pointerIs = (kind: 'coarse' | 'fine') => {
    const ask = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === '(pointer: coarse)' ? (kind === 'coarse' ? 'all' : 'not all') : query),
    )
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
  })

  test.each([
    ['no sheet of its own', 'coarse', undefined],
    ['a sheet, but is no phone', 'fine', () => Promise.resolve()],
  ] as const)(
    'copies the address on the site where the device has %s, and says so in sight',
    async (_, pointer, sheet) => {
      sheetIs(sheet)
      pointerIs(pointer)
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      const { origin } = openPage()
      putArticle()
      await userEvent.click(copyButton())
      const notice = page.getByRole('status').getByText('Povezava je kopirana')
      await expect.element(notice).toBeVisible()
      expect(notice.element().getBoundingClientRect().width).toBeGreaterThan(100)
      expect(write.mock.calls).toEqual([[address(origin)]])
    },
  )

  test('says nothing where the page may not copy', async () => {
    sheetIs(undefined)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    openPage()
    const element = putArticle()
    await userEvent.click(copyButton())
    await nextFrame()
    expect(markupIn(element)).not.toContain('kopirana')
  })

  test.each([
    ['done', () => Promise.resolve(), 0],
    ['taken back', () => Promise.reject(new DOMException('no', 'AbortError')), 0],
    ['refused: it is copied', () => Promise.reject(new DOMException('no', 'NotAllowedError')), 1],
  ])('is a phone’s own sheet: %s', async (_, answer, copies) => {
    const share = vi.fn(answer)
    sheetIs(share)
    pointerIs('coarse')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { origin } = openPage()
    putArticle()
    await userEvent.click(page.getByRole('button', { name: 'Deli povezavo' }))
    await expect.poll(() => write.mock.calls.length).toBe(copies)
    expect(share.mock.calls).toEqual([[{ url: address(origin), title: 'Zmaji še naprej brez poraza' }]])
  })
})
