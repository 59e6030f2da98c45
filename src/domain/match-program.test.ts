import { describe, expect, test } from 'vitest'
import { matchProgram } from './match-program'

/** "28." is 28 November at six, a score after it says that it was played, no hour that nobody knows it. */
function matchOf(text: string) {
  const [day = '', rest = '18'] = text.split(' ')
  const date = `2025-11-${day.padStart(2, '0')}`
  const hour = rest === '?' ? '00' : rest === 'x' ? '18' : rest
  const score = rest === 'x' ? 80 : 0
  return {
    text,
    dateTime: `${date} ${hour}:00:00`,
    dateTimeUtc: `${date} ${hour}:00:00`,
    firstTeamScore: score,
    secondTeamScore: score && score - 1,
  }
}

describe('a program of matches', () => {
  test.each<[string, string[], string[]]>([
    ['of none is none', [], []],
    ['to come begins with the soonest', ['20', '18', '19'], ['18', '19', '20']],
    ['played begins with the newest', ['1 x', '3 x', '2 x'], ['3 x', '2 x', '1 x']],
    [
      'has what is next, what was last, then the rest of either',
      ['1 x', '2 x', '3 x', '4 x', '5 x', '6 x', '21', '22', '23', '24', '25', '26', '30 ?'],
      ['21', '22', '23', '24', '6 x', '5 x', '4 x', '3 x', '25', '26', '2 x', '1 x', '30 ?'],
    ],
    [
      'keeps a day whole',
      ['21 17', '22 17', '22 18', '22 19', '22 20', '23', '1 x', '2 x'],
      ['21 17', '22 17', '22 18', '22 19', '22 20', '2 x', '1 x', '23'],
    ],
    ['has those without an hour at the end', ['30 ?', '2 x', '29 ?'], ['2 x', '29 ?', '30 ?']],
    ['keeps the order of one time', ['21 18', '21', '21 18'], ['21 18', '21', '21 18']],
  ])('%s', (_, given, expected) => {
    const matches = Object.freeze(given.map(matchOf))
    expect(matchProgram(matches).map(({ text }) => text)).toEqual(expected)
  })
})
