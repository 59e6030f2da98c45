import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { MatchListSkeleton } from '../matches/match-box-skeleton'
import { skeletonStyles } from './skeleton'

afterEach(unmountAll)

test.each([7, 6, 5])(
  '%d placeholders carry the part, and one line says so to a screen reader',
  async (count) => {
    const { shadow } = drawInShadow(<MatchListSkeleton count={count} />)
    adoptStyles(shadow, skeletonStyles)
    expect(shadow.querySelectorAll('[part=skeleton]')).toHaveLength(count)
    // What moves has its price: one sweep a placeholder, however many bars.
    const isMoving = (each: Element) => (pseudo: string) => {
      const { content, translate } = getComputedStyle(each, pseudo)
      return content !== 'none' && translate === '-100%'
    }
    const moving = [...shadow.querySelectorAll('[part=skeleton] *')].flatMap((each) =>
      ['::before', '::after'].filter(isMoving(each)),
    )
    expect(moving).toHaveLength(count)
    await expect.element(page.getByRole('status')).toHaveTextContent(/^Nalaganje$/)
    expect(page.getByRole('article').elements()).toEqual([])
  },
)
