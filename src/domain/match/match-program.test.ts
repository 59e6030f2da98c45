import { describe, expect, test } from 'vitest'
import { groupByMonth, matchProgram, programPage } from './match-program'

/**
 * "28." is 28 November at six, "x" after it says that it was played, "?" that nobody knows its hour, a number at which
 * hour; "r8" of which round it is, "finale" that it is a final.
 */
function matchOf(text: string) {
  const [day = '', ...more] = text.split(' ')
  const date = `2025-11-${day.padStart(2, '0')}`
  const round = more.find((piece) => piece.startsWith('r'))
  const hour = more.find((piece) => /^\d/.test(piece)) ?? (more.includes('?') ? '00' : '18')
  const score = more.includes('x') ? 80 : 0
  return {
    text,
    dateTime: `${date} ${hour}:00:00`,
    dateTimeUtc: `${date} ${hour}:00:00`,
    firstTeamScore: score,
    secondTeamScore: score && score - 1,
    round: round ? Number(round.slice(1)) : null,
    phase: more.includes('finale') ? 'Finale' : null,
  }
}

const now = '2025-11-20 12:00:00'
const textsOf = (matches: readonly { text: string }[]) => matches.map(({ text }) => text)

describe('a program of matches', () => {
  test.each<[string, string[], next: string[], last: string[]]>([
    ['of none is none', [], [], []],
    [
      'to come is the next day and the day after',
      ['24', '21 20', '21', '22', '23'],
      ['21', '21 20', '22'],
      [],
    ],
    ['to come has no day after that is another month’s', ['30', '30 ?'], ['30 ?', '30'], []],
    ['has the whole round, however far', ['21 r8', '29 r8', '22 r9', '23 r9'], ['21 r8', '29 r8'], []],
    ['has no match of a final that has the same number', ['21 r1 finale', '22 r1'], ['21 r1 finale'], []],
    ['takes nothing of the round that has begun', ['19 r8', '20 11 r8', '21 r8'], ['20 11 r8', '21 r8'], []],
    ['never takes a match that is past', ['18', '19', '1'], [], []],
    ['has what is on', ['20 10', '25'], ['20 10', '25'], []],
    ['has a match without an hour until its day is over', ['19 ?', '20 ?'], ['20 ?'], []],
    ['was played last on one day', ['1 x', '3 x', '3 10 x', '2 x'], [], ['3 10 x', '3 x']],
    [
      'shows five of that day',
      ['3 9 x', '3 10 x', '3 11 x', '3 12 x', '3 13 x', '3 14 x'].map((text) => text.replace(' 9 ', ' 09 ')),
      [],
      ['3 10 x', '3 11 x', '3 12 x', '3 13 x', '3 14 x'],
    ],
  ])('%s', (_, given, next, last) => {
    const program = matchProgram(Object.freeze(given.map(matchOf)), now)
    expect([textsOf(program.next), textsOf(program.last)]).toEqual([next, last])
  })

  test('has all by time, and knows the first that has not begun', () => {
    const program = matchProgram(['21 x', '3 x', '18', '24 ?', '23', '19 ?'].map(matchOf), now)
    expect(textsOf(program.all)).toEqual(['3 x', '18', '19 ?', '21 x', '23', '24 ?'])
    expect(program.ahead).toBe(4)
  })

  test('keeps the order of one time', () => {
    expect(textsOf(matchProgram(['21 18', '21', '21 18 ?'].map(matchOf), now).all)).toEqual([
      '21 18',
      '21',
      '21 18 ?',
    ])
  })
})

test.each<[string, total: number, ahead: number, asked: number | null, page: number]>([
  ['opens where now is', 90, 30, null, 2],
  ['opens with the first page where nothing has begun', 90, 0, null, 1],
  ['opens with the match to come, not with the one before', 90, 25, null, 2],
  ['opens with the last page where all is over', 90, 90, null, 4],
  ['opens with the last page where all is over and that page is full', 50, 50, null, 2],
  ['is the page that is asked for', 90, 90, 1, 1],
  ['beyond the end counts as not asked for', 90, 30, 5, 2],
  ['of nothing is the first', 0, 0, null, 1],
])('a page of all %s', (_, total, ahead, asked, page) => {
  expect(programPage({ next: [], last: [], all: Array.from({ length: total }), ahead }, asked, 25)).toBe(page)
})

test('months are groups of neighbours', () => {
  const at = (dateTime: string) => ({ dateTime, dateTimeUtc: dateTime })
  const [october, november, later] = [
    '2025-10-31 20:00:00',
    '2025-11-01 18:00:00',
    '2025-11-30 18:00:00',
  ].map(at)
  expect(groupByMonth([october, november, later].flatMap((match) => match ?? []))).toEqual([
    { month: '2025-10', name: 'oktober 2025', matches: [october] },
    { month: '2025-11', name: 'november 2025', matches: [november, later] },
  ])
  expect(groupByMonth([])).toEqual([])
})
