import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { articleWith, type Routes } from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  markupIn,
  nextFrame,
  openPage,
  partsIn,
  put,
  rootOf,
  shows,
  waitFor,
} from '../host-page.fixture'
import { newsArticle } from './screen'

register(newsArticle)

const putArticle = (attributes = 'slug="zmaji-brez-poraza"') =>
  put(`<parket-news-article ${attributes}></parket-news-article>`)
const title = () => page.getByRole('heading', { name: 'Zmaji še naprej brez poraza' })
const holding = (fields: object): Routes => ({ '/news/zmaji-brez-poraza': articleWith(fields) })
const wordsIn = (element: Element) => rootOf(element)?.textContent ?? ''

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  closePage()
})

describe('an article', () => {
  test('shows its category, its day, its title, its short text, its text and who wrote it', async () => {
    openPage()
    const element = putArticle()
    await expect.element(title()).toBeVisible()
    await shows(element, 'zadnjo četrtino')
    expect(wordsIn(element)).toMatch(
      /^1\. liga14\.11\.2025Zmaji še naprej brez porazaPo sedmih krogih.*ekipa\.V derbiju.*četrtino\.Besedilo: Neža Lah/,
    )
  })

  test('asks for nothing but itself', async () => {
    const { requested } = openPage()
    putArticle()
    await expect.element(title()).toBeVisible()
    expect(requested.map(({ path }) => path)).toEqual(['/news/zmaji-brez-poraza'])
  })

  test('leaves out what it doesn’t have', async () => {
    openPage(
      holding({ author: null, categories: [], short_text: '', html_content: '', photos: [], related: [] }),
    )
    const element = putArticle()
    await expect.element(title()).toBeVisible()
    expect(wordsIn(element)).toBe('14.11.2025Zmaji še naprej brez poraza')
    expect([partsIn(element, 'photo'), partsIn(element, 'news-card')]).toEqual([[], []])
  })

  test.each([
    ['', 2],
    ['heading-level="1"', 1],
  ])('has its title at the level that the tag says (%s), related ones under it', async (attribute, level) => {
    openPage()
    putArticle(`slug="zmaji-brez-poraza" ${attribute}`)
    await expect.element(page.getByRole('heading', { level, name: 'Zmaji še naprej' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: level + 1, name: 'Novica 1' })).toBeVisible()
  })

  test('cleans its HTML', async () => {
    openPage(
      holding({
        html_content:
          '<p onclick="alert(1)">Prvi <b>del</b></p><script>alert(1)</script><img src=x onerror=alert(1)>',
      }),
    )
    const element = putArticle()
    await shows(element, '<b>del</b>')
    expect(markupIn(element)).not.toMatch(/onclick|onerror|<script/)
  })

  test.each<[string, string | null, string]>([
    ['its own picture', 'scenes/kos.svg', 'scenes/kos.svg'],
    ['the default one where it has none', null, 'default-news.svg'],
    ['the default one where its own is broken', 'scenes/ni-je.svg', 'default-news.svg'],
    ['the default one where its own is somewhere it may not be', 'javascript:alert(1)', 'default-news.svg'],
  ])('shows %s', async (_, title_background, file) => {
    openPage(holding({ title_background }))
    const element = putArticle()
    const picture = () => rootOf(element)?.querySelector<HTMLImageElement>('.article-picture img')
    await waitFor(() => {
      expect(picture()?.src).toBe(`${location.origin}/demo/data/storage/${file}`)
      expect(picture()?.naturalWidth).toBeGreaterThan(0)
    })
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

  test('shows related news as cards that lead to them', async () => {
    const { origin, ways } = openPage()
    const element = putArticle()
    await waitFor(() => expect(partsIn(element, 'news-card')).toHaveLength(3))
    await userEvent.click(page.getByRole('link', { name: 'VEČ' }).nth(1))
    expect(ways).toEqual([`${origin}/novica/novica-2`])
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

describe('without an article', () => {
  test('bars stand in its place while it is on its way', async () => {
    openPage({ '/news/zmaji-brez-poraza': new Promise(() => {}) })
    putArticle()
    await expect.element(page.getByText('Nalaganje')).toBeInTheDocument()
    await expect.element(title()).not.toBeInTheDocument()
  })

  test('nothing is asked and nothing shown where no slug is given', async () => {
    const { requested } = openPage()
    const element = putArticle('')
    await waitFor(() => expect(rootOf(element)).not.toBeNull())
    await nextFrame()
    expect([requested, markupIn(element)]).toEqual([[], ''])
  })

  test.each<[string, unknown]>([
    ['is unknown', failing(404)],
    ['is another shape', { title: 'Zmaji' }],
  ])('there is not a word of one that %s, and the host’s own words stay', async (_, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/news/ni-je': answer })
    const element = put(
      '<parket-news-article slug="ni-je"><a href="#novice">Vse novice</a></parket-news-article>',
    )
    await waitFor(() => expect(events).toEqual(['parket-error parket-news-article']))
    await waitFor(() => expect(markupIn(element)).toBe(''))
    await expect.element(page.getByRole('link', { name: 'Vse novice' })).toBeVisible()
    expect(error.mock.calls).toEqual([['parket-news-article: Get news article failed:', expect.any(Error)]])
  })

  test('a late one never comes over a newer one', async () => {
    const { answer, give } = later()
    openPage({ '/news/pozna': answer })
    const element = putArticle('slug="pozna"')
    await nextFrame()
    element.setAttribute('slug', 'zmaji-brez-poraza')
    await expect.element(title()).toBeVisible()
    give(articleWith({ title: 'Prepozno' }))
    await nextFrame()
    await nextFrame()
    expect(wordsIn(element)).not.toContain('Prepozno')
  })
})

test('the page is named for whoever shows it, and described for search engines', async () => {
  const details: { jsonLd: object }[] = []
  const hear = (event: Event) => details.push((event as CustomEvent).detail)
  document.addEventListener('parket-metadata', hear)
  const { origin } = openPage({}, { productName: 'Koš', storage: 'https://slike.example/s' })
  const element = putArticle()
  await shows(element, 'zadnjo četrtino')
  await nextFrame()
  document.removeEventListener('parket-metadata', hear)
  const url = `${origin}/novica/zmaji-brez-poraza`
  const image = 'https://slike.example/s/scenes/met-iz-skoka.svg'
  expect(details).toEqual([
    {
      title: 'Koš - Zmaji še naprej brez poraza',
      description: 'Po sedmih krogih ostajajo edina neporažena ekipa.',
      image,
      url,
      jsonLd: expect.objectContaining({
        '@type': 'NewsArticle',
        headline: 'Zmaji še naprej brez poraza',
        datePublished: '2025-11-14T10:30:00',
        image: [image],
        mainEntityOfPage: url,
      }),
    },
  ])
})
