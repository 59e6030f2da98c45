import { expect, it } from 'vitest'
import { competitionTitle } from './competition'

it.each([
  ['', '2025/2026', '1. SKL, 2025/2026'],
  ['?tab=lestvica', '2025/2026', '1. SKL, lestvica, 2025/2026'],
  ['stran=2&tab=tekme', '2025/2026', '1. SKL, tekme, 2025/2026'],
  ['tab=', '2025/2026', '1. SKL, 2025/2026'],
  ['tab=toString', '2025/2026', '1. SKL, 2025/2026'],
  ['tab=lestvica', ' ', '1. SKL, lestvica'],
])('with %j in the season %j it is %j', (query, season, title) => {
  expect(competitionTitle({ name: '1. SKL', season: { name: season } }, query)).toBe(title)
})
