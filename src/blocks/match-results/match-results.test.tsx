// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { leaveAll, ownApi, renderIn, widgetOf } from '../../client/use-request.fixture'
import { noMatchFilters } from '../../domain/match/match-search'
import { played } from '../../ui/matches/match.fixture'
import { MatchResults } from './match-results'

afterEach(leaveAll)

const nothing = () => {}

test('a page of its own that the server has not is the last one, and nobody requests another', () => {
  const root = renderIn(widgetOf(ownApi()))
  const onPageBeyond = vi.fn()
  const value = { matches: [], total: 1, page: 2568120137528046 }
  const Empty = vi.fn(() => null)
  root.render(
    <MatchResults
      answer={{ state: 'ready', value, busy: false }}
      question={{ ...noMatchFilters }}
      perPage={20}
      empty={<Empty />}
      hrefOf={() => '#'}
      onPage={nothing}
      onPageBeyond={onPageBeyond}
    >
      {null}
    </MatchResults>,
  )
  expect(Empty).toHaveBeenCalled()
  expect(onPageBeyond).not.toHaveBeenCalled()
})

test('the list is not rendered again while another question is on its way', () => {
  const List = vi.fn(() => <p>80</p>)
  // As screens memoize it.
  const list = <List />
  const root = renderIn(widgetOf(ownApi()))
  const value = { matches: [played(80, 60)], total: 1 }
  for (const busy of [false, true, false])
    root.render(
      <MatchResults
        answer={{ state: 'ready', value, busy }}
        question={{ ...noMatchFilters }}
        perPage={20}
        empty="Ni tekem za prikaz"
        hrefOf={() => '#'}
        onPage={nothing}
        onPageBeyond={nothing}
      >
        {list}
      </MatchResults>,
    )
  expect(List).toHaveBeenCalledTimes(1)
})
