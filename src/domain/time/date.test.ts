import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOf,
  formatDate,
  formatDayOf,
  formatDotDate,
  isWallTime,
  parseDateInput,
  parseDotDate,
  timeOf,
  weekdayOf,
} from './date'

const isoDay = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('3000-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a wall time', () => {
  it.each([
    ['2025-11-28 18:00:00', true],
    ['2024-02-29 23:59:59', true],
    ['2025-02-29 18:00:00', false],
    ['2026-02-30 10:00:00', false],
    ['2025-11-28 24:00:00', false],
    ['0001-01-01 00:00:00', true],
    ['2025-00-10 18:00:00', false],
    ['2025-11-28T18:00:00', false],
    ['2025-11-28 18:00', false],
    ['2025-11-28', false],
    ['0000-11-28 18:00:00', false],
    ['', false],
  ])('"%s" exists: %s', (text, exists) => {
    expect(isWallTime(text)).toBe(exists)
  })

  it('reads as its own day and hour wherever the visitor is', () => {
    const tipOff = '2025-12-06 00:30:00'
    expect([dateOf(tipOff), timeOf(tipOff), formatDate(tipOff), weekdayOf(tipOff)]).toEqual([
      '2025-12-06',
      '00:30',
      '6.12.2025',
      'sobota',
    ])
  })
})

describe('a date that somebody wrote', () => {
  it.each([
    ['28.11.2025', '2025-11-28'],
    ['6.1.2025', '2025-01-06'],
    [' 06. 01. 2025 ', '2025-01-06'],
    ['29.02.2024', '2024-02-29'],
    ['31.04.2025', null],
    ['1.0.2025', null],
    ['1.13.2025', null],
    ['28.11.25', null],
    ['28.11.2025x', null],
    ['2025-11-28', null],
    ['', null],
  ])('"%s" is the day %s', (text, day) => {
    expect(parseDotDate(text)).toBe(day)
  })

  it.each([
    ['2025-11-28', '2025-11-28'],
    ['28.11.2025', '2025-11-28'],
    [' 2025-11-28 ', '2025-11-28'],
    ['2025-02-30', null],
    ['jutri', null],
  ])('as an attribute "%s" is the day %s', (text, day) => {
    expect(parseDateInput(text)).toBe(day)
  })

  it('comes back from its own spelling', () => {
    fc.assert(fc.property(isoDay, (day) => parseDotDate(formatDotDate(day)) === day))
    fc.assert(fc.property(isoDay, (day) => parseDotDate(formatDate(day)) === day))
  })

  it('is nothing to read when it does not exist', () => {
    expect([formatDate('2025-02-30'), formatDotDate('2025-13-01'), weekdayOf('danes')]).toEqual(['', '', ''])
  })
})

describe('days added', () => {
  it.each([
    ['2025-11-28', 3, '2025-12-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-03-29', 2, '2025-03-31'],
    ['2025-01-01', -1, '2024-12-31'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
    ['9999-12-31', 1e18, '9999-12-31'],
    ['9999-12-31', -1e18, '0001-01-01'],
    ['2025-02-30', 1, '2025-02-30'],
    ['2025-11-28', 0.5, '2025-11-28'],
  ])('%s and %d days are %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum)
  })

  it('are taken off again by as many', () => {
    const days = fc.integer({ min: -200_000, max: 200_000 })
    fc.assert(fc.property(isoDay, days, (day, n) => addDays(addDays(day, n), -n) === day))
  })

  it('move the weekday by one each, through all seven', () => {
    const week = Array.from({ length: 8 }, (_, n) => weekdayOf(addDays('2025-11-24', n)))
    expect(week.join(' ')).toBe('ponedeljek torek sreda četrtek petek sobota nedelja ponedeljek')
  })
})

it.each([
  ['2026-11-21 18:00:00', 'sob, 21. 11.'],
  ['2026-01-05', 'pon, 5. 1.'],
  ['2025-12-25 00:00:00', 'čet, 25. 12. 2025'],
  ['2026-02-30', ''],
])('%s is short, in 2026, as %j', (day, text) => {
  expect(formatDayOf(day, '2026-11-25').replaceAll('\u00a0', ' ')).toBe(text)
})
