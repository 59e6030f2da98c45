import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Hero, HeroSkeleton } from '../layout/hero'
import { MatchListSkeleton } from '../matches/match-box-skeleton'
import { OpponentHead, OpponentHeadSkeleton } from '../matches/opponent-head'
import { addresses, goodPicture, squad } from '../people/player.fixture'
import { RosterGrid, RosterGridSkeleton } from '../people/roster-grid'
import { RosterTable, RosterTableSkeleton } from '../people/roster-table'
import { Staff, StaffSkeleton } from '../people/staff'
import { Ranking, RankingSkeleton } from '../tables/ranking'
import { lineColumns, lineKey, linesOf } from '../tables/stat-table/stat-line.fixture'
import { StatTable, StatTableSkeleton } from '../tables/stat-table/stat-table'

afterEach(unmountAll)

test('placeholders carry the part, and one line says so to a screen reader', async () => {
  const { shadow } = renderInShadow(<MatchListSkeleton count={7} />, import.meta.sheets)
  expect(shadow.querySelectorAll('[part=skeleton]')).toHaveLength(7)
  // What moves has its price: one sweep a placeholder, however many bars.
  const isMoving = (each: Element) => (pseudo: string) => {
    const { content, translate } = getComputedStyle(each, pseudo)
    return content !== 'none' && translate === '-100%'
  }
  const moving = [...shadow.querySelectorAll('[part=skeleton] *')].flatMap((each) =>
    ['::before', '::after'].filter(isMoving(each)),
  )
  expect(moving).toHaveLength(7)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Nalaganje$/)
  expect(page.getByRole('article').elements()).toEqual([])
})

const words = { title: 'Člani', line: '2025/2026', headingLevel: 1 }
const hero = <Hero {...words} picture={goodPicture} />
const serbia = {
  opponent: { name: 'Srbija', win: 3, lost: 1 },
  margins: [-8, 4, 2, 16].map((points, index) => ({ points, year: 2004 + 7 * index })),
}
const players = squad.slice(0, 14)
const none = { photo_url: null, played: null, official_points: null, unofficial_points: null }
const ranked = [1, 2, 2, 4].map((position, index) => ({
  row: { ...none, player_id: `${index}`, player_name: 'Luka', position: null },
  ...{ position, score: 132 / position },
}))

/** What is rendered, what holds its place, the selector of what is as high, and at which widths. */
const places: [part: string, rendered: ReactNode, holder: ReactNode, high: string, widths: number[]][] = [
  ['a hero', hero, <HeroSkeleton key="" />, '.hero', [1200, 800, 390]],
  ['a hero’s picture', hero, <Hero key="" {...words} picture={null} />, '.hero', [1200, 800, 390]],
  [
    'an opponent',
    <OpponentHead key="" {...serbia} crest={null} headingLevel={3} />,
    <OpponentHeadSkeleton key="" />,
    '.opponent',
    [1200, 820, 390],
  ],
  [
    'standings',
    <Ranking key="" rows={ranked} best={132} playerUrl={(id) => id} pictureUrl={addresses.pictureUrl} />,
    <RankingSkeleton key="" count={4} />,
    '.ranking-whole',
    [1200],
  ],
  [
    'a grid of players',
    <RosterGrid key="" players={players} {...addresses} />,
    <RosterGridSkeleton key="" count={14} />,
    '.roster-grid',
    [1200, 390],
  ],
  [
    'a table of players',
    <RosterTable key="" players={players} label="Seznam" {...addresses} />,
    <RosterTableSkeleton key="" count={14} />,
    '.roster-scroller',
    [1200],
  ],
  [
    'staff',
    <Staff key="" staff={[{ name: 'Luka', role: 'Selektor', role_id: 1 }]} />,
    <StaffSkeleton key="" count={1} />,
    '.staff-member, [part=skeleton]',
    [1200],
  ],
  [
    'statistics',
    <StatTable key="" rows={linesOf(6)} columns={lineColumns} rowKey={lineKey} caption="Statistika" />,
    <StatTableSkeleton key="" columns={lineColumns} count={6} />,
    '.stat-scroller',
    [1200],
  ],
]

test.each(places)('a skeleton of %s holds its place', (_, rendered, holder, high, widths) => {
  const { shadow, resize, render } = renderInShadow(null, import.meta.sheets)
  const height = () => shadow.querySelector<HTMLElement>(high)?.offsetHeight
  for (const width of widths) {
    resize(width)
    render(rendered)
    const whole = height()
    render(holder)
    expect([width, height()]).toEqual([width, whole])
    expect(whole).toBeGreaterThan(0)
  }
})
