import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Match, MatchPage } from '../../../src/contract/matches'
import { namedRequests } from '../../../src/contract/named-requests'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { mapped } from '../../api/backend/mapping'
import { type Answered, type Ask, checkApi, checkLines, isKept } from './check-api'
import { shapeFaults } from './shape-faults'

let site: SiteUnderTest
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ask: Ask = async (path, query = {}) => {
  const search = new URLSearchParams(query).toString()
  const answer = await site.app.request(`/api${path}${search && `?${search}`}`)
  const { status, headers } = answer
  return { status, headers, body: status === 200 ? await answer.json() : undefined }
}

const changed =
  (change: (answer: Answered, path: string) => Answered): Ask =>
  async (path, query) =>
    change(await ask(path, query), path)

const linesOf = async (other: Ask, name: string) => {
  const checks = await checkApi(other)
  return checkLines(checks.filter((check) => check.name === name))
    .slice(1)
    .map((line) => line.trim())
}

test('Our own API keeps every request', async () => {
  const checks = await checkApi(ask)
  expect(checkLines(checks.filter((check) => !isKept(check)))).toEqual([])
  expect(checks.length).toBe(namedRequests.length)
})

test('an API without an optional request is whole', async () => {
  const without = changed((answer, path) => (path === '/changes' ? { ...answer, status: 404 } : answer))
  expect((await checkApi(without)).filter((check) => !isKept(check))).toEqual([])
  expect(
    await linesOf(
      changed((answer) => ({ ...answer, status: 500 })),
      'Get changes',
    ),
  ).toEqual(['answered 500'])
})

describe('an API that', () => {
  const [id, name, isActive] = [1, 'S', true]
  test.each<[string, Partial<Answered>, string[]]>([
    ['leaves a field out', { body: [{ id, isActive }] }, ['missing $[0].name']],
    [
      'sends another kind',
      { body: [{ id, name: 7, isActive }] },
      [expect.stringMatching(/^wrong {3}\$\[0\]\.name: /)],
    ],
    ['sends more', { body: [{ id, name, isActive, more: 1 }] }, ['beyond  $[0].more']],
    ['does so in many records', { body: Array(2).fill({ id, name }) }, ['missing $[0].isActive (2 times)']],
    ['sends an object for a list', { body: {} }, [expect.stringMatching(/^wrong {3}\$: /)]],
    ['fails', { status: 500 }, ['answered 500']],
    [
      'may not be asked by other sites',
      { headers: new Headers() },
      ['Access-Control-Allow-Origin is not *', 'no ETag', 'Cache-Control without stale-while-revalidate'],
    ],
  ])('%s is reported', async (_, other, lines) => {
    const ofSeasons = changed((answer, path) => (path === '/seasons' ? { ...answer, ...other } : answer))
    expect(await linesOf(ofSeasons, 'Get seasons')).toEqual(lines)
  })

  test('has no national team on its pages lists what could not be requested', async () => {
    const checks = await checkApi(
      changed((answer, path) => (path === '/pages' ? { ...answer, body: { segments: [] } } : answer)),
    )
    expect(checks.filter(({ isUnasked }) => isUnasked).map(({ name }) => name)).toContain('Get players')
  })
})

test.each<[string, unknown, string[]]>([
  ['a wrong optional field', { id: 1, location: 7 }, ['wrong $.location']],
  ['null where text may miss', { id: 1, location: null }, []],
])('The shape of a match: %s', (_, some, faults) => {
  const match = {
    ...{ firstTeamName: 'A', firstTeamScore: 0, secondTeamName: 'B', secondTeamScore: 0 },
    ...{ dateTime: '2027-01-01 18:00:00', dateTimeUtc: '2027-01-01 17:00:00', ...(some as object) },
  }
  expect(shapeFaults(Match, match).map(({ kind, path }) => `${kind} ${path}`)).toEqual(faults)
  expect(shapeFaults(MatchPage, { matches: [match], total: 1 }).length).toBe(faults.length)
  expect(v.is(Match, match)).toBe(true)
})

describe('a mapping', () => {
  const mapping = {
    '*': { envelope: 'data' },
    'Get competition': { path: '/v2/tekmovanja/{id}?polno=1' },
    'Get paginated news': {
      query: { perPage: 'per_page' },
      fields: { news: 'data', nuOfNews: 'meta.total' },
    },
  }
  test.each<[string, Record<string, string>, string]>([
    ['/competitions/7', {}, 'https://a.example/v2/tekmovanja/7?polno=1'],
    ['/news', { perPage: '9', page: '' }, 'https://a.example/news?per_page=9'],
    ['/clubs', {}, 'https://a.example/clubs'],
  ])('of %s %j requests %s', (path, query, address) => {
    expect(mapped('https://a.example', path, query, mapping).address).toBe(address)
  })

  test('takes an answer out of its envelope', () => {
    const unwrap = (path: string, answer: unknown) => mapped('', path, {}, mapping).unwrap(answer)
    expect(unwrap('/clubs', { data: [1] })).toEqual([1])
    expect(unwrap('/clubs', [])).toBeUndefined()
    expect(unwrap('/news', { data: [1], meta: { total: 5 } })).toEqual({ news: [1], nuOfNews: 5 })
  })
})
