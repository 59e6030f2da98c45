import { describe, expect, it, vi } from 'vitest'
import { changedQuery } from '../domain/query/query'
import { memoryQuery } from './query-state'

it.each<[string, Parameters<typeof changedQuery>[1], string]>([
  ['', {}, ''],
  ['', { klub: '7' }, 'klub=7'],
  ['klub=7', { klub: '8' }, 'klub=8'],
  ['klub=7', { klub: null }, ''],
  ['klub=7', { klub: undefined, stran: 0 }, 'stran=0'],
  ['klub=7', { dvorana: null }, 'klub=7'],
  ['utm=a&klub=7&lang=sl', { klub: '8', od: '01.02.2026' }, 'utm=a&klub=8&lang=sl&od=01.02.2026'],
  ['utm=a&utm=b&klub=7', { klub: null }, 'utm=a&utm=b'],
  ['?klub=7', { dvorana: '1' }, 'klub=7&dvorana=1'],
  ['', { q: 'č & d=1' }, 'q=%C4%8D+%26+d%3D1'],
  ['__proto__=1', { constructor: 'x' }, '__proto__=1&constructor=x'],
])('a changed query of "%s" with %j is "%s"', (query, changes, changed) => {
  expect(changedQuery(query, changes)).toBe(changed)
})

describe('an element’s own query', () => {
  it('emits every change and nothing else, until it is stopped', () => {
    const state = memoryQuery('klub=7')
    const seen: string[] = []
    const stop = state.subscribe(() => seen.push(state.read()))
    seen.length = 0
    state.write({ klub: '8' }, 'push')
    state.write({ klub: '8' }, 'replace')
    state.write({ klub: null, dvorana: '1' }, 'replace')
    expect(seen).toEqual(['klub=8', 'dvorana=1'])
    stop()
    state.write({ dvorana: '2' }, 'push')
    expect([seen.length, state.read()]).toEqual([2, 'dvorana=2'])
  })

  it('is its alone', () => {
    const [one, other] = [memoryQuery(), memoryQuery()]
    const received = vi.fn()
    other.subscribe(received)
    received.mockClear()
    one.write({ klub: '7' }, 'push')
    expect([other.read(), received.mock.calls]).toEqual(['', []])
  })
})
