import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { addresses, longestName } from '../people/player.fixture'
import { Ranking, RankingSkeleton, rankingStyles, StandingsColumns, UnscoredList } from './ranking'

afterEach(unmountAll)

const row = (player_id: string, photo_url: string | null = null) => ({
  player_id,
  player_name: `Igralec ${player_id}`,
  photo_url,
  position: null,
  played: null,
  official_points: null,
  unofficial_points: null,
})
const ranked = [132, 66, 66, 4].map((score, index) => ({
  row: row(String(index), index === 1 ? 'broken' : index === 2 ? 'photo' : null),
  position: [1, 2, 2, 4][index] ?? 0,
  score,
}))
const places = {
  playerUrl: (id: string) => `https://kzs.example/reprezentant/${id}`,
  pictureUrl: addresses.pictureUrl,
}

function drawStandings(width = 1200, rows = ranked) {
  const drawn = drawInShadow(
    <StandingsColumns>
      <Ranking rows={rows} best={132} {...places} />
      <UnscoredList rows={[row('9'), row('10')]} {...places} />
    </StandingsColumns>,
  )
  adoptStyles(drawn.shadow, ...rankingStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  return drawn
}

const linksOf = (shadow: ShadowRoot, part: string) =>
  [...shadow.querySelectorAll<HTMLAnchorElement>(`a[part=${part}]`)].map(({ textContent, href }) => [
    textContent?.replace(/\s+/g, ' '),
    href.replace('https://kzs.example', ''),
  ])

describe('the ranking', () => {
  test('says position, name and score, and leads to the player', () => {
    const { shadow } = drawStandings()
    expect(linksOf(shadow, 'standing-row')).toEqual([
      ['1 Igralec 0 132', '/reprezentant/0'],
      ['2 Igralec 1 66', '/reprezentant/1'],
      ['2 Igralec 2 66', '/reprezentant/2'],
      ['4 Igralec 3 4', '/reprezentant/3'],
    ])
  })

  test.each([
    [1200, 3],
    [980, 3],
    [979, 1],
    [760, 1],
    [759, 3],
    [620, 3],
    [619, 1],
    [320, 1],
  ])('at %d px has its first three as cards, %d in a line', (width, columns) => {
    const { shadow } = drawStandings(width)
    const cards = [...shadow.querySelectorAll('.podium-card')].map((each) => each.getBoundingClientRect())
    expect(cards).toHaveLength(3)
    expect(cards.filter(({ top }) => top === cards[0]?.top)).toHaveLength(columns)
    for (const { right } of cards) expect(right).toBeLessThanOrEqual(width)
  })

  test('has no position and no number for those without a score', () => {
    const { shadow } = drawStandings()
    expect(linksOf(shadow, 'unscored-row')).toEqual([
      ['Igralec 9', '/reprezentant/9'],
      ['Igralec 10', '/reprezentant/10'],
    ])
  })

  test('draws bars in the proportion of the scores', () => {
    const { shadow } = drawStandings(1200, ranked.slice(0, 3))
    const shares = [...shadow.querySelectorAll<HTMLElement>('.standing-bar')].map(
      (bar) => Number.parseFloat(getComputedStyle(bar, '::before').inlineSize) / bar.clientWidth,
    )
    expect(shares.map((share) => Math.round(share * 100))).toEqual([100, 50, 50])
  })

  test('marks the first three positions, not the first three rows', () => {
    const rows = [1, 2, 3, 3, 5].map((position, index) => ({
      row: row(String(index)),
      position,
      score: 9 - position,
    }))
    const { shadow } = drawStandings(1200, rows)
    const marked = [...shadow.querySelectorAll('[data-top] .standing-position')].map(
      ({ textContent }) => textContent,
    )
    expect(marked).toEqual(['1', '2', '3', '3'])
  })

  test('shows a jersey where a photo is missing or broken', async () => {
    const { shadow } = drawStandings()
    await waitFor(() => expect(shadow.querySelectorAll('svg.avatar-none')).toHaveLength(5))
    expect(shadow.querySelectorAll('img')).toHaveLength(1)
  })

  test.each([
    [1200, true, true],
    [980, true, true],
    [979, true, false],
    [760, true, false],
    [759, false, false],
    [320, false, false],
  ])('at %d px has both lists side by side: %s, and bars: %s', (width, isWide, hasBars) => {
    const { shadow } = drawStandings(width)
    const [ranking, unscored] = ['.ranking-whole', '.unscored-list'].map((each) =>
      shadow.querySelector(each)?.getBoundingClientRect(),
    )
    expect(ranking?.top === unscored?.top).toBe(isWide)
    expect((shadow.querySelector<HTMLElement>('.standing-bar')?.offsetWidth ?? 0) > 0).toBe(hasBars)
  })

  test('keeps the number beside a name of 40 letters', () => {
    const [first] = ranked
    if (!first) return
    const { shadow } = drawStandings(320, [{ ...first, row: { ...first.row, player_name: longestName } }])
    const [name, score] = ['.standing-name', '.standing-score'].map((each) =>
      shadow.querySelector(each)?.getBoundingClientRect(),
    )
    expect(name?.right).toBeLessThanOrEqual(score?.left ?? 0)
    expect(score?.right).toBeLessThanOrEqual(320)
  })

  test('holds its place while it loads', () => {
    const { shadow, draw } = drawStandings()
    const height = shadow.querySelector<HTMLElement>('.ranking-whole')?.offsetHeight
    draw(<RankingSkeleton count={4} />)
    expect(shadow.querySelector<HTMLElement>('.ranking-whole')?.offsetHeight).toBe(height)
    expect(page.getByRole('link').elements()).toEqual([])
  })
})
