import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { brokenPicture, goodPicture, longestName } from '../people/player.fixture'
import { Hero, HeroSkeleton, heroStyles } from './hero'

afterEach(unmountAll)

function drawHero(view: Parameters<typeof drawInShadow>[0], width = 1200) {
  const drawn = drawInShadow(view)
  adoptStyles(drawn.shadow, ...heroStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  const height = () => drawn.shadow.querySelector<HTMLElement>('.hero')?.offsetHeight
  return { ...drawn, height }
}

describe('a hero', () => {
  test('shows its picture before others, under a title of the level given', async () => {
    const { shadow } = drawHero(
      <Hero title="Člani" line="2025/2026" picture={goodPicture} headingLevel={1} />,
    )
    await expect.element(page.getByRole('heading', { level: 1, name: 'Člani' })).toBeVisible()
    expect(shadow.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
    expect(shadow.querySelector('p')?.textContent).toBe('2025/2026')
  })

  test.each([null, brokenPicture])('has a court where there is no picture to show: %s', async (picture) => {
    const { shadow } = drawHero(<Hero title="Člani" picture={picture} headingLevel={1} />)
    await waitFor(() => expect(shadow.querySelector('.hero-court')).not.toBeNull())
    expect([shadow.querySelector('img'), shadow.querySelector('p')]).toEqual([null, null])
  })

  test.each([1200, 800, 390])(
    'is as high with and without a picture and while it loads, at %d px',
    (width) => {
      const words = { title: 'Člani', line: '2025/2026', headingLevel: 1 }
      const { draw, height } = drawHero(<Hero {...words} picture={goodPicture} />, width)
      const full = height()
      draw(<Hero {...words} picture={null} />)
      expect(height()).toBe(full)
      draw(<HeroSkeleton />)
      expect(height()).toBe(full)
    },
  )

  test('grows with a long title instead of cutting it', () => {
    const { shadow, height } = drawHero(
      <Hero title={`${longestName} `.repeat(9)} picture={null} headingLevel={1} />,
      320,
    )
    const title = shadow.querySelector('h1')?.getBoundingClientRect()
    expect(title?.height).toBeLessThan(height() ?? 0)
    expect(title?.height).toBeGreaterThan(236)
  })
})
