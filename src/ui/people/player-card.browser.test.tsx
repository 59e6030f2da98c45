import { afterEach, describe, expect, test } from 'vitest'
import type { Player } from '../../contract/national-teams'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { addresses, longestName, playerWith } from './player.fixture'
import { RosterGrid } from './roster-grid'

afterEach(unmountAll)

const renderGrid = (players: readonly Player[]) =>
  renderInShadow(<RosterGrid players={players} {...addresses} />, import.meta.sheets, 1200)

describe("a player's card", () => {
  test('is one link as a whole, to the player, under a picture of 4:5', () => {
    const { shadow } = renderGrid([playerWith({ id: '9' })])
    const links = shadow.querySelectorAll('a')
    expect([...links].map(({ href, part }) => [href, part.value])).toEqual([
      ['https://kzs.example/reprezentant/9', 'player'],
    ])
    const { left, top, right, bottom } = links[0]?.getBoundingClientRect() ?? new DOMRect()
    expect(shadow.elementFromPoint(left + 20, top + 40)?.closest('a')).toBe(links[0])
    expect(shadow.elementFromPoint(right - 20, bottom - 4)?.closest('a')).toBe(links[0])
    const picture = shadow.querySelector('.player-picture')?.getBoundingClientRect() ?? new DOMRect()
    expect(picture.width / picture.height).toBeCloseTo(0.8, 2)
  })

  test.each<[string, string | null]>([
    ['Kos', '7'],
    ['Zupančič', '23'],
    ['Zupančič', '4567890'],
    ['Glas', null],
    ['MMWWMM', null],
    ['Novak-Podgoršek', null],
    [longestName, null],
  ])('keeps %s and the number %s between the seams, apart from each other', (last_name, number) => {
    const { shadow } = renderGrid([playerWith({ last_name, number })])
    const boxes = [...shadow.querySelectorAll('text')].map((each) => each.getBoundingClientRect())
    const cloth = shadow.querySelector('.jersey-cloth')?.getBoundingClientRect()
    for (const { width } of boxes) expect(width).toBeLessThan(0.85 * (cloth?.width ?? 0))
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
    expect(middles).toEqual(middles.toSorted((a, b) => a - b))
  })

  test('no two neighbours without photo and number look alike', () => {
    const { shadow } = renderGrid(
      Array.from({ length: 6 }, (_, index) => playerWith({ id: String(index), number: null })),
    )
    const jerseys = [...shadow.querySelectorAll<SVGElement>('svg.jersey')]
    expect(jerseys.map(({ dataset }) => dataset.away)).toEqual([0, 1, 2].flatMap(() => [undefined, 'true']))
    const floors = jerseys.map((each) => each.querySelector('.jersey-court')?.getAttribute('d'))
    expect(new Set(floors).size).toBe(6)
  })
})
