import { describe, expect, test } from 'vitest'
import type { MatchFacts } from './match'
import { commonName, roundTexts } from './play-off'

const now = '2025-06-20 17:00:00'

/**
 * "A-B 80:70 3 r2": of June 3, in round 2. Another word is the match's state, "?" leaves out the ids of teams. Without a
 * score it is still to be played.
 */
function matchOf(text: string, phase: string | null, id: number) {
  const [teams = '', ...more] = text.split(' ')
  const [first = '', second = ''] = teams.split('-')
  const named = (pattern: RegExp) => more.map((piece) => pattern.exec(piece)).find(Boolean)
  const score = named(/^(\d+):(\d+)$/)
  const day = (named(/^\d+$/)?.[0] ?? '1').padStart(2, '0')
  const ids = more.includes('?') ? null : 'club '
  return {
    id: String(id),
    phase,
    round: Number(named(/^r(\d+)$/)?.[1] ?? 0) || null,
    status: (named(/^[A-Z]+$/)?.[0] ?? null) as MatchFacts['status'],
    firstTeamName: first,
    firstTeamCode: null,
    firstTeamId: ids && ids + first,
    firstTeamScore: Number(score?.[1] ?? 0),
    secondTeamName: second,
    secondTeamCode: null,
    secondTeamId: ids && ids + second,
    secondTeamScore: Number(score?.[2] ?? 0),
    dateTime: `2025-06-${day} 18:00:00`,
    dateTimeUtc: `2025-06-${day} 16:00:00`,
  }
}

function textsOf(phase: string | null, given: readonly string[]) {
  // Before "|" is a phase of its own.
  const matches = given.map((text, index) => {
    const [own, rest] = text.includes('|') ? text.split('|') : [phase, text]
    return matchOf(rest ?? '', own ?? null, index)
  })
  return matches.map(roundTexts(Object.freeze(matches), now))
}

describe('a round', () => {
  test.each<[string | null, string, string | null]>([
    [null, 'A-B r8', '8. krog'],
    [null, 'A-B', null],
    ['Redni del', 'A-B r8', '8. krog'],
    ['Skupina A', 'A-B r8', '8. krog'],
    ['Finalna skupina', 'A-B r8', '8. krog'],
    ['Skupina za 5. mesto', 'A-B r2', '2. krog'],
    ['Prijateljska tekma', 'A-B', null],
    ['Finale', 'A-B', 'Finale'],
    ['Osmina finala', 'A-B r3', 'Osmina finala'],
    ['Četrtfinale, 2. tekma', 'A-B', 'Četrtfinale, 2. tekma'],
    ['Povratna tekma', 'A-B', 'Povratna tekma'],
    ['Tekma za 3. mesto', 'A-B', 'Tekma za 3. mesto'],
  ])('of %s is called by its name in a play-off: %s is %s', (phase, match, name) => {
    expect(textsOf(phase, [match])).toEqual([{ name, state: null }])
  })

  test.each<[string, string[], (string | null)[]]>([
    ['numbers the matches of a series', ['A-B 3 r1', 'B-A 5 r2'], ['Finale, 1. tekma', 'Finale, 2. tekma']],
    ['of a cup is the same for both legs', ['A-B 3 r4', 'B-A 5 r4'], ['Finale', 'Finale']],
  ])('%s', (_, matches, names) => {
    expect(textsOf('Finale', matches).map(({ name }) => name)).toEqual(names)
  })
})

