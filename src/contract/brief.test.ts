import { expect, it } from 'vitest'
import { briefAddress, isBriefAddress } from './brief'

it('the address of a brief answer is none that is asked, and is known as such', () => {
  const address = 'https://kzs.example/api/members?club=1'
  expect(new URL(briefAddress(address)).href).not.toBe(address)
  expect([isBriefAddress(briefAddress(address)), isBriefAddress(address)]).toEqual([true, false])
})
