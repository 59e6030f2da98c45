import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { noTime } from '../domain/match/match-status'
import * as competitions from './competitions'
import * as federation from './federation'
import * as matches from './matches'
import { Match, MatchList, MatchPage } from './matches'
import * as teams from './national-teams'
import { nearAnswers } from './near-answers.fixture'
import * as news from './news'
import * as pages from './pages'
import { parseAnswer } from './parse'
import * as segments from './segments'
import * as tabs from './tabs'
import * as records from './team-records'

const match = (fields: object = {}) => ({
  id: 7,
  firstTeamName: 'Krka',
  firstTeamScore: 88,
  secondTeamName: 'Helios Suns',
  secondTeamScore: 79,
  dateTime: '2025-11-28 18:00:00',
  dateTimeUtc: '2025-11-28 17:00:00',
  ...fields,
})

/** The paths that were left out; the reason where the whole answer was refused. */
function leftOut(schema: v.GenericSchema, raw: unknown): string[] | string {
  const parsed = parseAnswer(schema, raw)
  return parsed.ok ? parsed.leftOut.map(({ path }) => path) : parsed.reason
}

function readWith<S extends v.GenericSchema>(schema: S, raw: unknown): v.InferOutput<S> {
  const parsed = parseAnswer(schema, raw)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

describe('a bad record', () => {
  it('is left out of its list and reported once, with its place and the reason; the rest keeps its order', () => {
    const bad = match({ firstTeamName: null })
    const raw = [match({ id: 1 }), bad, match({ id: 3 }), null, match({ id: 5 })]
    const parsed = parseAnswer(MatchList, raw)
    if (!parsed.ok) throw new Error(parsed.reason)
    expect(parsed.value.map(({ id }) => id)).toEqual(['1', '3', '5'])
    expect(parsed.leftOut).toEqual([
      { path: '1', reason: expect.stringMatching(/^firstTeamName: .+ null/) },
      { path: '3', reason: expect.stringMatching(/^[^:]+: Expected Object but received null/) },
    ])
  })

  it('with several faults is reported once', () => {
    expect(leftOut(MatchPage, { matches: [{}, match()], total: 2 })).toEqual(['matches.0'])
  })

  const opponent = { id: 4, name: 'Italija', win: 1, lost: 2 }
  const setting = { key: 'title', value: 'Naslov' }
  const segment = { id: 1, type: 'title', published: true, segmentSettings: [setting] }
  const page = { id: 1, url: 'domov', title: 'Domov' }
  it.each<[string, v.GenericSchema, unknown, string[]]>([
    [
      "of an opponent's matches",
      records.Opponent,
      { ...opponent, matches: [match(), match({ dateTime: '' })] },
      ['matches.1'],
    ],
    [
      "of a page's segment's settings",
      pages.Page,
      {
        ...page,
        segments: [segment, { ...segment, segmentSettings: [setting, { key: 'title', value: 1 }] }],
      },
      ['segments.1.segmentSettings.1'],
    ],
    [
      "of a page's segments, with settings that are bad too",
      pages.Page,
      { ...page, segments: [{ ...segment, type: null, segmentSettings: [{}] }, segment] },
      ['segments.0', 'segments.0.segmentSettings.0'],
    ],
    [
      "of a match's referees",
      MatchPage,
      { matches: [match({ referees: [{ firstName: 'Ana' }] })], total: 1 },
      ['matches.0.referees.0'],
    ],
  ])('%s goes alone', (_, schema, raw, places) => {
    expect(leftOut(schema, raw)).toEqual(places)
  })

  it('leaves what holds it whole', () => {
    const raw = { ...page, segments: [{ ...segment, segmentSettings: [{ key: 1 }, setting] }] }
    expect(readWith(pages.Page, raw).segments).toEqual([{ ...segment, id: '1' }])
  })
})

describe('an answer', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    ['null for a list', MatchList, null],
    ['an object for a list', MatchList, { 0: match(), length: 1 }],
    ['a text for a list', MatchList, '[]'],
    ['nothing for a list', MatchList, undefined],
    ['a list for an object', MatchPage, [match()]],
    ['an empty list for an object', federation.Season, []],
    ['null for an object', MatchPage, null],
    ['null for a list inside', MatchPage, { matches: null, total: 1 }],
    ['an object for a list inside', MatchPage, { matches: { 0: match() }, total: 1 }],
    ['no total', MatchPage, { matches: [match()] }],
    ['a total in words', MatchPage, { matches: [match()], total: 'one' }],
  ])('that is wrong outside of every list is refused whole: %s', (_, schema, raw) => {
    expect(leftOut(schema, raw)).toEqual(expect.any(String))
  })

  it('that is refused says where it is wrong', () => {
    expect(leftOut(MatchPage, { matches: [], total: 'one' })).toMatch(/^total: .*"one"/)
    expect(leftOut(MatchPage, null)).toMatch(/^Invalid type: /)
    const detail = { id: 1, name: 'Liga', season: { id: 1, name: null } }
    expect(leftOut(competitions.CompetitionDetail, detail)).toMatch(/^season\.name: /)
  })

  it('may have fields that nobody knows', () => {
    const raw = { matches: [match({ attendance: 3200, venue: { id: 1 } })], total: 1, took: '3 ms' }
    const { matches: known, ...rest } = readWith(MatchPage, raw)
    expect(rest).toEqual({ total: 1 })
    expect(Object.keys(known[0] ?? {})).not.toContain('attendance')
  })

  it('that reaches for a prototype changes none', () => {
    const raw = JSON.parse(
      `[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":1,"name":"Krka"}]`,
    )
    const [club] = readWith(federation.NamedChoiceList, raw)
    expect(club).toEqual({ id: '1', name: 'Krka' })
    expect([Reflect.get({}, 'polluted'), Object.getPrototypeOf(club)]).toEqual([undefined, Object.prototype])
  })
})

