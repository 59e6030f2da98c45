import { describe, expect, it } from 'vitest'
import { clockAt, slovenianDay, slovenianTime, slovenianYear } from './clock'

it.each([
  ['2026-11-24T21:09:13.500Z', '2026-11-24 21:05:00'],
  ['2026-11-24T21:10:00Z', '2026-11-24 21:10:00'],
  ['2026-01-01T00:04:59.999Z', '2026-01-01 00:00:00'],
])('the clock says five minutes alike: at %s it is %s', (instant, clock) => {
  expect(clockAt(Date.parse(instant))).toBe(clock)
})

describe('the time in Slovenia', () => {
  it.each([
    ['2026-11-24 21:05:00', '2026-11-24 22:05:00'],
    ['2026-11-24 23:00:00', '2026-11-25 00:00:00'],
    ['2026-07-01 12:00:00', '2026-07-01 14:00:00'],
    ['2026-03-29 00:59:59', '2026-03-29 01:59:59'],
    ['2026-03-29 01:00:00', '2026-03-29 03:00:00'],
    ['2026-10-25 00:59:59', '2026-10-25 02:59:59'],
    ['2026-10-25 01:00:00', '2026-10-25 02:00:00'],
    ['2026-12-31 23:30:00', '2027-01-01 00:30:00'],
  ])('at %s UTC is %s', (utc, local) => {
    expect(slovenianTime(utc)).toBe(local)
  })

  it('is what the machine’s own zones say, at every hour of some years', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: 'Europe/Ljubljana', dateStyle: 'short', timeStyle: 'medium' },
    })
    for (let at = Date.UTC(2024, 0); at < Date.UTC(2028, 0); at += 7 * 3_600_000) {
      expect(slovenianTime(clockAt(at))).toBe(zone.format(at))
    }
  })

  it('has a day and a year of its own', () => {
    expect(slovenianDay('2026-07-01 22:00:00')).toBe('2026-07-02')
    expect(['2026-12-31 22:55:00', '2026-12-31 23:00:00'].map(slovenianYear)).toEqual(['2026', '2027'])
  })
})
