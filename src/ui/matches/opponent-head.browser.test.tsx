import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { OpponentHead, type OpponentHeadProperties } from './opponent-head'

afterEach(unmountAll)

const serbia = { name: 'Srbija', win: 3, lost: 1 }
const margins = [-8, 4, 2, 16].map((points, index) => ({ points, year: 2004 + 7 * index }))

function renderOpponent(width = 1200, changed: Partial<OpponentHeadProperties> = {}) {
  const view = <OpponentHead opponent={serbia} margins={margins} crest={null} headingLevel={3} {...changed} />
  return renderInShadow(view, import.meta.sheets, width)
}

const boxOf = (shadow: ShadowRoot, selector: string) =>
  shadow.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test('the opponent is a heading, and its matches have words for whoever listens', async () => {
  renderOpponent()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Srbija' })).toBeVisible()
  // A screen reader reads what each match ended by.
  await expect.element(page.getByRole('img', { name: '−8, +4, +2, +16' })).toBeVisible()
  await expect.element(page.getByRole('figure', { name: 'Razlika po tekmah' })).toBeVisible()
})

test.each([
  [3, 1, 0.75],
  [0, 2, 0],
  [2, 0, 1],
])('%d wins and %d losses fill %d of the bar', (win, lost, share) => {
  const { shadow } = renderOpponent(1200, { opponent: { ...serbia, win, lost } })
  const [bar, wins] = ['.opponent-wins', '.opponent-wins > rect'].map((each) => boxOf(shadow, each).width)
  expect((wins ?? 0) / (bar ?? 1)).toBeCloseTo(share, 2)
})

test('before the first match there is neither a bar nor a line', () => {
  const { shadow } = renderOpponent(1200, { opponent: { ...serbia, win: 0, lost: 0 }, margins: [] })
  expect(shadow.querySelectorAll('svg.opponent-wins, svg.opponent-bars, .opponent-scope')).toHaveLength(0)
})

test.each([1200, 390])('a match is a bar, up for a win, as long as what it ended by, at %d px', (width) => {
  const { shadow } = renderOpponent(width)
  const zero = boxOf(shadow, '.opponent-zero').top
  const scale = boxOf(shadow, '.opponent-bars').height / 2 / 16
  const bars = [...shadow.querySelectorAll('.opponent-bars > rect')].map((each) =>
    each.getBoundingClientRect(),
  )
  const lengths = bars.map(({ top, bottom }) => (bottom > zero + 1 ? zero - bottom : zero - top) / scale)
  expect(lengths.map(Math.round)).toEqual([-8, 4, 2, 16])
  expect(bars.map(({ left }) => left)).toEqual(bars.map(({ left }) => left).toSorted((a, b) => a - b))
})

test.each([
  [1200, 1],
  [900, 1],
  [899, 2],
  [620, 2],
  [619, 3],
  [320, 3],
])('at %d px it has %d rows', (width, rows) => {
  const forty = Array.from({ length: 40 }, () => ({ points: 3, year: 2025 }))
  const { shadow } = renderOpponent(width, { margins: forty })
  const [name, record, bars] = ['.opponent-name', '.opponent-record', '.opponent-margins'].map((each) =>
    boxOf(shadow, each),
  )
  const below = [record, bars].filter((box, index) => (box?.top ?? 0) >= ([name, record][index]?.bottom ?? 0))
  expect(below.length + 1).toBe(rows)
})
