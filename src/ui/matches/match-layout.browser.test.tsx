import { afterEach, describe, expect, test } from 'vitest'
import type { Match } from '../../contract/matches'
import { unmountAll } from '../fields/shadow.fixture'
import {
  created,
  crestUrl,
  drawMatch,
  drawWide,
  layouts,
  longest,
  matchWith,
  now,
  piece,
  played,
} from './match.fixture'
import { MatchBox } from './match-box'
import { MatchListSkeleton } from './match-box-skeleton'
import { MatchList } from './match-list'

afterEach(unmountAll)

describe('the layout', () => {
  const all = { played: longest, 'to come': { ...longest, firstTeamScore: 0, secondTeamScore: 0 } }
  test.each(layouts.flatMap((width) => Object.entries(all).map(([name, match]) => ({ width, name, match }))))(
    'holds the longest names, $name at $width px',
    ({ width, match }) => {
      const drawn = drawMatch(match, width)
      const box = piece(drawn, '.match').getBoundingClientRect()
      expect(box.width).toBe(width)
      for (const inner of drawn.shadow.querySelectorAll('.match *:not(.visually-hidden, path)')) {
        const { left, right, bottom, width: own } = inner.getBoundingClientRect()
        if (own === 0 || getComputedStyle(inner).position === 'absolute') continue
        expect([left >= box.left, right <= box.right, bottom <= box.bottom]).toEqual([true, true, true])
      }
      const pieces = [...drawn.shadow.querySelectorAll('.match-name, .match-score, .match-open, .crest')]
      expect(overlaps(pieces)).toEqual([])
    },
  )

  test.each([1200, 980, 740, 720])('has the colon on one axis whatever is round it, at %d px', (width) => {
    const axes = [played(8, 7), played(113, 79), longest].map((match) => {
      const drawn = drawMatch(match, width)
      const { left, right } = piece(drawn, '.match-colon').getBoundingClientRect()
      unmountAll()
      return Math.round((left + right) / 2)
    })
    expect(new Set(axes).size).toBe(1)
  })

  test.each([1200, 740])('keeps a rhythm of 88 px at least, at %d px', (width) => {
    expect(piece(drawMatch(created({ location: null }), width), '.match').offsetHeight).toBe(88)
  })

  test('puts when and where under the teams when narrow', () => {
    const drawn = drawMatch(matchWith(), 390)
    const top = (selector: string) => piece(drawn, selector).getBoundingClientRect().top
    const name = top('.match-team ~ .match-team .match-name')
    expect(top('.match-date')).toBeGreaterThan(name)
    expect(top('.match-utc')).toBe(top('.match-date'))
    expect(top('.match-hall')).toBeGreaterThan(top('.match-date'))
  })

  test.each([
    [1200, 1, '"when duel where actions"'],
    [1200, 1.5, '"when duel actions" "where duel actions"'],
    [1200, 2, 'none'],
    [600, 0.8, '"when duel actions" "where duel actions"'],
  ])('follows --parket-scale: at %d px and %f it is %s', (width, scale, areas) => {
    const size = areas === 'none' ? 12 : 13
    const drawn = drawMatch(matchWith(), width)
    if (drawn.shadow.host instanceof HTMLElement) {
      drawn.shadow.host.style.setProperty('--parket-scale', String(scale))
    }
    const box = piece(drawn, '.match')
    const style = getComputedStyle(box)
    expect(style.display === 'grid' ? style.gridTemplateAreas : 'none').toBe(areas)
    expect(parseFloat(style.fontSize)).toBeCloseTo(size * scale)
  })
})

/** Pairs of pieces that cover each other. */
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

describe('far below the window', () => {
  /** In px: whether "18:00 · Europe/Ljubljana" fits its column is the font's. */
  const oneLine = 21
  const usual: [name: string, match: Match][] = [
    ['to come', matchWith()],
    ['played', played(88, 79)],
  ]
  test.each([1200, 740, 390].flatMap((width) => usual.map(([name, match]) => ({ width, name, match }))))(
    'a match $name takes nearly the place that it will need, at $width px',
    ({ width, match }) => {
      const drawn = drawWide(
        width,
        <div style={{ paddingTop: 20000 }}>
          <MatchBox match={match} now={now} crestUrl={crestUrl} />
        </div>,
      )
      const box = piece(drawn, '.match')
      const guessed = box.offsetHeight
      box.style.contentVisibility = 'visible'
      expect(Math.abs(box.offsetHeight - guessed)).toBeLessThanOrEqual(oneLine)
    },
  )

  test.each([1200, 740, 390])(
    'a list of dated matches takes nearly the place that it will need, at %d px',
    (width) => {
      const matches = [...Array(20).keys()].map((index) =>
        played(88, 79, { id: `${index}`, location: index % 3 ? 'Tivoli' : null }),
      )
      const drawn = drawWide(
        width,
        <div style={{ paddingTop: 20000 }}>
          <MatchList matches={matches} now={now} crestUrl={crestUrl} />
        </div>,
      )
      const list = piece(drawn, '.match-list')
      const guessed = list.offsetHeight
      for (const box of list.querySelectorAll<HTMLElement>('.match')) box.style.contentVisibility = 'visible'
      expect(Math.abs(list.offsetHeight / guessed - 1)).toBeLessThan(0.03)
    },
  )

  test.each([1200, 740, 390])('and its skeleton is as high, at %d px', (width) => {
    const drawn = drawWide(
      width,
      <>
        <MatchListSkeleton count={1} />
        <MatchList matches={[matchWith()]} now={now} crestUrl={crestUrl} />
      </>,
    )
    const boxes = [...drawn.shadow.querySelectorAll<HTMLElement>('.match')]
    for (const box of boxes) box.style.contentVisibility = 'visible'
    const [skeleton, box] = boxes
    expect(Math.abs((skeleton?.offsetHeight ?? 0) - (box?.offsetHeight ?? 0))).toBeLessThanOrEqual(oneLine)
  })
})
