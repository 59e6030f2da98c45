import { expect, test } from 'vitest'
import {
  type HistoryFilters,
  historyChoices,
  historyQueryOf,
  historyRows,
  readHistoryFilters,
} from './competition-history'

const named = (name: string | null) => (name === null ? null : { name })
const entry = (season: string, competition: string, first: string | null, second: string | null = null) => ({
  season: { id: `s${season}`, name: season },
  competition: { id: `${season} ${competition}`, name: competition },
  first: named(first),
  second: named(second),
  third: null,
})

const entries = [
  entry('2024/25', '1. liga', 'Krka', 'Šentjur'),
  entry('2024/25', 'Pokal', 'Zmaji', 'Krka'),
  entry('2023/24', '1. liga', 'Zmaji', 'Črnomelj'),
  entry('2011/12', '1. liga', 'Krka'),
  entry('2010/11', 'Pokal', null),
]

test.each<[Partial<HistoryFilters>, number[]]>([
  [{}, [0, 1, 2, 3, 4]],
  [{ season: 's2024/25' }, [0, 1]],
  [{ season: '2024/25' }, []],
  [{ competition: 'Pokal' }, [1, 4]],
  [{ season: 's2024/25', competition: 'Pokal' }, [1]],
  [{ text: 'krka' }, [0, 1, 3]],
  [{ text: ' crno ' }, [2]],
  [{ text: 'krka 2011' }, [3]],
  [{ text: '2011 krka' }, [3]],
  [{ text: 'krka', competition: 'Pokal' }, [1]],
  [{ text: 'krka zmaji' }, [1]],
  [{ text: '   ' }, [0, 1, 2, 3, 4]],
  [{ text: 'nihče' }, []],
])('the rows that are left by %j are %j', (filters, indexes) => {
  const rows = historyRows(entries, { season: null, competition: null, text: '', ...filters })
  expect(rows.map((row) => entries.indexOf(row))).toEqual(indexes)
})

test('there is each season once to choose, as they come, and each competition, by name', () => {
  const others = ['Superpokal', 'Šolska liga', 'Člani', 'Cicibani'].map((name) =>
    entry('2024/25', name, null),
  )
  expect(historyChoices([...entries, ...others])).toEqual({
    seasons: ['2024/25', '2023/24', '2011/12', '2010/11'].map((name) => ({ id: `s${name}`, name })),
    competitions: ['1. liga', 'Cicibani', 'Člani', 'Pokal', 'Superpokal', 'Šolska liga'].map((name) => ({
      id: `2024/25 ${name}`,
      name,
    })),
  })
})

test.each<[query: string, HistoryFilters, written: string]>([
  ['', { season: null, competition: null, text: '' }, ''],
  ['sezona=s2024/25', { season: 's2024/25', competition: null, text: '' }, 'sezona=s2024%2F25'],
  [
    'tekmovanje=2010/11 Pokal',
    { season: null, competition: 'Pokal', text: '' },
    'tekmovanje=2024%2F25+Pokal',
  ],
  ['q=krka 2011&utm=a', { season: null, competition: null, text: 'krka 2011' }, 'q=krka+2011'],
  ['sezona=abc&tekmovanje=Pokal&q=', { season: null, competition: null, text: '' }, ''],
])('the query %j requests %j', (query, filters, written) => {
  expect(readHistoryFilters(query, entries)).toEqual(filters)
  const parameters = Object.entries(historyQueryOf(filters, entries)).filter(([, text]) => text !== null)
  expect(String(new URLSearchParams(parameters as [string, string][]))).toBe(written)
})

test('what is not changed stays', () => {
  expect(historyQueryOf({ competition: null }, entries)).toEqual({ tekmovanje: null })
})
