/**
 * Sends every named request to another server's API, with ids from its own answers, and lists violations of the
 * contract.
 */
import type * as v from 'valibot'
import { type NamedRequest, namedRequests } from '../../../src/contract/named-requests'
import { sitePages } from '../../api/backend/site-pages'
import { isRecord, recordsOf } from '../../api/json'
import { type Difference, shapeFaults } from './shape-faults'

export interface Answered {
  status: number
  /** By lower-case name */
  headers: Headers
  /** Translated into our format; undefined if it isn't JSON */
  body: unknown
  /** Why there is no answer */
  reason?: string
}
export type Ask = (path: string, query?: Record<string, string>) => Promise<Answered>

export interface Checked {
  name: string
  asked: string
  /** Violations besides the shape: status, headers */
  faults: string[]
  differences: (Difference & { times: number })[]
  /** The request couldn't be sent: no answer contained an id for it. */
  isUnasked: boolean
}

/** The value at a path of keys and indexes, as text; '' without one. */
function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isRecord(inner) ? inner[String(key)] : undefined
  }, value)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

/** The first national team that a page's tabs name. */
async function firstTeam(ask: Ask): Promise<string> {
  const bodyOf = async (path: string, query?: Query) => (await ask(path, query)).body
  for await (const { teams } of sitePages(bodyOf, recordsOf(await bodyOf('/menu'))))
    if (teams[0]) return teams[0]
  return ''
}

type Answers = ReadonlyMap<string, unknown>
type Query = Record<string, string>

/** The parameters that a request takes from earlier answers; undefined if they don't contain them. */
const needs: Record<
  string,
  (answers: Answers, team: string) => { id?: string; url?: string; query?: Query } | undefined
> = {
  'Get page by url': () => ({ query: { url: 'domov' } }),
  'Get competitions': (a) => withQuery('seasonId', textAt(a.get('Get seasons'), 0, 'id')),
  'Get categories': () => ({ query: { type: 'NATIONAL_TEAM' } }),
  'Get paginated news': () => ({ query: { page: '1', perPage: '9' } }),
  'Get news article': (a) => withPart('url', textAt(a.get('Get paginated news'), 'news', 0, 'url')),
  'Get national team by id': (_, team) => withPart('id', team),
  'Get staff': (_, team) => withPart('id', team),
  'Get players': (_, team) => withPart('id', team),
  'Get matches': (_, team) => withPart('id', team),
  'Get opponents': (a) => withQuery('categoryId', textAt(a.get('Get national team by id'), 'category', 'id')),
  'Get opponent by id': (a) => withPart('id', textAt(a.get('Get opponents'), 0, 'id')),
  'Get all-time standings': () => ({ query: { type: 'games', gender: 'MALE' } }),
  'Get competitions (history)': (a) => ofCategory(a),
  'Get history matches': (a) => {
    const category = ofCategory(a)
    const season = textAt(a.get('Get seasons (history)'), 0, 'id')
    return category && season ? { query: { ...category.query, season, type: 'OFFICIAL' } } : undefined
  },
  'Search matches': () => ({ query: { page: '1', perPage: '20' } }),
  'Get competition': (a) => withPart('id', textAt(a.get('Get competitions'), 0, 'id')),
  'Get competition statistics': (a) => withPart('id', textAt(a.get('Get competitions'), 0, 'id')),
  'Get player': (a) => withPart('id', textAt(a.get('Get players'), 0, 'id')),
  'Search the site': () => ({ query: { q: 'a' } }),
}

const withQuery = (key: string, value: string) => (value ? { query: { [key]: value } } : undefined)
const withPart = (key: 'id' | 'url', value: string) => (value ? { [key]: value } : undefined)
function ofCategory(answers: Answers): { query: Query } | undefined {
  const team = answers.get('Get national team by id')
  const [category, gender] = [textAt(team, 'category', 'name'), textAt(team, 'category', 'gender')]
  return category && gender ? { query: { category, gender } } : undefined
}

function headerFaults({ headers }: Answered): string[] {
  return [
    ...(headers.get('access-control-allow-origin') === '*' ? [] : ['Access-Control-Allow-Origin is not *']),
    ...(headers.get('etag') ? [] : ['no ETag']),
    ...(/stale-while-revalidate/.test(headers.get('cache-control') ?? '')
      ? []
      : ['Cache-Control without stale-while-revalidate']),
  ]
}

async function checkOne(
  ask: Ask,
  { name, schema, isOptional }: NamedRequest,
  path: string,
  query: Query,
): Promise<[Checked, unknown]> {
  const search = new URLSearchParams(query).toString()
  const checked: Checked = {
    name,
    asked: path + (search && `?${search}`),
    faults: [],
    differences: [],
    isUnasked: false,
  }
  const answer = await ask(path, query)
  if (answer.status === 204 && name === 'Get ad') return [checked, null]
  if (answer.status === 404 && isOptional) return [checked, undefined]
  if (answer.reason) return [{ ...checked, faults: [answer.reason] }, undefined]
  if (answer.status !== 200) return [{ ...checked, faults: [`answered ${answer.status}`] }, undefined]
  if (answer.body === undefined) return [{ ...checked, faults: ['answered no JSON'] }, undefined]
  const differences = shapeFaults(schema as v.GenericSchema, answer.body)
  return [{ ...checked, faults: headerFaults(answer), differences }, answer.body]
}

/** In the order of the contract; later requests use ids of earlier answers. */
export async function checkApi(ask: Ask): Promise<Checked[]> {
  const answers = new Map<string, unknown>()
  const checks: Checked[] = []
  const team = await firstTeam(ask)
  for (const request of namedRequests) {
    const need = request.name in needs ? needs[request.name]?.(answers, team) : {}
    const { name, path } = request
    if (!need) {
      checks.push({ name, asked: path, faults: [], differences: [], isUnasked: true })
      continue
    }
    const filled = path.replace(/\{(id|url)\}/, (_, key: 'id' | 'url') => encodeURIComponent(need[key] ?? ''))
    const [checked, body] = await checkOne(ask, request, filled, need.query ?? {})
    answers.set(name, body)
    checks.push(checked)
  }
  return checks
}

/** Whether the request conforms; additional fields are allowed. */
export const isKept = ({ faults, differences, isUnasked }: Checked): boolean =>
  !isUnasked && faults.length === 0 && differences.every(({ kind }) => kind === 'beyond')

export function checkLines(checks: readonly Checked[]): string[] {
  return checks.flatMap((check) => [
    `${isKept(check) ? 'kept   ' : check.isUnasked ? 'unasked' : 'BROKEN '} ${check.name}: ${check.asked}`,
    ...check.faults.map((fault) => `          ${fault}`),
    ...check.differences.map(
      ({ kind, path, reason, times }) =>
        `          ${kind.padEnd(8)}${path}${reason ? `: ${reason}` : ''}${times > 1 ? ` (${times} times)` : ''}`,
    ),
  ])
}
