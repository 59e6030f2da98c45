import { afterEach, describe, expect, test } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import type { Match } from '../../contract/matches'
import { groupByDay } from '../../domain/match'
import { serveInShadow, unmountAll } from '../fields/shadow.fixture'
import { crestUrl, drawWide, matchWith, now, played } from './match.fixture'
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
  test('show a ball for a crest that can not be shown, and keep the others', async () => {
    const { shadow } = drawWide(1200, list(two))
    await waitFor(() => expect(balls(shadow)).toBe(2))
    expect(shadow.querySelectorAll('img')).toHaveLength(2)
  })

  test('that a server has drawn are taken over as they stand, a crest that failed before with them', async () => {
    const { root, complaints, hydrate } = serveInShadow(list(two))
    const before = boxes(root)
    const failed = root.querySelector('img')
    await new Promise((resolve) => failed?.addEventListener('error', resolve))
    await hydrate()
    await waitFor(() => expect(balls(root)).toBe(2))
    expect(boxes(root)).toEqual(before)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('stay when they are drawn again, but for the one that is another', () => {
    const { shadow, draw } = drawWide(1200, list(two))
    const [first, second] = boxes(shadow)
    draw(list(two.map((match) => ({ ...match }))))
    expect(boxes(shadow)).toEqual([first, second])
    draw(list([played(81, 70, { id: '1', ...broken }), ...two.slice(1)]))
    expect(boxes(shadow)[0]?.textContent).toContain('81')
    expect(boxes(shadow)[1]).toBe(second)
  })
})
