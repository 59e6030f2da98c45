import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Announcement } from './announcement'

afterEach(unmountAll)

/** Each step is the total ("-" while nobody knows it), the page, and what is said. */
test.each([
  ['what is there from the start is not announced', false, ['12 1 ']],
  ['nor what the page came for', false, ['- 1 ', '12 1 ']],
  ['what was asked for is announced', true, ['- 1 ', '12 1 Število zadetkov: 12']],
  ['another number is', false, ['12 3 ', '- 1 ', '0 1 Število zadetkov: 0']],
  ['the same number of another search is', false, ['12 1 ', '- 1 ', '12 1 Število zadetkov: 12']],
  ['of a turned page its number is', false, ['12 1 ', '- 2 ', '12 2 Stran 2 od 3']],
])('%s', async (_, isRequested, steps) => {
  const rendered = renderInShadow(null)
  for (const step of steps) {
    const [, total, at, text] = /^(\S+) (\d) (.*)$/.exec(step) ?? []
    const known = total === '-' ? null : Number(total)
    rendered.render(<Announcement total={known} isRequested={isRequested} page={Number(at)} pages={3} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`))
  }
})

test('a final score takes the place of what was announced, and is announced once', async () => {
  const rendered = renderInShadow(null)
  const show = (total: number | null, final: string) =>
    rendered.render(<Announcement total={total} page={1} pages={3} final={final} />)
  const status = () => expect.element(page.getByRole('status'))
  for (const [total, final, text] of [
    [12, '', ''],
    [12, 'Končni izid: Krka 88 : 81 Rogla', 'Končni izid: Krka 88 : 81 Rogla'],
    [null, 'Končni izid: Krka 88 : 81 Rogla', ''],
    [9, 'Končni izid: Krka 88 : 81 Rogla', 'Število zadetkov: 9'],
  ] as const) {
    show(total, final)
    await status().toHaveTextContent(new RegExp(`^${text}$`))
  }
})