describe('a field', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    ['a-7', 'a-7'],
    [0, '0'],
    [-1, '-1'],
    [7.5, undefined],
    [2 ** 53, undefined],
    [null, undefined],
    [true, undefined],
    [['7'], undefined],
    [undefined, undefined],
  ])('%j as an id is %s', (id, read) => {
    expect(readWith(federation.NamedChoiceList, [{ id, name: 'Tivoli' }])[0]?.id).toBe(read)
  })

  it.each(['location', 'competition', 'time_zone', 'firstTeamCode', 'ticket_url', 'commissioner'] as const)(
    'that may be missing and is wrong reads as null: %s',
    (field) => {
      for (const wrong of [undefined, null, 7, true, [], {}, ['x']]) {
        expect(readWith(Match, match({ [field]: wrong }))[field]).toBeNull()
      }
    },
  )

  it.each([undefined, null, 7, true, 'Ana Zorman', {}, { 0: { firstName: 'Ana' } }])(
    'that is a list, may be missing and is %j reads as empty, and its record stays',
    (referees) => {
      const [read] = readWith(MatchList, [match({ referees })])
      expect(read?.referees).toEqual([])
      expect(leftOut(MatchList, [match({ referees })])).toEqual([])
    },
  )

  it('that may be missing reads as null where half of it is there', () => {
    const club = { id: 1, shortName: 'Krka', fullName: 'KK Krka', president: { firstName: 'Ana' } }
    expect(readWith(federation.Member, club)).toMatchObject({ president: null, addresses: [], email: null })
  })

  it.each([
    ['2024-02-29 18:00:00', 1],
    ['2026-02-30 18:00:00', 0],
    ['2026-02-29 18:00:00', 0],
    ['2025-11-28 24:00:00', 0],
    ['2025-11-28T18:00:00Z', 1],
    ['2025-02-30T18:00:00Z', 0],
    ['2025-11-28', 0],
    [1764352800, 0],
  ])('%s as a time of a match is in the list %i times', (dateTime, count) => {
    expect(readWith(MatchList, [match({ dateTime })])).toHaveLength(count)
  })

  it('that counts is a number that ends', () => {
    const scores = [0, 79, '79', null, Number.NaN, Number.POSITIVE_INFINITY]
    const kept = readWith(
      MatchList,
      scores.map((firstTeamScore) => match({ firstTeamScore })),
    )
    expect(kept.map(({ firstTeamScore }) => firstTeamScore)).toEqual([0, 79, 79, 0])
  })
})

