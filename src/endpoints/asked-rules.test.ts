/** Rules that need several answers, over answers that are there, on their way or refused. */
import { describe, expect, it } from 'vitest'
import type { Ask } from '../client/ask'
import { requestAddress } from '../client/request'
import { allCompetitions, knownCompetition } from './all-competitions'
import { competitionNews } from './competition-news'
import { currentCompetition, inActiveSeason } from './current-competition'

const failed = Symbol('failed')

function asking(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const ask = ((request) => {
    if (request === null) return { state: 'loading' }
    const path = requestAddress('', request)
    asked.push(path)
    if (!(path in answers)) return { state: 'loading' }
    const value = answers[path]
    return value === failed ? { state: 'failed' } : { state: 'ready', value, busy: false }
  }) as Ask
  return { ask, asked }
}

const season = (id: string, isActive = false) => ({ id, name: id, isActive })
const league = (id: string, name = '1. liga') => ({ id, name })
const matchesOf = (competition: string) => `/matches?season=27&competition=${competition}&perPage=1`
const found = (total: number) => ({ matches: [], total, page: 1, places: undefined })

/** Of three seasons the second is active: the newest is announced only. */
const answers = {
  '/seasons': [season('28'), season('27', true), season('26'), season('25')],
  '/competitions?seasonId=28': [league('a', 'Pokal')],
  '/competitions?seasonId=27': [league('b')],
  '/competition-history': [{ competition: league('c', ' 1. liga '), season: season('26') }],
  [matchesOf('b')]: found(9),
}

const without = (...paths: string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !paths.includes(path)))

describe('a competition', () => {
  it('is known from the two newest seasons and the history', () => {
    const { competitions, isLoading } = allCompetitions(asking(answers).ask)
    expect(competitions.map(({ id, season: { id: of } }) => `${id} of ${of}`)).toEqual([
      ...['a of 28', 'b of 27', 'c of 26'],
    ])
    expect(isLoading).toBe(false)
  })

  it.each(Object.keys(without(matchesOf('b'))))('may still come while %s is on its way', (path) => {
    const { ask } = asking(without(path))
    expect([allCompetitions(ask).isLoading, knownCompetition(ask, 'x')]).toEqual([true, undefined])
  })

  it.each([
    ['b', '27'],
    ['c', '26'],
    ['x', undefined],
  ])('%s is of the season %s', (id, of) => {
    expect(knownCompetition(asking(answers).ask, id)?.season.id).toBe(of)
  })

  it('that is the only season’s needs no season before it', () => {
    const one = { ...answers, '/seasons': [season('28')] }
    expect(allCompetitions(asking(one).ask).isLoading).toBe(false)
  })

  it('is unknown where everything is refused', () => {
    const refused = Object.fromEntries(Object.keys(answers).map((path) => [path, failed]))
    expect(knownCompetition(asking(refused).ask, 'b')).toBeNull()
  })

  it('is not requested where none is given', () => {
    const { ask, asked } = asking(answers)
    expect([knownCompetition(ask, null), currentCompetition(ask, null), inActiveSeason(ask, null)]).toEqual([
      ...[null, undefined, undefined],
    ])
    expect(competitionNews(ask, null)).toEqual({ category: null, first: { state: 'loading' } })
    expect(asked).toEqual([])
  })
})

describe('as a season turns', () => {
  const known = { ...league('c', ' 1. liga'), season: season('26') }

  it.each<[what: string, answers: object, expected: unknown]>([
    ['with matches is the active season’s of its name', answers, { id: 'b', season: '27' }],
    [
      'stays before the other has matches',
      { ...answers, [matchesOf('b')]: found(0) },
      { id: 'c', season: '26' },
    ],
    ['stays where these are refused', { ...answers, [matchesOf('b')]: failed }, { id: 'c', season: '26' }],
    [
      'stays without one of its name',
      { ...answers, '/competitions?seasonId=27': [league('b', 'Pokal')] },
      { id: 'c', season: '26' },
    ],
    [
      'stays where no season is active',
      { ...answers, '/seasons': [season('27'), season('26')] },
      { id: 'c', season: '26' },
    ],
    ['stays where the seasons are refused', { ...answers, '/seasons': failed }, { id: 'c', season: '26' }],
    ['waits for the seasons', without('/seasons'), undefined],
    ['waits for the active season’s', without('/competitions?seasonId=27'), undefined],
    ['waits for its matches', without(matchesOf('b')), undefined],
  ])('a competition %s', (_, given, expected) => {
    expect(inActiveSeason(asking({ ...given }).ask, known)).toEqual(expected)
  })

  it.each([
    ['active', '27'],
    ['announced', '28'],
  ])('one of the %s season is left alone', (_, of) => {
    const { ask, asked } = asking(answers)
    expect(inActiveSeason(ask, { ...league('x'), season: season(of) })).toEqual({ id: 'x', season: of })
    expect(asked).toEqual(['/seasons'])
  })

  it.each<[id: string, answers: object, expected: unknown]>([
    ['b', answers, { id: 'b', season: '27', name: '1. liga' }],
    ['c', answers, { id: 'b', season: '27', name: ' 1. liga ' }],
    ['x', answers, { id: 'x', season: null, name: null }],
    ['b', without('/competitions?seasonId=27'), undefined],
    ['b', without('/seasons'), undefined],
    ['c', without('/competition-history'), undefined],
    ['c', without(matchesOf('b')), undefined],
    ['b', { ...answers, '/seasons': [season('27')] }, { id: 'b', season: null, name: null }],
  ])('the id %s becomes %#', (id, given, expected) => {
    expect(currentCompetition(asking({ ...given }).ask, id)).toEqual(expected)
  })
})

describe('news of a competition', () => {
  const categories = '/categories?type=COMPETITION'
  const news = '/news?perPage=9&page=1&category=5'

  it.each<[what: string, answers: object, expected: unknown]>([
    [
      'are those of the category of its name',
      { [categories]: [league('4', 'Pokal'), league('5', ' 1. liga ')], [news]: { total: 3 } },
      { category: '5', first: { state: 'ready', value: { total: 3 }, busy: false } },
    ],
    ['wait for the categories', {}, { category: null, first: { state: 'loading' } }],
    ['wait for the page', { [categories]: [league('5')] }, { category: '5', first: { state: 'loading' } }],
    [
      'are none without one',
      { [categories]: [league('4', 'Pokal')] },
      { category: null, first: { state: 'failed' } },
    ],
    [
      'are none where they are refused',
      { [categories]: failed },
      { category: null, first: { state: 'failed' } },
    ],
  ])('%s', (_, given, expected) => {
    expect(competitionNews(asking({ ...given }).ask, ' 1. liga')).toEqual(expected)
  })
})
