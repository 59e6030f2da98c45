import { describe, expect, it } from 'vitest'
import { teamHeaderLine, teamPageDescription, teamPageTitle, teamTitle } from './national-team'

describe("a team page's title", () => {
  it.each([
    ['clani-in-clanice/clani', 'Člani', 'Člani'],
    ['clani-in-clanice/clanice', 'Članice', 'Članice'],
    ['u20/mladi', 'Mladi', 'U20 Mladi'],
    ['mlajši/fantje', 'Fantje', 'MLAJŠI Fantje'],
    ['/clani-in-clanice/clani', 'Člani', 'Člani'],
    ['/u20/mladi', 'Mladi', 'U20 Mladi'],
    ['clani-in-clanice-2/clani', 'Člani', 'CLANI-IN-CLANICE-2 Člani'],
    ['Clani-in-clanice/clani', 'Člani', 'CLANI-IN-CLANICE Člani'],
    ['u20/clani-in-clanice', 'Člani', 'U20 Člani'],
    ['', 'Člani', 'Člani'],
  ])('of "%s" with "%s" is "%s"', (page, title, whole) => {
    expect(teamPageTitle(page, title)).toBe(whole)
  })

  it('is described as the team', () => {
    expect(teamPageDescription('Člani')).toBe('Reprezentanca Člani')
  })
})

it.each([
  ['2025/2026', 'kvalifikacije', '2025/2026 - kvalifikacije'],
  ['2025/2026', '', '2025/2026'],
  ['2025/2026', ' ', '2025/2026'],
  ['', 'kvalifikacije', 'kvalifikacije'],
  ['', '', ''],
])('the header of "%s" and "%s" reads "%s"', (name, description, line) => {
  expect(teamHeaderLine({ season: { name }, description })).toBe(line)
})

it.each([
  [{ category: { name: 'Članice' } }, 'Članice'],
  [{ category: { name: ' ' } }, 'Reprezentanca'],
  [{ category: null }, 'Reprezentanca'],
  [{}, 'Reprezentanca'],
])('a team without a page, %j, is headed "%s"', (team, title) => {
  expect(teamTitle(team)).toBe(title)
})
