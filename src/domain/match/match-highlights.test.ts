import { expect, test } from 'vitest'
import { dayWords, highlightsOf, untilWords } from './match-highlights'

/** "21 18" is 21 November at six in the evening in UTC, "x" after it says that it was played, "?" that its hour is unknown, "c" that it is cancelled. */
function matchOf(text: string) {
  const [day = '', hour = '18'] = text.split(' ')
  const time = `2025-11-${day.padStart(2, '0')} ${hour === '?' ? '00' : hour}:00:00`
  const score = text.endsWith('x') ? 80 : 0
  return {
    text,
    status: text.endsWith('c') ? ('CANCELLED' as const) : null,
    dateTime: time,
    dateTimeUtc: time,
    firstTeamScore: score,
    secondTeamScore: score && score - 1,
  }
}

const now = '2025-11-20 12:00:00'

test.each<[string, string[], last: string | null, next: string | null]>([
  ['none is neither', [], null, null],
  [
    'the last result and the next to begin stand out',
    ['3 18 x', '28 18', '9 18 x', '21 18'],
    '9 18 x',
    '21 18',
  ],
  ['one that is on is the next', ['20 11', '21 18', '9 18 x'], '9 18 x', '20 11'],
  ['one that is past without a result is neither', ['19 18'], null, null],
  ['one without an hour is the next until its day is over', ['19 ?', '20 ?'], null, '20 ?'],
  ['one that is called off is neither', ['21 18 c', '28 18'], null, '28 18'],
  ['one that is on with a score is the next', ['20 11 x', '9 18 x'], '9 18 x', '20 11 x'],
  ['today’s result is the last', ['20 08 x', '9 18 x'], '20 08 x', null],
])('of a team’s matches %s', (_, given, last, next) => {
  const found = highlightsOf(Object.freeze(given.map(matchOf)), now)
  expect([found.last?.text ?? null, found.next?.text ?? null]).toEqual([last, next])
})

test.each([
  ['20 11', 'V teku', 'čet,\u00a020.\u00a011.'],
  ['20 18', 'danes', 'čet,\u00a020.\u00a011.'],
  ['21 18', 'jutri', 'pet,\u00a021.\u00a011.'],
  ['22 18', 'čez 2 dni', 'sob,\u00a022.\u00a011.'],
  ['30 18', 'čez 10 dni', 'ned,\u00a030.\u00a011.'],
])('a match at %s is %s, %s', (text, until, day) => {
  expect(untilWords(matchOf(text), now)).toBe(until)
  expect(dayWords(matchOf(text), now)).toBe(day)
})

test('a match far away is named by its day, with another year’s number', () => {
  const match = { ...matchOf('1'), dateTime: '2026-07-02 18:00:00', dateTimeUtc: '2026-07-02 16:00:00' }
  expect(untilWords(match, now)).toBeNull()
  expect(dayWords(match, now)).toContain('2026')
})
