// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { drawIn, leaveAll, ownApi, widgetOf } from '../../api/use-request.fixture'
import type { Match } from '../../contract/matches'
import { noMatchFilters } from '../../domain/match-search'
import { played } from '../../ui/matches/match.fixture'
import { MatchResults } from './match-results'

afterEach(leaveAll)

const pageOf = (first: number) => ({ matches: [played(first, 60)], total: 1 })
const nothing = () => {}

/** Draws a page of results; `busy`: another question is on its way. */
function results() {
  const root = drawIn(widgetOf(ownApi()))
  const draw = vi.fn((matches: readonly Match[]) => <p>{matches[0]?.firstTeamScore}</p>)
  const show = (value: ReturnType<typeof pageOf>, busy: boolean, drawing = draw) =>
    root.draw(
      <MatchResults
        answer={{ state: 'ready', value, busy }}
        question={{ ...noMatchFilters }}
        perPage={20}
        empty="Ni tekem za prikaz"
        draw={drawing}
        hrefOf={() => '#'}
        onPage={nothing}
        onPageBeyond={nothing}
      />,
    )
  return { draw, show }
}

test('a list that stands is not drawn again while another question is on its way, but for other matches', () => {
  const { draw, show } = results()
  const before = pageOf(80)
  for (const busy of [false, true, false]) show(before, busy)
  expect(draw).toHaveBeenCalledTimes(1)
  show(pageOf(90), false)
  expect(draw.mock.calls.map(([matches]) => matches[0]?.firstTeamScore)).toEqual([80, 90])
})

test('a list whose matches look otherwise by now is drawn again', () => {
  const { draw, show } = results()
  const page = pageOf(80)
  show(page, false)
  const other = vi.fn(() => <p>80 (naš klub)</p>)
  show(page, false, other)
  expect([draw.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
})
