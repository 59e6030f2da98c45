import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { News } from '../../contract/news'
import { focused, renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { addresses, goodPicture } from '../people/player.fixture'
import { NewsGrid } from './news-card'

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

function renderNews(news: News[], width = 1200) {
  return renderInShadow(
    <NewsGrid
      news={news}
      newsUrl={(url) => `https://kzs.example/novica/${url}`}
      pictureUrl={addresses.pictureUrl}
      defaultPicture={goodPicture}
      headingLevel={3}
      year="2025"
    />,
    import.meta.sheets,
    width,
  )
}

const lines = (element: Element | null) =>
  element ? Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)) : 0

describe('a news card', () => {
  test('has the name of its article, and so has its VEČ', async () => {
    renderNews([newsWith({})])
    await expect
      .element(page.getByRole('article', { name: 'Zmaga v Stožicah' }))
      .toHaveAttribute('part', 'news-card')
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Zmaga v Stožicah')
    const link = page.getByRole('link', { name: 'VEČ', exact: true })
    await expect.element(link).toHaveAccessibleDescription('Zmaga v Stožicah')
  })

  test('opens from every place, by one stop of the tab key', async () => {
    const { shadow } = renderNews([newsWith({})], 390)
    const { left, top, right, bottom } = page.getByRole('article').element().getBoundingClientRect()
    const link = shadow.querySelector('a')
    expect(shadow.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(link)
    expect(shadow.elementFromPoint(right - 20, bottom - 20)?.closest('a')).toBe(link)
    await userEvent.tab()
    expect(focused()).toBe(link)
  })

  test('clamps the title to 3 lines and the text to 5; without a top category it has no badge', () => {
    const categories = [{ id: '1', name: 'Splošno', top: false }]
    const long = { title: 'Zmaga '.repeat(60), short_text: 'Besedilo '.repeat(90), categories }
    const { shadow } = renderNews([newsWith(long)])
    expect(shadow.querySelector('.news-badge')).toBeNull()
    expect([lines(shadow.querySelector('h3')), lines(shadow.querySelector('.news-text'))]).toEqual([3, 5])
  })
})

test('cards in a row have their buttons in line', () => {
  const news = ['1', '2', '3'].map((id) => newsWith({ id, short_text: 'Besedilo '.repeat(Number(id) * 9) }))
  const { shadow } = renderNews(news)
  const tops = [...shadow.querySelectorAll('a')].map((each) => Math.round(each.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
})
