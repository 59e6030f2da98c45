// @vitest-environment happy-dom
/** Hooks that need several answers and make one thing of them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRequest } from '../client/use-request'
import { leaveAll, ownApi, renderIn, settle, stubServer, widgetOf } from '../client/use-request.fixture'
import { competitionMatches } from './competition-matches'
import { competitionSeasons } from './competition-seasons'
import { matchChoices } from './match-choices'
import { teamRoster } from './team-roster'

let asked: ReturnType<typeof stubServer>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  asked = stubServer()
})

afterEach(() => {
  leaveAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answers = Readonly<Record<string, unknown>>

function View<T>({ use, see }: { use: () => T; see: (value: T) => void }) {
  see(use())
  return null
}

function look<T>(use: () => T, carried: Answers = {}) {
  const api = ownApi()
  const answers = new Map(Object.entries(carried).map(([path, raw]) => [api + path, raw]))
  let seen: T | undefined
  const see = (value: T) => {
    seen = value
  }
  renderIn(widgetOf(api, answers)).render(<View use={use} see={see} />)
  const waiting = () => asked.map(({ url }) => url.slice(api.length))
  const answer = async (path: string, body: unknown, status = 200) => {
    const one = asked.find(({ url }) => url === api + path) ?? expect.fail(`${path} was not asked`)
    await one.answer(body, { status })
    await settle()
  }
  return { asked: waiting, answer, seen: () => seen as T }
}

describe('the choices of the match search', () => {
  const seasons = [
    { id: 1, name: '2026/27', isActive: false },
    { id: 2, name: '2025/26', isActive: true },
  ]

  it('are those of the active season, each list as it comes', async () => {
    const { answer, seen, asked } = look(() => matchChoices(useRequest, null))
    expect(asked()).toEqual(['/seasons', '/clubs', '/sport-halls'])
    expect(seen()).toMatchObject({ activeSeason: undefined, clubs: null, competitions: null, halls: null })
    await answer('/seasons', seasons)
    expect(asked()).toContain('/competitions?seasonId=2')
    await answer('/clubs', [])
    await answer('/competitions?seasonId=2', [{ id: 3, name: 'Liga' }])
    await answer('/sport-halls', {}, 404)
    expect(seen()).toMatchObject({
      activeSeason: '2',
      clubs: [],
      competitions: [{ id: '3', name: 'Liga' }],
      halls: [],
    })
  })

  it('are those of another season where one is chosen', async () => {
    const { answer, seen, asked } = look(() => matchChoices(useRequest, '1'))
    expect(asked()).toContain('/competitions?seasonId=1')
    await answer('/seasons', seasons)
    expect([seen().activeSeason, seen().competitions]).toEqual(['2', null])
    expect(asked()).not.toContain('/competitions?seasonId=2')
  })

  it.each([
    ['no season is active', null, [seasons[0]], 200, []],
    ['the seasons can not be had', null, {}, 404, []],
    ['only a given season is known, not yet', '1', [], 200, null],
  ])('have no competitions where %s', async (_, season, body, status, competitions) => {
    const { answer, seen } = look(() => matchChoices(useRequest, season))
    await answer('/seasons', body, status)
    expect([seen().activeSeason, seen().competitions]).toEqual([null, competitions])
  })

  it('that are off request the active season only, and for nothing where one is chosen', async () => {
    const chosen = look(() => matchChoices(useRequest, '1', { isOff: true }))
    await settle()
    expect(chosen.asked()).toEqual([])
    const { answer, seen, asked } = look(() => matchChoices(useRequest, null, { isOff: true }))
    await answer('/seasons', seasons)
    expect(seen()).toMatchObject({ activeSeason: '2', clubs: null, competitions: null, halls: null })
    expect(asked()).toEqual(['/seasons'])
  })
})

describe('all matches of a competition', () => {
  const match = (id: number) => ({
    ...{ id, firstTeamName: 'a', firstTeamScore: 0, secondTeamName: 'b', secondTeamScore: 0 },
    ...{ dateTime: '2025-11-28 18:00:00', dateTimeUtc: '2025-11-28 17:00:00' },
  })
  const path = (page: number) => `/matches?competition=32${page > 1 ? `&page=${page}` : ''}&perPage=100`
  const pageOf = (page: number, total: number) => ({ matches: [match(page)], total })

  it.each([
    [0, [1]],
    [100, [1]],
    [101, [1, 2]],
    [900, [1, 2, 3, 4]],
  ])('of %i matches come on the pages %j', async (total, pages) => {
    const { answer, seen, asked } = look(() => competitionMatches(useRequest, '32'))
    for (const page of pages) {
      expect(seen()).toEqual({ state: 'loading' })
      await answer(path(page), pageOf(page, total))
    }
    expect(asked()).toEqual(pages.map(path))
    const matches = pages.map((page) => expect.objectContaining({ id: String(page) }))
    expect(seen()).toEqual({ state: 'ready', value: { matches, total }, busy: false })
  })

  it('are shown without a later page that failed', async () => {
    const { answer, seen } = look(() => competitionMatches(useRequest, '32'))
    await answer(path(1), pageOf(1, 250))
    await answer(path(2), {}, 404)
    expect(seen()).toEqual({ state: 'loading' })
    await answer(path(3), pageOf(3, 250))
    expect(seen()).toMatchObject({
      state: 'ready',
      value: { matches: [{ id: '1' }, { id: '3' }], total: 250 },
    })
  })

  it.each([
    ['fail with the first page', '32', 'failed', 1],
    ['of no competition are not asked for', null, 'loading', 0],
  ])('%s', async (_, competition, state, questions) => {
    const { answer, seen, asked } = look(() => competitionMatches(useRequest, competition))
    if (competition) await answer(path(1), {}, 404)
    await settle()
    expect([seen(), asked().length]).toEqual([{ state }, questions])
  })
})

describe('the other seasons of a competition', () => {
  const own = {
    ...{ id: '32', name: 'Liga', description: null, standings: [], corrections: [] },
    season: { id: '2', name: '2025/26' },
  }
  const seasons = [
    { id: 1, name: '2026/27', isActive: true },
    { id: 2, name: '2025/26', isActive: false },
    { id: 3, name: '2024/25', isActive: false },
  ]
  const entry = { first: null, second: null, third: null, season: { id: 4, name: '2023/24' } }
  const ids = (choices: readonly { id: string; season: string }[]) =>
    choices.map(({ id, season }) => `${id} ${season}`)

  it('are in the two newest seasons and in the competition history', async () => {
    const { answer, seen, asked } = look(() => competitionSeasons(useRequest, own))
    expect(ids(seen())).toEqual(['32 2025/26'])
    await answer('/seasons', seasons)
    expect(asked()).toEqual([
      '/seasons',
      '/competition-history',
      '/competitions?seasonId=1',
      '/competitions?seasonId=2',
    ])
    await answer('/competitions?seasonId=1', [
      { id: 40, name: 'Liga' },
      { id: 41, name: 'Pokal' },
    ])
    await answer('/competitions?seasonId=2', [{ id: 32, name: 'Liga' }])
    await answer('/competition-history', [{ ...entry, competition: { id: 7, name: 'Liga' } }])
    expect(ids(seen())).toEqual(['40 2026/27', '32 2025/26', '7 2023/24'])
  })

  it('may be in the season before the newest', async () => {
    const { answer, seen } = look(() =>
      competitionSeasons(useRequest, { ...own, season: { id: '1', name: '2026/27' } }),
    )
    await answer('/seasons', seasons.slice(0, 2))
    await answer('/competitions?seasonId=2', [{ id: 20, name: 'Liga' }])
    expect(ids(seen())).toEqual(['32 2026/27', '20 2025/26'])
  })

  it.each([
    ['none is known', [], 200],
    ['they can not be had', {}, 404],
  ])('are none where %s', async (_, body, status) => {
    const { answer, seen, asked } = look(() => competitionSeasons(useRequest, own))
    await answer('/seasons', body, status)
    await answer('/competition-history', body, status)
    expect([ids(seen()), asked().length]).toEqual([['32 2025/26'], 2])
  })
})

describe('a team’s roster', () => {
  const team = { id: 5, season: { name: '2025' }, gender: 'FEMALE' }
  const people = [{ id: 1, first_name: 'Ana', last_name: 'Zorman' }]
  const staff = [{ name: 'Eva Zorman', role: 'Trenerka', role_id: 1 }]
  const [about, players, helpers] = [
    '/national-teams/5',
    '/national-teams/5/players',
    '/national-teams/5/staff',
  ]

  it('waits with its players for the team, whose gender they follow', async () => {
    const { answer, seen, asked } = look(() => teamRoster(useRequest, '5', true))
    expect(asked()).toEqual([about, players, helpers])
    await answer(players, people)
    expect(seen()).toMatchObject({ gender: 'MALE', answer: { state: 'ready' }, players: null, staff: null })
    await answer(about, team)
    await answer(helpers, staff)
    expect(seen()).toMatchObject({ gender: 'FEMALE', players: [{ id: '1' }], staff })
  })

  it('without the team has the men’s words, without its staff none', async () => {
    const { answer, seen } = look(() => teamRoster(useRequest, '5', true))
    await answer(about, {}, 404)
    expect(seen().players).toBeNull()
    await answer(players, people)
    await answer(helpers, {}, 404)
    expect(seen()).toMatchObject({ gender: 'MALE', players: [{ id: '1' }], staff: [] })
  })

  it.each([
    ['whose staff nobody wants', '5', false, [about, players], []],
    ['of no team', null, true, [], null],
  ])('%s does not request it', async (_, team, withStaff, paths, shownStaff) => {
    const { seen, asked } = look(() => teamRoster(useRequest, team, withStaff))
    await settle()
    expect([asked(), seen().staff, seen().players]).toEqual([paths, shownStaff, null])
  })
})
