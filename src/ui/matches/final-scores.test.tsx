// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Match } from '../../contract/matches'
import { FinalScores } from './final-scores'
import { matchWith, played } from './match.fixture'

const place = document.createElement('div')
let root = createRoot(place)
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  act(() => root.unmount())
  root = createRoot(place)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

const show = (matches: readonly Match[], now: string) =>
  act(() => root.render(<FinalScores matches={matches} now={now} />))
const region = () => place.querySelector('[role=status]')

/** The matches begin at 17:00 UTC. */
const [before, during, after] = ['2025-11-28 12:00:00', '2025-11-28 18:30:00', '2025-11-28 20:05:00']
const final = { status: 'FINAL' } as const

it('announces the final score of a match that was on, once', () => {
  show([matchWith()], before)
  const element = region()
  show([played(45, 40)], during)
  expect(element?.textContent).toBe('')
  show([played(88, 81, final)], during)
  expect([region() === element, element?.textContent]).toEqual([
    true,
    'Končni izid: Triglavski risi 88 : 81 Jantar Kras',
  ])
  // It ends once, whatever its record says of it later; another match's end takes its place.
  const other = { id: '2', firstTeamName: 'Rogla' }
  show([played(88, 82), played(10, 8, other)], during)
  show([played(88, 82, final), played(70, 80, { ...other, ...final })], during)
  expect(element?.textContent).toBe('Končni izid: Rogla 70 : 80 Jantar Kras')
})

it.each<[string, readonly [Partial<Match>, string][]]>([
  [
    'is over when it is first shown',
    [
      [final, during],
      [final, after],
    ],
  ],
  [
    'is still on',
    [
      [{}, during],
      [{ firstTeamScore: 90 }, during],
    ],
  ],
  [
    'was abandoned',
    [
      [{}, during],
      [{ status: 'ABANDONED' }, during],
    ],
  ],
])('says nothing of a match that %s', (_, steps) => {
  for (const [fields, now] of steps) show([played(88, 81, fields)], now)
  expect(region()?.textContent).toBe('')
})

it('announces a score that has become final by time', () => {
  show([played(88, 81)], during)
  show([played(88, 81)], after)
  expect(region()?.textContent).toBe('Končni izid: Triglavski risi 88 : 81 Jantar Kras')
})
