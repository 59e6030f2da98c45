import { afterEach, describe, expect, test } from 'vitest'
import type { Match } from '../../contract/matches'
import { type Rendered, unmountAll } from '../fields/shadow.fixture'
import {
  created,
  crestUrl,
  longest,
  matchWith,
  now,
  piece,
  played,
  renderMatch,
  renderWide,
} from './match.fixture'
import { MatchListSkeleton } from './match-box-skeleton'
import { MatchList } from './match-list'

afterEach(unmountAll)

describe('the layout', () => {
  /** Round each change of it, in px. */
  test.each([1200, 980, 979, 740, 720, 719, 480, 390, 320])('holds the longest names, at %d px', (width) => {
    for (const match of [longest, { ...longest, firstTeamScore: 0, secondTeamScore: 0 }]) {
      const rendered = renderMatch(match, width)
      const box = piece(rendered, '.match').getBoundingClientRect()
      for (const inner of rendered.shadow.querySelectorAll('.match *:not(.visually-hidden, path)')) {
        const { left, right, bottom, width: own } = inner.getBoundingClientRect()
        if (own === 0 || getComputedStyle(inner).position === 'absolute') continue
        expect([left >= box.left, right <= box.right, bottom <= box.bottom]).toEqual([true, true, true])
      }
      const pieces = [...rendered.shadow.querySelectorAll('.match-name, .match-score, .match-open, .crest')]
      expect(overlaps(pieces)).toEqual([])
    }
  })

  test.each([1200, 980])('has the colon on one axis whatever is round it, at %d px', (width) => {
    const axes = [played(8, 7), played(113, 79), longest].map((match) => {
      const rendered = renderMatch(match, width)
      const { left, right } = colonOf(rendered)
      unmountAll()
      return Math.round((left + right) / 2)
    })
    expect(new Set(axes).size).toBe(1)
  })

  test.each([1200, 740])('keeps a rhythm of 88 px at least, at %d px', (width) => {
    expect(piece(renderMatch(created({ location: null }), width), '.match').offsetHeight).toBe(88)
  })

  test('puts when and where under the teams when narrow', () => {
    const rendered = renderMatch(matchWith(), 390)
    const top = (selector: string) => piece(rendered, selector).getBoundingClientRect().top
    const name = top('.match-name ~ .match-name')
    expect(top('.match-date')).toBeGreaterThan(name)
    expect(top('.match-utc')).toBe(top('.match-date'))
    expect(top('.match-hall')).toBeGreaterThan(top('.match-date'))
  })

  test('has lines of 16 px when narrow, as its height is guessed until it comes near', () => {
    const rendered = renderMatch(matchWith({ time_zone: 'Europe/Ljubljana' }), 390)
    expect(piece(rendered, '.match-region').textContent).toContain('Europe')
    expect(piece(rendered, '.match-when').offsetHeight).toBe(16)
  })

  test.each([
    [1200, 1, '"when duel where actions"'],
    [1200, 2, '"duel" "when" "where"'],
    [600, 0.8, '"when duel where actions"'],
  ])('follows --parket-scale: at %d px and %f it is %s', (width, scale, areas) => {
    const size = areas.startsWith('"duel"') ? 12 : 13
    const rendered = renderMatch(matchWith(), width)
    const host = rendered.shadow.host as HTMLElement
    host.style.setProperty('--parket-scale', String(scale))
    const box = piece(rendered, '.match')
    const style = getComputedStyle(box)
    expect(style.gridTemplateAreas).toBe(areas)
    expect(parseFloat(style.fontSize)).toBeCloseTo(size * scale)
  })
})

function colonOf(rendered: Rendered): DOMRect {
  const range = document.createRange()
  const colon = piece(rendered, '.match-score').nextSibling
  if (colon?.textContent?.trim() !== ':') throw new Error('no colon')
  range.selectNodeContents(colon)
  return range.getBoundingClientRect()
}

function overlaps(pieces: Element[]): string[] {
  const boxes = pieces.map((each) => ({ name: each.className, box: each.getBoundingClientRect() }))
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 0.5 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 0.5,
      )
      .map((other) => `${one.name} ${other.name}`),
  )
}

describe.each([1200, 740, 390])('far below the window, at %d px,', (width) => {
  test('dated matches to come and played take nearly the place that they will need', () => {
    const fields = (index: number) => ({ id: `${index}`, location: index % 3 ? 'Tivoli' : null })
    // Whether the hour with its zone fits one line is the font's.
    const kinds = [
      { slack: 0.2, of: matchWith },
      { slack: 0.03, of: (more: Partial<Match>) => played(88, 79, more) },
    ]
    for (const { slack, of } of kinds) {
      const matches = [...Array(20).keys()].map((index) => of(fields(index)))
      const rendered = renderWide(
        width,
        <div style={{ paddingTop: 20000 }}>
          <MatchList matches={matches} now={now} crestUrl={crestUrl} />
        </div>,
      )
      const list = piece(rendered, '.match-list')
      const guessed = list.offsetHeight
      for (const box of list.querySelectorAll<HTMLElement>('.match')) box.style.contentVisibility = 'visible'
      expect(Math.abs(list.offsetHeight / guessed - 1)).toBeLessThan(slack)
    }
  })

  test('a skeleton is as high as a match, but for a line', () => {
    const view = <MatchList matches={[matchWith()]} now={now} crestUrl={crestUrl} />
    const rendered = renderWide(width, view)
    const height = () => {
      piece(rendered, '.match').style.contentVisibility = 'visible'
      return piece(rendered, '.match').offsetHeight
    }
    const whole = height()
    rendered.render(<MatchListSkeleton count={1} />)
    expect(Math.abs(height() - whole)).toBeLessThanOrEqual(21)
  })
})