describe('what most servers send', () => {
  const read = (fields: object) => readWith(Match, match(fields))

  it.each<[string, object, object]>([
    [
      'no score',
      { firstTeamScore: null, secondTeamScore: undefined },
      { firstTeamScore: 0, secondTeamScore: 0 },
    ],
    [
      'scores as digits',
      { firstTeamScore: '88', secondTeamScore: ' 79 ' },
      { firstTeamScore: 88, secondTeamScore: 79 },
    ],
    [
      'negative scores',
      { firstTeamScore: -1, secondTeamScore: '-1' },
      { firstTeamScore: 0, secondTeamScore: 0 },
    ],
    ['a round as digits', { round: '8' }, { round: 8 }],
    [
      'periods as digits',
      { periods: [{ first: '21', second: 18 }] },
      { periods: [{ first: 21, second: 18 }] },
    ],
    [
      'instants',
      { dateTime: '2025-11-28T17:00:00Z', dateTimeUtc: '2025-11-28T17:00:00Z' },
      { dateTime: '2025-11-28 18:00:00', dateTimeUtc: '2025-11-28 17:00:00' },
    ],
    [
      'an instant in another zone, and nothing in UTC',
      { dateTime: '2025-11-28T19:00:00+02:00', dateTimeUtc: null, time_zone: 'Europe/Riga' },
      { dateTime: '2025-11-28 19:00:00', dateTimeUtc: '2025-11-28 17:00:00' },
    ],
    [
      'the time before as an instant',
      { previousDateTime: '2025-11-12T17:00:00Z' },
      { previousDateTime: '2025-11-12 18:00:00' },
    ],
    ['no time yet', { dateTime: null, dateTimeUtc: null }, { dateTime: noTime, dateTimeUtc: noTime }],
    ['no time, but one in UTC', { dateTime: null }, { dateTime: noTime, dateTimeUtc: noTime }],
    ['a state', { status: 'POSTPONED' }, { status: 'POSTPONED' }],
    ['a state that nobody knows', { status: 'FORFEIT' }, { status: null }],
  ])('is understood: %s', (_, sent, understood) => {
    expect(read(sent)).toMatchObject(understood)
  })

  it('is understood in every record: digits as numbers', () => {
    const standing = { club: { id: 1, shortName: 'Reka', code: null }, ...counts('7') }
    expect(readWith(competitions.LeagueStanding, standing)).toMatchObject(counts(7))
    expect(readWith(MatchPage, { matches: [], total: '0', page: '2' })).toEqual({
      matches: [],
      total: 0,
      page: 2,
    })
    const player = {
      ...{ id: 1, first_name: 'Ana', last_name: 'Zorman', year_of_birth: '2001' },
      last_player_data: { yersey_number: '00', height: '198' },
      nt_player_team: [{ pivot: { active: '1' } }],
    }
    expect(readWith(teams.Player, player)).toMatchObject({
      year_of_birth: 2001,
      last_player_data: { yersey_number: '00', height: 198 },
      nt_player_team: [{ pivot: { active: 1 } }],
    })
  })

  const counts = (each: unknown) => ({
    ...{ played: each, won: each, lost: each },
    ...{ pointsFor: each, pointsAgainst: each, points: each },
  })

  it('is understood in news: an instant, shown in Slovenia', () => {
    const article = { id: 1, url: 'a', title: 'A', published_at: '2025-11-28T23:30:00Z' }
    expect(readWith(news.News, article).published_at).toBe('2025-11-29 00:30:00')
  })
})

describe('whatever a server sends', () => {
  const modules = { competitions, federation, matches, teams, records, news, pages, segments, tabs }
  const schemas = Object.entries(modules).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, each]) =>
      typeof each === 'object' && each && 'kind' in each
        ? [[`${module}.${name}`, each as v.GenericSchema] as const]
        : [],
    ),
  )

  it.each(schemas)('%s is read or refused, and then holds to its schema', (_, schema) => {
    const readsOnce = (raw: unknown) => {
      const first = parseAnswer(schema, raw)
      if (!first.ok) {
        expect(first.reason).not.toBe('')
        return
      }
      expect(v.is(schema, raw)).toBe(true)
      expect(parseAnswer(schema, raw)).toEqual({ ok: true, value: first.value, leftOut: [] })
    }
    fc.assert(fc.property(fc.jsonValue(), readsOnce), { numRuns: 100 })
    fc.assert(fc.property(nearAnswers(schema), readsOnce), { numRuns: 1000 })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('is about every schema that there is', () => {
    expect(schemas.length).toBeGreaterThan(40)
  })
})
