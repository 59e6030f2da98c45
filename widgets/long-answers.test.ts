/** A server that answers with more than it was requested: each paged list renders its page, on our server as in a browser. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadParts } from '../src/island/lazy-view'
import { richAsWords } from '../src/island/rich.fixture'
import { renderWidget } from '../src/island/server'
import { widgets } from '.'
import { answerTo, sceneOf } from './answers.fixture'
import { requestsOf } from './requests'

beforeAll(loadParts)
afterEach(() => vi.restoreAllMocks())

/** 500 records in each list that a page holds. */
function swollen(address: string): unknown {
  const answer = answerTo(address)
  if (!new URL(address).searchParams.has('perPage')) return answer
  const fields = Object.entries(answer as object).map(([key, value]) => [
    key,
    Array.isArray(value) && value.length > 0
      ? Array.from({ length: 500 }, (_, id) => ({ ...value[id % value.length], id, url: `/novica/${id}` }))
      : value,
  ])
  return Object.fromEntries(fields)
}

it.each<[tag: string, attributes: Record<string, string>, part: string, most: number]>([
  ['parket-match-list', { 'per-page': '100' }, 'match', 100],
  ['parket-match-list', { 'per-page': '7' }, 'match', 7],
  ['parket-referee-search', { start: 'sezona=12&sodnik=41', 'per-page': '20' }, 'match', 20],
  ['parket-news-list', { 'per-page': '9' }, 'news-card', 9],
  ['parket-site-search', {}, 'search-result', 10],
  ['parket-national-team', { start: 'tab=novice' }, 'news-card', 9],
])('%s %o renders its page and says so once', async (tag, attributes, part, most) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const widget = widgets.find((each) => each.tag.tag === tag) ?? expect.fail()
  const { html, answers } = await renderWidget(widget, {
    ...{ page: {}, origin: 'https://kzs.example', query: '', rich: richAsWords, now: '2025-11-30 12:00:00' },
    attributes: { ...sceneOf(tag).attributes, ...attributes },
    ask: async (address) => JSON.stringify(swollen(address) ?? null),
    requests: requestsOf(tag) ?? expect.fail(),
  })
  const parts = html.match(new RegExp(`part="(\\w+ )*${part}( \\w+)*"`, 'g')) ?? []
  expect(parts).toHaveLength(most)
  const carried = Object.values(answers).flatMap((answer) => Object.values(answer as object))
  expect(Math.max(...carried.map((list) => (Array.isArray(list) ? list.length : 0)))).toBeLessThanOrEqual(100)
  const lines = warn.mock.calls.map(([line]) => String(line))
  expect(new Set(lines).size).toBe(1)
  expect(lines[0]).toMatch(new RegExp(`^${tag}: .+: left out ${500 - most}: more than asked for$`))
})
