import { afterEach, expect, test } from 'vitest'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { Staff, StaffSkeleton, staffStyles } from './staff'

afterEach(unmountAll)

const person = (name: string, role_id: number) => ({ name, role: `Vloga ${role_id}`, role_id })
const all = [
  person('oprema', 99),
  person('zdravnik', 6),
  person('pomočnik', 2),
  person('selektor', 1),
  person('oprema 2', 98),
]

function drawStaff(view: Parameters<typeof drawInShadow>[0], width = 1200) {
  const drawn = drawInShadow(view)
  adoptStyles(drawn.shadow, ...staffStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  return drawn
}

test.each([
  [1200, 4],
  [700, 2],
  [390, 1],
])('at %d px the groups stand in %d columns, in their order', (width, columns) => {
  const { shadow } = drawStaff(<Staff staff={all} />, width)
  const names = [...shadow.querySelectorAll('[part=staff-member] .staff-name')].map(
    (each) => each.textContent,
  )
  expect(names).toEqual(['selektor', 'pomočnik', 'zdravnik', 'oprema', 'oprema 2'])
  const groups = [...shadow.querySelectorAll('.staff-group')].map((each) => each.getBoundingClientRect().top)
  expect(groups.filter((top) => top === groups[0])).toHaveLength(columns)
})

test('nobody is nothing', () => {
  const { shadow } = drawStaff(<Staff staff={[]} />)
  expect(shadow.querySelector('[data-root]')?.innerHTML).toBe('')
})

test('a row is as high as its placeholder', () => {
  const { shadow, draw } = drawStaff(<Staff staff={all} />)
  const height = shadow.querySelector<HTMLElement>('.staff-member')?.offsetHeight
  draw(<StaffSkeleton count={5} />)
  const waiting = [...shadow.querySelectorAll<HTMLElement>('[part=skeleton]')].map(
    ({ offsetHeight }) => offsetHeight,
  )
  expect(waiting).toEqual(Array(5).fill(height))
})
