import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { Announcement } from './announcement'

afterEach(unmountAll)

type Step = [total: number | null, page: number, text: string]

test.each<[string, boolean, Step[]]>([
  ['what is there from the start is not announced', false, [[12, 1, '']]],
  [
    'nor what the page came for',
    false,
    [
      [null, 1, ''],
      [12, 1, ''],
    ],
  ],
  [
    'what was asked for is announced',
    true,
    [
      [null, 1, ''],
      [12, 1, 'Število zadetkov: 12'],
    ],
  ],
  [
    'another number is',
    false,
    [
      [12, 3, ''],
      [null, 1, ''],
      [0, 1, 'Število zadetkov: 0'],
    ],
  ],
  [
    'the same number of another search is',
    false,
    [
      [12, 1, ''],
      [null, 1, ''],
      [12, 1, 'Število zadetkov: 12'],
    ],
  ],
  [
    'of a turned page its number is',
    false,
    [
      [12, 1, ''],
      [null, 2, ''],
      [12, 2, 'Stran 2 od 3'],
    ],
  ],
])('%s', async (_, isRequested, steps) => {
  const drawn = drawInShadow(null)
  for (const [total, at, text] of steps) {
    drawn.draw(<Announcement {...{ total, isRequested }} page={at} pages={3} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`))
  }
})
