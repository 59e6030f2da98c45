import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { goodPicture, longestName } from '../people/player.fixture'
import { Hero } from './hero'

afterEach(unmountAll)

describe('a hero', () => {
  test('shows its picture before others, under a title of the level given', async () => {
    const { shadow } = renderInShadow(
      <Hero title="Člani" line="2025/2026" picture={goodPicture} headingLevel={1} />,
    )
    await expect.element(page.getByRole('heading', { level: 1, name: 'Člani' })).toBeVisible()
    expect(shadow.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
    expect(shadow.querySelector('p')?.textContent).toBe('2025/2026')
  })

  test('grows with a long title instead of cutting it, and has no line where there is none', () => {
    const title = `${longestName} `.repeat(9)
    const { shadow } = renderInShadow(
      <Hero title={title} picture={null} headingLevel={1} />,
      import.meta.sheets,
      320,
    )
    const [whole, words] = ['.hero', 'h1'].map((each) => shadow.querySelector(each)?.clientHeight ?? 0)
    expect(words).toBeLessThan(whole ?? 0)
    expect(words).toBeGreaterThan(236)
    expect(shadow.querySelector('p')).toBeNull()
  })
})
