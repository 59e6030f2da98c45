import { afterEach, expect, test } from 'vitest'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { Staff } from './staff'

afterEach(unmountAll)

test('staff stand group by group; nobody is nothing', () => {
  const person = (name: string, role_id: number) => ({ name, role: `Vloga ${role_id}`, role_id })
  const all = [person('oprema', 99), person('zdravnik', 6), person('pomočnik', 2), person('selektor', 1)]
  const { shadow, draw } = drawInShadow(<Staff staff={all} />)
  const names = [...shadow.querySelectorAll('[part=staff-member] .staff-name')]
  expect(names.map((each) => each.textContent)).toEqual(['selektor', 'pomočnik', 'zdravnik', 'oprema'])
  draw(<Staff staff={[]} />)
  expect(shadow.querySelector('[data-root]')?.innerHTML).toBe('')
})
