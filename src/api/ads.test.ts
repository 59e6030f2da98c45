import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { adClickAddress, getAd } from './ads'

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
    expect(adClickAddress('https://kzs.example/api', uuid)).toBe(
      `https://kzs.example/api/ads/${written}/clicks`,
    )
  })
})
