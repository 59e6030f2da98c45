import { expect, it } from 'vitest'
import { recordTexts } from './opponent'

it('a record reads wins and losses, none included', () => {
  expect(recordTexts({ win: 12, lost: 0 })).toEqual({ wins: 'Zmage: 12', losses: 'Porazi: 0' })
})
