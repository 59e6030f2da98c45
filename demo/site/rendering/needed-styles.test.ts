import { expect, test } from 'vitest'
import { neededStyles } from '../render-thread/needed-styles'

const markup =
  '<p class="name">x</p><details class="club"><summary part="club head">y</summary></details><b aria-selected="false">z</b>'

test.each([
  ':host{color:red}',
  ':host([hidden]){display:none}',
  '[data-root]{color:red}',
  '.name:hover{color:red}',
  '.name::before{content:""}',
  '.club[open] summary{color:red}',
  '[part~=club]{color:red}',
  '[aria-selected=false]{color:red}',
  'slot{display:none}',
  '@container parket (width >= 45em){.name{color:red}}',
  '@media print{.name{color:red}}',
  '@media (forced-colors: active){.name{color:red}}',
  '.club:has(summary){color:red}',
  '.name:not(.missing){color:red}',
  ':where(.name){color:red}',
  '@layer base{.name{color:red}}',
])('%s is needed', async (rule) => {
  expect(await neededStyles(rule, markup)).toBe(rule)
})

test('of a choice what matches stays', async () => {
  expect(await neededStyles(':is(p,ul):focus-visible{color:red}', markup)).toBe(
    ':is(p):focus-visible{color:red}',
  )
})

test('of a token and a movement what is used stays', async () => {
  const style =
    ':host{--used:1px;--missing:2px}.name{width:var(--used);animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes missing{to{opacity:0}}'
  const needed = await neededStyles(style, markup)
  expect(needed).toContain('--used:1px')
  expect(needed).toContain('@keyframes turn')
  expect(needed).not.toContain('missing')
})

test.each([
  '.missing{color:red}',
  '.name .missing{color:red}',
  '@media print{.missing{color:red}}',
  '.missing:hover{color:red}',
])('%s is not', async (rule) => {
  expect(await neededStyles(rule, markup)).toBe('')
})
