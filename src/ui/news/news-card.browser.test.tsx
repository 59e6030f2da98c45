import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import type { News } from '../../contract/news'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, focused, unmountAll } from '../fields/shadow.fixture'
import { addresses, brokenPicture, goodPicture } from '../people/player.fixture'
import { NewsGrid, newsCardStyles } from './news-card'

afterEach(unmountAll)

const newsWith = (changed: Partial<News>): News => ({
  id: '1',
  url: 'zmaga-v-stozicah',
  title: 'Zmaga v Stožicah',
  title_background: 'photo',
  published_at: '2025-11-14 20:15:00',
  short_text: 'Kratko besedilo.',
  categories: [
    { id: '1', name: 'Splošno', top: false },
    { id: '2', name: 'Člani', top: true },
  ],
  ...changed,
})

function drawNews(news: News[], width = 1200, defaultPicture = `${goodPicture}#default`) {
  const drawn = drawInShadow(
    <NewsGrid
      news={news}
      newsUrl={(url) => `https://kzs.example/novica/${url}`}
      pictureUrl={addresses.pictureUrl}
      defaultPicture={defaultPicture}
      headingLevel={3}
      year="2025"
    />,
  )
  adoptStyles(drawn.shadow, ...newsCardStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  return drawn
}

const lines = (element: Element | null) =>
  element ? Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)) : 0

describe('a news card', () => {
  test('says what the article is, and VEČ opens it', async () => {
    const { shadow } = drawNews([newsWith({})])
    await expect
      .element(page.getByRole('article', { name: 'Zmaga v Stožicah' }))
      .toHaveAttribute('part', 'news-card')
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Zmaga v Stožicah')
    expect(shadow.querySelector('time')?.textContent).toBe('14. nov.')
    expect(shadow.querySelector('.news-badge')?.textContent).toBe('Člani')
    const link = page.getByRole('link', { name: 'VEČ', exact: true })
    await expect.element(link).toHaveAttribute('href', 'https://kzs.example/novica/zmaga-v-stozicah')
    await expect.element(link).toHaveAccessibleDescription('Zmaga v Stožicah')
  })

  test('opens from every place, by one stop of the tab key', async () => {
    const { shadow } = drawNews([newsWith({})], 390)
    const { left, top, right, bottom } = page.getByRole('article').element().getBoundingClientRect()
    const link = shadow.querySelector('a')
    expect(shadow.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(link)
    expect(shadow.elementFromPoint(right - 20, bottom - 20)?.closest('a')).toBe(link)
    await userEvent.tab()
    expect(focused()).toBe(link)
  })

  test('has no badge where no category is the top one', () => {
    const { shadow } = drawNews([newsWith({ categories: [{ id: '1', name: 'Splošno', top: false }] })])
    expect(shadow.querySelector('.news-badge')).toBeNull()
  })

  test('clamps the title to 3 lines and the text to 5', () => {
    const { shadow } = drawNews([
      newsWith({ title: 'Zmaga '.repeat(60), short_text: 'Besedilo '.repeat(90) }),
    ])
    expect([lines(shadow.querySelector('h3')), lines(shadow.querySelector('.news-text'))]).toEqual([3, 5])
  })

  test.each([
    ['missing', null],
    ['broken', 'broken'],
  ])('shows the default picture where its own is %s', async (_, title_background) => {
    const { shadow } = drawNews([newsWith({ title_background })])
    await waitFor(() => expect(shadow.querySelector('img')?.src).toContain('#default'))
  })

  test('leaves an empty place where not even the default picture comes', async () => {
    const { shadow } = drawNews([newsWith({ title_background: null })], 1200, brokenPicture)
    await waitFor(() => expect(shadow.querySelector('img')).toBeNull())
    expect(shadow.querySelector<HTMLElement>('.news-picture')?.offsetHeight).toBeGreaterThan(100)
  })
})

test.each([
  [1200, 3],
  [900, 3],
  [899, 2],
  [580, 2],
  [579, 1],
])('at %d px %d cards stand in a row, with their buttons in line', (width, columns) => {
  const news = ['1', '2', '3', '4'].map((id) =>
    newsWith({ id, short_text: 'Besedilo '.repeat(Number(id) * 9) }),
  )
  const { shadow } = drawNews(news, width)
  const tops = (selector: string) =>
    [...shadow.querySelectorAll(selector)].map((each) => Math.round(each.getBoundingClientRect().top))
  const cards = tops('article')
  expect(cards.filter((top) => top === cards[0])).toHaveLength(columns)
  expect(new Set(tops('a').slice(0, columns)).size).toBe(1)
})