describe('a series', () => {
  test.each<[string, string[], (string | null)[]]>([
    [
      'goes by wins, in the order of each match’s teams',
      ['A-B 90:69 3 r1', 'B-A 80:78 5 r2', 'A-B 67:83 7 r3'],
      [null, '1 : 1 v zmagah', '1 : 2 v zmagah'],
    ],
    [
      'that goes on says how it goes so far',
      ['A-B 90:69 3', 'B-A 80:78 5', 'A-B 25'],
      [null, '1 : 1 v zmagah', '1 : 1 v zmagah'],
    ],
    ['that has not begun says nothing', ['A-B 22', 'B-A 25'], [null, null]],
    ['of one match is none', ['A-B 90:69 3', 'C-D 80:60 3'], [null, null]],
    [
      'is of two teams, whatever others do',
      ['A-B 90:69 3', 'C-D 80:60 4', 'B-A 25'],
      [null, null, '0 : 1 v zmagah'],
    ],
    [
      'without ids goes by names',
      ['A-B 90:69 3 ?', 'B-A 70:60 5 ?', 'A-B 25 ?'],
      [null, '1 : 1 v zmagah', '1 : 1 v zmagah'],
    ],
    [
      'goes by time, whatever order they come in',
      ['A-B 25', 'B-A 80:78 5', 'A-B 90:69 3'],
      ['1 : 1 v zmagah', '1 : 1 v zmagah', null],
    ],
    ['in one phase is another in the next', ['Polfinale|A-B 90:69 3', 'Finale|A-B 25'], [null, null]],
    [
      'does not count what is running',
      ['A-B 90:69 3', 'B-A 5:8 20 LIVE', 'A-B 25'],
      [null, '0 : 1 v zmagah', '1 : 0 v zmagah'],
    ],
    [
      'counts what says that it is over',
      ['A-B 90:69 3', 'B-A 70:80 20 FINAL', 'A-B 25'],
      [null, '0 : 2 v zmagah', '2 : 0 v zmagah'],
    ],
    ['counts a forfeit', ['A-B 20:0 3 FORFEITED', 'B-A 25'], [null, '0 : 1 v zmagah']],
    ['counts no win of a forfeit of both', ['A-B 3 FORFEITED', 'B-A 25'], [null, null]],
    [
      'does not count an abandoned match',
      ['A-B 30:20 3 ABANDONED', 'B-A 80:70 5', 'A-B 25'],
      [null, '1 : 0 v zmagah', '0 : 1 v zmagah'],
    ],
    [
      'waits for a postponed match',
      ['A-B 90:69 3', 'B-A 5 POSTPONED', 'A-B 25'],
      [null, '0 : 1 v zmagah', '1 : 0 v zmagah'],
    ],
    [
      'leaves out a cancelled match',
      ['A-B 90:69 3', 'B-A 90:95 5', 'A-B 7 CANCELLED', 'B-A 25'],
      [null, '0 : 2 v zmagah', null, '0 : 2 v zmagah'],
    ],
  ])('%s', (_, matches, states) => {
    expect(textsOf('Finale', matches).map(({ state }) => state)).toEqual(states)
  })

  test.each<[string, string[], (string | null)[]]>([
    [
      'are called legs',
      ['Četrtfinale, 1. tekma|A-B 80:75 3', 'Četrtfinale, 2. tekma|B-A 75:75 5'],
      [null, 'skupaj 150 : 155'],
    ],
    [
      'are called so, the second to come',
      ['Prva tekma|A-B 80:75 3', 'Povratna tekma|B-A 25'],
      [null, 'skupaj 75 : 80'],
    ],
    ['end level', ['A-B 80:80 3', 'B-A 75:70 5'], [null, 'skupaj 155 : 150']],
    ['are won by each, with nothing to come', ['A-B 80:70 3', 'B-A 75:70 5'], [null, 'skupaj 145 : 150']],
  ])('of two legs goes by points where they %s', (_, matches, states) => {
    expect(textsOf('Polfinale', matches).map(({ state }) => state)).toEqual(states)
  })
})

test.each<[(string | null)[], string | null]>([
  [['8. krog', '8. krog'], '8. krog'],
  [['8. krog', '9. krog'], null],
  [['8. krog', null], null],
  [[null, null], null],
  [[], null],
])('of %j the common name is %s', (names, name) => {
  expect(commonName(names)).toBe(name)
})
