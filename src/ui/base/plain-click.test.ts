import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { actsInPlace } from './plain-click'

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %j is ours: %s', (how, isOurs) => {
  const [act, preventDefault] = [vi.fn(), vi.fn()]
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  actsInPlace(act)?.onClick({ ...click, ...how, preventDefault } as unknown as MouseEvent)
  expect([act, preventDefault].map(({ mock }) => mock.calls.length)).toEqual(isOurs ? [1, 1] : [0, 0])
})

test('where nobody listens every click is the browser’s', () => {
  expect(actsInPlace(undefined)).toBeUndefined()
})
