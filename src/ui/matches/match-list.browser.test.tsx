import { afterEach, describe, expect, test } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import type { Match } from '../../contract/matches'
import { groupByDay } from '../../domain/match/match'
import { serveInShadow, unmountAll } from '../fields/shadow.fixture'
import { crestUrl, matchWith, now, played } from './match.fixture'
import { MatchDays, MatchList } from './match-list'

afterEach(unmountAll)

const kinds: [string, (matches: readonly Match[]) => React.ReactNode][] = [
  [
    'one under the other',
    (matches) => <MatchList matches={matches} now={now} crestUrl={crestUrl} headingLevel={2} />,
  ],
  [
    'by day',
    (matches) => <MatchDays days={groupByDay(matches)} now={now} crestUrl={crestUrl} headingLevel={2} />,
  ],
]
const broken = { firstTeamCode: 'XX', secondTeamCode: 'TR' }
const two = [
  played(80, 70, { id: '1', ...broken }),
  matchWith({ id: '2', dateTime: '2025-11-29 18:00:00', ...broken }),
]

const balls = (root: ParentNode) => root.querySelectorAll('svg.crest').length
const boxes = (root: ParentNode) => [...root.querySelectorAll('article')]

describe.each(kinds)('matches %s', (_, list) => {
  test('that a server has rendered are taken over as they are, a crest that failed before with them', async () => {
    const { root, complaints, hydrate } = serveInShadow(list(two))
    const before = boxes(root)
    const failed = root.querySelector('img')
    await new Promise((resolve) => failed?.addEventListener('error', resolve))
    await hydrate()
    await waitFor(() => expect(balls(root)).toBe(2))
    expect(boxes(root)).toEqual(before)
    expect(complaints).not.toHaveBeenCalled()
  })
})
