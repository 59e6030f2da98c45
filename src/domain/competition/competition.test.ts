import { describe, expect, test } from 'vitest'
import {
  type CompetitionHash,
  chosenTab,
  clubsTakingPart,
  competitionLine,
  competitionSummary,
  competitionTabs,
  formOf,
  matchCounts,
  seasonChoices,
  shownTabs,
} from './competition'

test.each<[string, string | null, string]>([
  ['2025/26', 'redni del', 'Liga, 2025/26 – redni del'],
  ['2025/26', ' ', 'Liga, 2025/26'],
  ['2025/26', null, 'Liga, 2025/26'],
])('season %j and description %j make %j', (season, description, line) => {
  expect(competitionLine({ name: 'Liga', season: { name: season }, description })).toBe(line)
})

test.each<[string | null, number, [played: number | null, total: number] | null, string]>([
  ['redni del', 10, [35, 90], 'Redni del, 10 ekip · odigranih 35 od 90 tekem'],
  ['redni del', 10, null, 'Redni del, 10 ekip'],
  [null, 1, [1, 1], '1 ekipa · odigrana 1 od 1 tekme'],
  [' ', 2, [2, 2], '2 ekipi · odigrani 2 od 2 tekem'],
  [null, 3, [3, 4], '3 ekipe · odigrane 3 od 4 tekem'],
  [null, 5, [5, 101], '5 ekip · odigranih 5 od 101 tekme'],
  [null, 5, [0, 18], '5 ekip · 18 tekem'],
  [null, 0, [102, 102], 'odigrani 102 od 102 tekem'],
  ['pokal', 0, [0, 0], 'Pokal'],
  [null, 0, [null, 1000], '1000 tekem'],
  [null, 0, null, ''],
])('description %j, %i teams and of matches %j make %j', (description, teams, counts, line) => {
  const matches = counts && { played: counts[0], total: counts[1] }
  expect(competitionSummary({ description, teams, matches }).join(' · ')).toBe(line)
})

test('of its matches those with a final score count as played', () => {
  const at = (hour: number, fields: object = {}) => ({
    ...{ dateTime: `2025-11-28 ${hour}:00:00`, dateTimeUtc: `2025-11-28 ${hour}:00:00` },
    ...{ firstTeamScore: 45, secondTeamScore: 40, ...fields },
  })
  const none = { firstTeamScore: 0, secondTeamScore: 0 }
  const matches = [
    ...[at(10), at(18), at(18, { status: 'FINAL' }), at(18, { status: 'ABANDONED' })],
    ...[at(20, none), at(10, none), at(20, { ...none, status: 'POSTPONED' })],
  ]
  expect(matchCounts({ matches, total: 7 }, '2025-11-28 19:00:00')).toEqual({ total: 7, played: 2 })
  expect(matchCounts({ matches, total: 8 }, '2025-11-28 19:00:00').played).toBeNull()
})

describe('the tabs', () => {
  const all = { tekme: true, lestvica: true, klubi: true, statistika: true, novice: true }
  test.each<[Partial<Record<CompetitionHash, boolean>>, string[]]>([
    [{}, ['Tekme', 'Lestvica', 'Statistika', 'Klubi', 'Novice']],
    [{ lestvica: false, statistika: false, novice: false }, ['Tekme', 'Klubi']],
    [{ tekme: false, lestvica: false, klubi: false, statistika: false, novice: false }, []],
  ])('without what isn’t there, %j, are %j', (without, names) => {
    expect(shownTabs({ ...all, ...without }).map(({ name }) => name)).toEqual(names)
  })

  test('of one part are its own, where there is something in it', () => {
    const none = { tekme: false, lestvica: false, klubi: false, statistika: false, novice: false }
    expect(shownTabs(all, 'standings').map(({ hash }) => hash)).toEqual(['lestvica'])
    expect(shownTabs({ ...none, tekme: true }, 'standings')).toEqual([])
  })

  test.each([
    ['', 'tekme'],
    ['tab=klubi', 'klubi'],
    ['utm=a&tab=lestvica', 'lestvica'],
    ['tab=nekaj', 'tekme'],
  ])('%j chooses %s', (query, hash) => {
    expect(chosenTab(competitionTabs, query)?.hash).toBe(hash)
  })

  test('that are none have none to choose; of some the first', () => {
    expect(chosenTab([], 'tab=klubi')).toBeNull()
    expect(chosenTab(competitionTabs.slice(3), 'tab=tekme')?.hash).toBe('klubi')
  })
})

