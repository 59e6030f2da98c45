import { describe, expect, test } from 'vitest'
import {
  type CompetitionHash,
  chosenTab,
  clubsTakingPart,
  competitionLine,
  competitionTabs,
  seasonChoices,
  shownTabs,
} from './competition'

test.each<[string, string | null, number, string]>([
  ['2025/26', 'redni del', 8, '2025/26 – redni del, 8 ekip'],
  ['2025/26', 'redni del', 0, '2025/26 – redni del'],
  ['2025/26', null, 1, '2025/26 – 1 ekipa'],
  ['2025/26', ' ', 2, '2025/26 – 2 ekipi'],
  ['2025/26', '', 3, '2025/26 – 3 ekipe'],
  ['2025/26', null, 0, '2025/26'],
  ['', 'redni del', 0, 'redni del'],
])('season %j, description %j and %i teams make %j', (name, description, count, line) => {
  const standings = Array.from({ length: count })
  expect(competitionLine({ season: { name }, description, standings })).toBe(line)
})

describe('the tabs', () => {
  const all = { tekme: true, lestvica: true, klubi: true, statistika: true }
  test.each<[Partial<Record<CompetitionHash, boolean>>, string[]]>([
    [{}, ['Tekme', 'Lestvica', 'Klubi', 'Statistika']],
    [{ lestvica: false, statistika: false }, ['Tekme', 'Klubi']],
    [{ tekme: false, lestvica: false, klubi: false, statistika: false }, []],
  ])('without what isn’t there, %j, are %j', (without, names) => {
    expect(shownTabs({ ...all, ...without }).map(({ name }) => name)).toEqual(names)
  })

  test('of one part are its own, where there is something in it', () => {
    const none = { tekme: false, lestvica: false, klubi: false, statistika: false }
    expect(shownTabs(all, 'standings').map(({ hash }) => hash)).toEqual(['lestvica'])
    expect(shownTabs({ ...none, tekme: true }, 'standings')).toEqual([])
  })

  test.each([
    ['', 'tekme'],
    ['tab=klubi', 'klubi'],
    ['utm=a&tab=lestvica', 'lestvica'],
    ['tab=', 'tekme'],
    ['tab=novice', 'tekme'],
    ['tab=Klubi', 'tekme'],
  ])('%j chooses %s', (query, hash) => {
    expect(chosenTab(competitionTabs, query)?.hash).toBe(hash)
  })

  test('that are none have none to choose; of some the first', () => {
    expect(chosenTab([], 'tab=klubi')).toBeNull()
    expect(chosenTab(competitionTabs.slice(2), 'tab=tekme')?.hash).toBe('klubi')
  })
})

describe('the seasons of a competition', () => {
  const own = { id: '30', name: '1. liga', season: '2024/25' }
  const of = (id: string, season: string, name = '1. liga') => ({ id, name, season })

  test('are those with one of its name, newest first, itself among them', () => {
    const others = [
      of('36', '2026/27', 'Pokal'),
      of('32', '2025/26'),
      of('28', '2022/23'),
      of('29', '2023/24', ' 1. liga '),
    ]
    expect(seasonChoices(own, others).map(({ id, season }) => `${season} ${id}`)).toEqual([
      '2025/26 32',
      '2024/25 30',
      '2023/24 29',
      '2022/23 28',
    ])
  })

  test('are each once; its own season is its own', () => {
    const others = [of('32', '2025/26'), of('99', '2025/26'), of('98', '2024/25'), of('30', '2024/25')]
    expect(seasonChoices(own, others).map(({ id }) => id)).toEqual(['32', '30'])
  })

  test('never name one competition twice', () => {
    expect(seasonChoices(own, [of('30', '2025/26'), of('28', '2022/23'), of('28', '2021/22')])).toEqual([
      own,
      of('28', '2022/23'),
    ])
  })

  test('go by its name without the blanks around it', () => {
    const spaced = { ...own, name: ` ${own.name} ` }
    expect(seasonChoices(spaced, [of('28', '2022/23')])).toEqual([spaced, of('28', '2022/23')])
  })

  test('are its own alone where no other has its name', () => {
    expect(seasonChoices(own, [of('1', '2023/24', '1. liga ženske')])).toEqual([own])
  })
})

describe('the clubs taking part', () => {
  const standing = (id: string, shortName: string, code: string | null) => ({ club: { id, shortName, code } })
  const match = (first: string, second: string, code: string | null = null) => ({
    firstTeamName: first,
    firstTeamCode: code,
    secondTeamName: second,
    secondTeamCode: null,
  })

  test('are those of the standings by name, whoever else is in a match', () => {
    const clubs = clubsTakingPart(
      [standing('2', 'Žiri', 'ZIR'), standing('1', 'Črni lisjaki', null), standing('3', 'Celinci', 'CEL')],
      [match('Gostje', 'Celinci')],
    )
    expect(clubs).toEqual([
      { id: '3', name: 'Celinci', code: 'CEL' },
      { id: '1', name: 'Črni lisjaki', code: null },
      { id: '2', name: 'Žiri', code: 'ZIR' },
    ])
  })

  test('are those of the matches where nobody is ranked, each once', () => {
    const clubs = clubsTakingPart(
      [],
      [match('Zmaji', 'Celinci', 'LJU'), match('Zmaji Ljubljana', 'Celinci', 'LJU'), match('Žiri', 'Zmaji')],
    )
    expect(clubs).toEqual([
      { id: null, name: 'Celinci', code: null },
      { id: null, name: 'Zmaji', code: 'LJU' },
      { id: null, name: 'Zmaji', code: null },
      { id: null, name: 'Žiri', code: null },
    ])
  })

  test('are none where there is nothing', () => {
    expect(clubsTakingPart([], [])).toEqual([])
  })
})
