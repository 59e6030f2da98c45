import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getAd, recordAdClick } from './ads'

afterEach(() => vi.unstubAllGlobals())

describe('an ad', () => {
  it('may be none', () => {
    expect(v.parse(getAd().schema, null)).toBeNull()
  })

  it.each([
    ['7e57ab1e-0000-4000-8000-000000000000', '7e57ab1e-0000-4000-8000-000000000000'],
    ['a/b', 'a%2Fb'],
    ['?x#y', '%3Fx%23y'],
    ['č 1', '%C4%8D%201'],
  ])('with uuid %s is clicked at an address of its own', (uuid, written) => {
    const sendBeacon = vi.fn(() => true)
    vi.stubGlobal('navigator', { sendBeacon })
    recordAdClick('https://kzs.example/api', uuid)
    expect(sendBeacon.mock.calls).toEqual([[`https://kzs.example/api/ads/${written}/clicks`]])
  })
})
