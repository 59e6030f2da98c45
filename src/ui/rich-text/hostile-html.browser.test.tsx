/** Hundreds of hostile texts: nothing runs, whichever sanitiser the page allows. */
import { afterEach, expect, test } from 'vitest'
import { hostileHtml } from '../../domain/hostile.fixture'
import { unmountAll } from '../fields/shadow.fixture'
import { makeCleaner } from './clean'
import { expectStillness, faultsOf } from './hostile-html.fixture'
import { nativeCleaner } from './native-clean'

afterEach(unmountAll)

test.each([
  ['our sanitiser', makeCleaner()],
  ['the browser’s own', nativeCleaner()],
])('after %s everything that stays is on the lists, also read again', (_, clean) => {
  expect(hostileHtml.length).toBeGreaterThan(300)
  expect(clean && faultsOf(clean)).toEqual([])
})

test(
  'in a page nothing runs, nobody is asked but for pictures, and the words before it stand',
  expectStillness,
)
