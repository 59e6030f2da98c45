import { afterEach, describe, expect, test } from 'vitest'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { addresses, longestName } from '../people/player.fixture'
import { Ranking, UnscoredList } from './ranking'

afterEach(unmountAll)

const row = (player_id: string) => ({
  player_id,
  player_name: `Igralec ${player_id}`,
  photo_url: null,
  position: null,
  played: null,
  official_points: null,
  unofficial_points: null,
})
const ranked = [132, 66, 66, 66, 4].map((score, index) => ({
  row: row(String(index)),
  position: [1, 3, 3, 3, 5][index] ?? 0,
  score,
}))
const places = {
  playerUrl: (id: string) => `https://kzs.example/reprezentant/${id}`,
  pictureUrl: addresses.pictureUrl,
}

function renderStandings(width = 1200, rows = ranked) {
  return renderInShadow(
    <div className="ranking-columns stack">
      <Ranking rows={rows} best={132} {...places} />
      <UnscoredList rows={[row('9'), row('10')]} {...places} />
    </div>,
    import.meta.sheets,
    width,
  )
}

describe('the ranking', () => {
  test('renders bars in the proportion of the scores', () => {
    const { shadow } = renderStandings(1200, ranked.slice(0, 3))
    const shares = [...shadow.querySelectorAll<HTMLElement>('.standing-bar')].map(
      (bar) => Number.parseFloat(getComputedStyle(bar, '::before').inlineSize) / bar.clientWidth,
    )
    expect(shares.map((share) => Math.round(share * 100))).toEqual([100, 50, 50])
  })

  test('marks the first three positions, not the first three rows', () => {
    const { shadow } = renderStandings()
    const marked = [...shadow.querySelectorAll('[data-top] .standing-position')].map(
      ({ textContent }) => textContent,
    )
    expect(marked).toEqual(['1', '3', '3', '3'])
  })

  test('keeps the number beside a name of 40 letters', () => {
    const long = ranked.map((each) => ({ ...each, row: { ...each.row, player_name: longestName } }))
    const { shadow } = renderStandings(320, long)
    const boxOf = (selector: string) => shadow.querySelector(selector)?.getBoundingClientRect()
    expect(boxOf('.standing-name')?.right).toBeLessThanOrEqual(boxOf('.standing-score')?.left ?? 0)
  })

  test.each([
    [980, true],
    [979, false],
  ])('at %d px has bars: %s', (width, hasBars) => {
    const { shadow } = renderStandings(width)
    expect((shadow.querySelector<HTMLElement>('.standing-bar')?.offsetWidth ?? 0) > 0).toBe(hasBars)
  })
})
