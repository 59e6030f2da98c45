/** First views alone, as the server draws them from the rows of the database, with the screens themselves, on one thread. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from '../testing/rendering'
import { openSite, type SiteUnderTest } from '../testing/site'

const drawer = startDrawer()
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ renderer: drawer, siteUrl: 'http://kzs.test' })
})
afterAll(() => site.close())

const get = (path: string, headers = {}) => site.app.request(`http://kzs.test${path}`, { headers })

/** A root's inside: one style, the screen, the host's slot, and what the view was drawn from. */
const inside =
  /^<style>(?:(?!<\/style).)+<\/style><div data-root lang="sl" data-content="shown">(.*)<\/div><slot><\/slot><script type="application\/json" data-view>([^<]+)<\/script>$/s

interface View {
  screen: string
  facts: { answers: Record<string, string>; metadata?: { title: string } }
}

async function viewAt(path: string): Promise<View> {
  const answer = await get(path)
  expect([path, answer.status]).toEqual([path, 200])
  const [, screen = '', facts = ''] = inside.exec(await answer.text()) ?? expect.fail('no view')
  return { screen, facts: JSON.parse(facts) }
}

test.each([
  ['roster', '?team=1', 'part="player'],
  ['match-list', '?per-page=5', 'part="match'],
  ['match-search', '', 'Poišči tekmo'],
  ['member-list', '', 'part="club'],
  ['news-list', '?per-page=8', 'part="news-card'],
  ['national-team', '?page=clani/evrobasket-2025', 'part="player'],
  ['competition', '?competition=1', '1. SKL'],
  ['competition', '?competition=901&tab=standings', 'part="standing-row'],
])('%s%s shows the screen and says what it was drawn from', async (name, query, word) => {
  const { screen, facts } = await viewAt(`/view/${name}${query}`)
  expect(screen).toContain(word)
  expect(screen).not.toMatch(/<script|\sstyle="|\son\w+=/)
  for (const [address, version] of Object.entries(facts.answers)) {
    expect(address).toMatch(/^http:\/\/kzs\.test\/api\//)
    expect(version).toMatch(/^[\da-z]{1,7}$/)
  }
})

test('says what it was drawn from in one order, however the answers came', async () => {
  const { facts } = await viewAt('/view/national-team?page=clani/evrobasket-2025')
  const addresses = Object.keys(facts.answers)
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses).toEqual([...addresses].sort())
})

test('brings no answer itself', async () => {
  const { facts } = await viewAt('/view/roster?team=1')
  const address = '/api/national-teams/1/players'
  expect(Object.keys(facts.answers)).toContain(`http://kzs.test${address}`)
  const [player] = (await (await get(address)).json()) as { first_name: string }[]
  expect(JSON.stringify(facts)).not.toContain(player?.first_name)
})

test.each([
  ['news-list', '', 'Parket - Novice'],
  ['match-list', '', 'Parket - Tekme'],
  ['competition', '?competition=1', 'Parket - 1. SKL, 1991/1992'],
  ['page', '?url=o-zvezi', 'Parket - O zvezi'],
])('%s%s says what a page with it would be called', async (name, query, title) => {
  const { facts } = await viewAt(`/view/${name}${query}`)
  expect(facts.metadata?.title).toBe(title)
})

test.each(['roster', 'ad-banner', 'match-search'])('%s has no page to call', async (name) => {
  const path = name === 'roster' ? '/view/roster?team=1' : `/view/${name}`
  expect((await viewAt(path)).facts).not.toHaveProperty('metadata')
})

describe.each([
  ['an unknown widget', '/view/skupina', 404],
  ['a widget of another case', '/view/Roster', 404],
  ['an embed', '/view/roster.js?team=1', 404],
  ['a name of every object', '/view/constructor', 404],
  ['an unknown attribute', '/view/roster?ekipa=1', 400],
  ['an attribute of every element', '/view/roster?onclick=alert(1)', 400],
  ['an attribute twice', '/view/roster?team=1&team=2', 400],
])('%s', (_, path, status) => {
  test('is refused', async () => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
  })
})

test.each([
  ['whose answers are another server’s', '?team=1&api=https%3A%2F%2Fdrugje.example%2Fapi'],
  ['whose state is in the page’s query', '?team=1&history=page'],
  ['of a team that does not exist', '?team=999999'],
])('an element %s is left to the browser', async (_, query) => {
  const answer = await get(`/view/roster${query}`)
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    204,
    'no-store',
    '',
  ])
})

test('so is every element while nothing can be drawn', async () => {
  drawer.isAsleep = true
  const answer = await get('/view/member-list?heading-level=3')
  drawer.isAsleep = false
  expect(answer.status).toBe(204)
})

test('is one however its attributes are ordered, and drawn again only when an answer has changed', async () => {
  const first = await get('/view/match-list?per-page=4&heading-level=3')
  const before = drawer.drawn
  const other = await get('/view/match-list?heading-level=3&per-page=4')
  expect(await other.text()).toBe(await first.text())
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await get('/view/match-list?per-page=4&heading-level=3', headers)).status).toBe(304)
  expect(drawer.drawn).toBe(before)
})

test('may be kept and taken by any site', async () => {
  const { headers } = await get('/view/member-list')
  expect(headers.get('cache-control')).toBe(
    'public, max-age=30, stale-while-revalidate=30, stale-if-error=86400',
  )
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})
