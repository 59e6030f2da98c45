import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawInShadow, unmountAll } from '../field/shadow.fixture'
import { MatchListSkeleton } from '../match-box/match-box-skeleton'

afterEach(unmountAll)

test.each([7, 6, 5])(
  '%d placeholders carry the part, and one line says so to a screen reader',
  async (count) => {
    const { shadow } = drawInShadow(<MatchListSkeleton count={count} />)
    expect(shadow.querySelectorAll('[part=skeleton]')).toHaveLength(count)
    await expect.element(page.getByRole('status')).toHaveTextContent(/^Nalaganje$/)
    expect(page.getByRole('article').elements()).toEqual([])
  },
)
