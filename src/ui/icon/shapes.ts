/** Icons as strokes in a 16 × 16 box. */
export const shapes = {
  chevronDown: 'm4 6 4 4 4-4',
  chevronLeft: 'm10 4-4 4 4 4',
  chevronRight: 'm6 4 4 4-4 4',
  calendar:
    'M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM2.5 6.5h11M5.5 1.8v3M10.5 1.8v3',
  calendarPlus:
    'M13.5 8V4.5a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1H8M2.5 6.5h11M5.5 1.8v3M10.5 1.8v3M12 10v5M9.5 12.5h5',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  ticket:
    'M3 4h10a1 1 0 0 1 1 1v1.5a1.5 1.5 0 0 0 0 3V11a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V9.5a1.5 1.5 0 0 0 0-3V5a1 1 0 0 1 1-1ZM10 4v8',
  play: 'm4.5 3 8 5-8 5Z',
  bars: 'M3 14V9.5M8 14V2M13 14V6',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.4 10.4 14 14',
  pin: 'M8 14.5s5-4.3 5-8a5 5 0 0 0-10 0c0 3.7 5 8 5 8ZM8 8.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  mail: 'M2 3.5h12v9H2ZM2 4.2l6 4.6 6-4.6',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14.5c.4-3 2.5-4.5 5.5-4.5s5.1 1.5 5.5 4.5',
  arrow: 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  external: 'm4.5 11.5 7-7M6 4.5h5.5V10',
} as const
