import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../field/shadow.fixture'
import { OpponentHead, OpponentHeadSkeleton, opponentHeadStyles } from './opponent-head'

afterEach(unmountAll)

const serbia = { name: 'Srbija', win: 7, lost: 0 }

function drawOpponent(width = 1200) {
  const drawn = drawInShadow(<OpponentHead opponent={serbia} crest={null} headingLevel={3} />)
  adoptStyles(drawn.shadow, ...opponentHeadStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  return drawn
}

test('the opponent is a heading, with wins and losses in the words of the spec', async () => {
  const { shadow } = drawOpponent()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Srbija' })).toBeVisible()
  const counts = [...shadow.querySelectorAll('.opponent-count')].map(({ textContent }) => textContent)
  expect(counts).toEqual(['Zmage: 7', 'Porazi: 0'])
})

test.each([1200, 390])('it holds its place while it loads, at %d px', (width) => {
  const { shadow, draw } = drawOpponent(width)
  const height = shadow.querySelector<HTMLElement>('.opponent')?.offsetHeight
  draw(<OpponentHeadSkeleton />)
  expect(shadow.querySelector<HTMLElement>('.opponent')?.offsetHeight).toBe(height)
})