describe('the seasons of a competition', () => {
  const own = { id: '30', name: '1. liga', season: '2024/25' }
  const of = (id: string, season: string, name = '1. liga') => ({ id, name, season })

  test.each<[string, ReturnType<typeof of>[], string]>([
    [
      'are those with one of its name, newest first, itself among them',
      [
        of('36', '2026/27', 'Pokal'),
        of('32', '2025/26'),
        of('28', '2022/23'),
        of('29', '2023/24', ' 1. liga '),
      ],
      '2025/26 32, 2024/25 30, 2023/24 29, 2022/23 28',
    ],
    [
      'are each once; its own season is its own',
      [of('32', '2025/26'), of('99', '2025/26'), of('98', '2024/25'), of('30', '2024/25')],
      '2025/26 32, 2024/25 30',
    ],
    [
      'never name one competition twice',
      [of('30', '2025/26'), of('28', '2022/23'), of('28', '2021/22')],
      '2024/25 30, 2022/23 28',
    ],
    ['are its own alone where no other has its name', [of('1', '2023/24', '1. liga ženske')], '2024/25 30'],
  ])('%s', (_, others, seasons) => {
    // By its name without the blanks around it.
    for (const name of [own.name, ` ${own.name} `]) {
      const choices = seasonChoices({ ...own, name }, others)
      expect(choices.map(({ id, season }) => `${season} ${id}`).join(', ')).toBe(seasons)
    }
  })
})

type Side = [name: string, code?: string | null, id?: string | null, score?: number]
const matchOf = ([first, firstCode, firstId, firstScore]: Side, [second, code, id, score]: Side) => ({
  firstTeamName: first,
  firstTeamCode: firstCode ?? null,
  firstTeamId: firstId ?? null,
  firstTeamScore: firstScore ?? 0,
  secondTeamName: second,
  secondTeamCode: code ?? null,
  secondTeamId: id ?? null,
  secondTeamScore: score ?? 0,
})

describe('the clubs taking part', () => {
  const standing = (id: string, shortName: string, code: string | null) => ({ club: { id, shortName, code } })

  test('are those of the standings and of the matches, by name', () => {
    const clubs = clubsTakingPart(
      [standing('2', 'Žiri', 'ZIR'), standing('1', 'Črni lisjaki', null), standing('3', 'Celinci', 'CEL')],
      [matchOf(['Gostje', 'GOS', '9'], ['Celinci', 'CEL', '3']), matchOf(['Črni lisjaki'], ['Drugi'])],
    )
    expect(clubs).toEqual([
      { id: '3', name: 'Celinci', code: 'CEL' },
      { id: '1', name: 'Črni lisjaki', code: null },
      { id: null, name: 'Drugi', code: null },
      { id: '9', name: 'Gostje', code: 'GOS' },
      { id: '2', name: 'Žiri', code: 'ZIR' },
    ])
  })

  test('are each once: by the code, where both have one, or by the name', () => {
    const clubs = clubsTakingPart(
      [],
      [
        matchOf(['Zmaji', 'LJU'], ['Celinci']),
        matchOf(['Zmaji Ljubljana', 'LJU', '1'], ['Celinci', 'CEL', '3']),
        matchOf(['Zmaji'], ['Zmaji', 'MB', '4']),
      ],
    )
    expect(clubs).toEqual([
      { id: '3', name: 'Celinci', code: null },
      { id: '1', name: 'Zmaji', code: 'LJU' },
      { id: '4', name: 'Zmaji', code: 'MB' },
    ])
  })

  test('are none where there is nothing', () => {
    expect(clubsTakingPart([], [])).toEqual([])
  })
})

describe('the form of a team', () => {
  const zmaji = { id: '7', shortName: 'Zmaji', code: 'LJU' }
  const game = (own: number, other: number) =>
    matchOf(['Zmaji Ljubljana', 'LJU', null, own], ['B', 'B', null, other])

  test.each<[string, ReturnType<typeof matchOf>[], boolean[]]>([
    ['of none is none', [], []],
    ['of fewer than five is as long', [game(80, 70), game(60, 70)], [true, false]],
    [
      'is of the last five',
      [1, 2, 3, 4, 5, 6].map((won) => game(won === 2 ? 90 : 60, 70)),
      [true, ...Array(4).fill(false)],
    ],
    [
      'has nothing of others, of matches to come, of equal scores',
      [game(0, 0), game(70, 70), matchOf(['C', 'C', null, 1], ['D', 'D', null, 2])],
      [],
    ],
    ['is that of a guest too', [matchOf(['B', 'B', null, 1], ['Zmaji', null, null, 2])], [true]],
    [
      'goes by the id before any name',
      [matchOf(['KK Zmaji', null, '7', 9], ['Zmaji', 'LJU', '8', 1])],
      [true],
    ],
  ])('%s', (_, matches, form) => {
    expect(formOf(zmaji, matches)).toEqual(form)
  })
})
