import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import type { Player } from '../../contract/national-teams'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { addresses, longestName, playerWith, squad } from './player.fixture'
import { RosterGrid, RosterGridSkeleton, rosterGridStyles } from './roster-grid'

afterEach(unmountAll)

function drawGrid(players: readonly Player[], width = 1200) {
  const drawn = drawInShadow(<RosterGrid players={players} {...addresses} />)
  adoptStyles(drawn.shadow, ...rosterGridStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  return drawn
}

/** Without what the jersey says of the name, which stands below it. */
const words = (link: Element) => {
  const copy = link.cloneNode(true)
  if (copy instanceof Element) for (const name of copy.querySelectorAll('.jersey-surname')) name.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim()
}

describe("a player's card", () => {
  test.each([
    ['everything', playerWith({}), '7Luka Zupančič 1999 201 cm'],
    ['no number', playerWith({ number: null }), 'Luka Zupančič 1999 201 cm'],
    ['00, which is not 0', playerWith({ number: '00' }), '00Luka Zupančič 1999 201 cm'],
    ['0, which is a number', playerWith({ number: 0 }), '0Luka Zupančič 1999 201 cm'],
    ['no height', playerWith({ height: null }), '7Luka Zupančič 1999'],
    ['0 for no height and no year', playerWith({ height: 0, year_of_birth: 0 }), '7Luka Zupančič'],
    ['no data at all', playerWith({ last_player_data: null, year_of_birth: null }), 'Luka Zupančič'],
  ])('with %s', (_, player, text) => {
    for (const photo_url of ['photo', null]) {
      drawGrid([{ ...player, photo_url }])
      expect(words(page.getByRole('link').element())).toBe(text)
      unmountAll()
    }
  })

  test('is one link as a whole, to the player', () => {
    const { shadow } = drawGrid([playerWith({ id: '9' })])
    const links = shadow.querySelectorAll('a')
    expect([...links].map(({ href, part }) => [href, part.value])).toEqual([
      ['https://kzs.example/reprezentant/9', 'player'],
    ])
    const { left, top, right, bottom } = links[0]?.getBoundingClientRect() ?? new DOMRect()
    expect(shadow.elementFromPoint(left + 20, top + 40)?.closest('a')).toBe(links[0])
    expect(shadow.elementFromPoint(right - 20, bottom - 4)?.closest('a')).toBe(links[0])
  })

  test('shows a jersey, and never a broken picture, where the photo is missing or broken', async () => {
    const { shadow } = drawGrid(
      ['photo', null, 'broken'].map((photo_url, index) => playerWith({ id: String(index), photo_url })),
    )
    await waitFor(() => expect(shadow.querySelectorAll('svg.jersey')).toHaveLength(2))
    expect(shadow.querySelectorAll('img')).toHaveLength(1)
  })

  test.each<[string, string | null]>([
    ['Kos', '7'],
    ['Zupančič', '23'],
    ['Zupančič', '123'],
    ['Zupančič', '4567890'],
    ['Glas', null],
    ['MMWWMM', null],
    ['Podgorelec', null],
    ['Novak-Podgoršek', null],
    [longestName, null],
  ])('keeps %s and the number %s between the seams, apart from each other', (last_name, number) => {
    const { shadow } = drawGrid([playerWith({ last_name, number })])
    const boxes = [...shadow.querySelectorAll('text')].map((each) => each.getBoundingClientRect())
    const cloth = shadow.querySelector('.jersey-cloth')?.getBoundingClientRect()
    for (const { width } of boxes) expect(width).toBeLessThan(0.85 * (cloth?.width ?? 0))
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
    expect(middles).toEqual(middles.toSorted((a, b) => a - b))
  })

  test('no two neighbours without photo and number look alike', () => {
    const { shadow } = drawGrid(
      Array.from({ length: 6 }, (_, index) => playerWith({ id: String(index), number: null })),
    )
    const jerseys = [...shadow.querySelectorAll<SVGElement>('svg.jersey')]
    expect(jerseys.map(({ dataset }) => dataset.away)).toEqual([0, 1, 2].flatMap(() => [undefined, 'true']))
    const floors = jerseys.map((each) => each.querySelector('.jersey-court')?.getAttribute('d'))
    expect(new Set(floors).size).toBe(6)
  })
})

describe('the grid', () => {
  test.each([
    [1200, 6],
    [1000, 6],
    [999, 4],
    [680, 4],
    [679, 3],
    [480, 3],
    [479, 2],
    [320, 2],
  ])('at %d px has %d columns of 4:5 pictures', (width, columns) => {
    const { shadow } = drawGrid(squad, width)
    const pictures = [...shadow.querySelectorAll('.player-picture')].map((each) =>
      each.getBoundingClientRect(),
    )
    expect(pictures.filter(({ top }) => top === pictures[0]?.top)).toHaveLength(columns)
    for (const picture of pictures) expect(picture.width / picture.height).toBeCloseTo(0.8, 2)
  })

  test.each([1200, 390])('holds its place while it loads, at %d px', (width) => {
    const { shadow, draw } = drawGrid(squad.slice(0, 14), width)
    const height = shadow.querySelector('ul')?.offsetHeight
    draw(<RosterGridSkeleton count={14} />)
    expect(shadow.querySelector<HTMLElement>('.roster-grid')?.offsetHeight).toBe(height)
    expect(shadow.querySelectorAll('[part=skeleton]')).toHaveLength(14)
  })
})
