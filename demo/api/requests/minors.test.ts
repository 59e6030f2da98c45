import { describe, expect, test } from 'vitest'
import { shownPlayer } from './minors'

const now = () => Date.parse('2026-11-29T12:00:00Z')
const player = {
  first_name: 'Luka',
  last_name: 'Novak',
  year_of_birth: 2010,
  height: 198,
  photo_url: 'a.jpg',
}
const minor = { first_name: 'Luka', last_name: 'N.', year_of_birth: null, height: null, photo_url: null }

describe('a player of this year of birth, in 2026, with MINORS_UNDER=18,', () => {
  test.each([
    [2007, false],
    // 18 or still 17: judged to the younger side.
    [2008, true],
    [2009, true],
    [2026, true],
    [null, false],
  ])('%s is a minor: %s', (year_of_birth, isMinor) => {
    const whole = { ...player, year_of_birth }
    const shown = shownPlayer(whole, { now, minorsUnder: 18 })
    expect(shown).toEqual(isMinor ? { ...minor, hasPage: false } : whole)
  })

  test('is nobody’s minor without the variable', () => {
    expect(shownPlayer(player, { now })).toBe(player)
  })

  test('comes of age with the Slovenian year', () => {
    const eve = (time: string) =>
      shownPlayer({ ...player, year_of_birth: 2008 }, { now: () => Date.parse(time), minorsUnder: 18 })
    expect(eve('2026-12-31T22:59:59Z').last_name).toBe('N.')
    expect(eve('2026-12-31T23:00:00Z').last_name).toBe('Novak')
  })
})

test.each([
  ['Luka', 'Novak', 'Luka N.'],
  ['Žan', 'đurić', 'Žan Đ.'],
  ['Ana Marija', 'Kos Zupan', 'Ana Marija K.'],
  ['Luka', 'Čeh'.normalize('NFD'), 'Luka Č.'],
  ['Luka Novak', '', 'Luka N.'],
  ['Luka', ' ', 'Luka'],
  ['', 'Novak', 'N.'],
  ['', '𐐀x', '𐐀.'],
])('a minor called %j %j is %s', (first_name, last_name, name) => {
  const shown = shownPlayer({ ...player, first_name, last_name }, { now, minorsUnder: 18 })
  expect(`${shown.first_name} ${shown.last_name}`.trim()).toBe(name)
})
