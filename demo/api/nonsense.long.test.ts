/**
 * Every request of the API's description with nonsense for parameters: never a fault of the server, always an answer
 * that says nothing of its inside.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'

const tries = inject('long') ? 300 : 15

interface Operation {
  method: 'GET' | 'POST'
  path: string
  query: string[]
}

let site: SiteUnderTest
let operations: Operation[]

interface Described {
  parameters?: { in: string; name: string }[]
}

beforeAll(async () => {
  site = await openSite()
  const { paths }: { paths: Record<string, { get?: Described; post?: Described }> } = await (
    await site.app.request('/api/openapi.json')
  ).json()
  operations = Object.entries(paths).map(([path, { get, post }]) => ({
    method: get ? 'GET' : 'POST',
    path,
    query: ((get ?? post)?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
  }))
}, 120_000)
afterAll(() => site.close())

const collected = [
  ...["'", "' OR '1'='1", '1; DROP TABLE matches--', '1) UNION SELECT version()--', '$1', '%27', '\\', '"'],
  ...['0', '-1', '1.5', '1e9', '0x10', '٣', 'NaN', '2147483647', '2147483648', '99999999999999999999'],
  ...[' 1', '1 ', '../../etc/passwd', '..%2f', '%00', '\u0000', '\u202e', '\ud800', '🏀', 'ﬃ', 'ß', 'İ'],
  ...['\r\nX: y', '{}', '[]', 'true', 'null', 'undefined', '__proto__', 'constructor', 'domov', 'krka'],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '-2026-01-01', '2026-01-01T00:00:00Z', '2025-09-01', '2026'],
  ...['MALE', 'points', 'OFFICIAL', 'Člani', '1,2,3', ',,,', '1,'.repeat(200), 'a'.repeat(101)],
  ...['a'.repeat(5000), '%', '_', '*', ':*', '&', '|', '!', '()', "a'b", 'a b c d e f g h i j k'],
  ...['<script>alert(1)</script>', '{{7*7}}', '#{7*7}', 'javascript:alert(1)'],
]
const nonsense = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...collected) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
)

/** As a browser encodes it; half of a surrogate pair, which none can encode, as its bytes. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString())

/** One or several of the parameters, some of them twice, or one that nobody knows. */
const queryOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom('unknown', ...names), nonsense), { maxLength: 5 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'))

const addressOf = ({ path, query }: Operation) =>
  fc
    .tuple(fc.array(nonsense, { minLength: 2, maxLength: 2 }), queryOf(query))
    .map(([ids, asked]) => `/api${path.replace(/\{\w+\}/g, () => encoded(ids.pop() ?? 'x'))}?${asked}`)

/** What only the server may know: its statements, its files, its stack. */
const secrets =
  /select |insert into|\bat \S+ \(|node_modules|\.tsx?\b|\.js:\d|postgres|pglite|drizzle|\/(?:work|home|tmp|root)\//i

async function expectHarmless(address: string, method: string): Promise<void> {
  const answer = await site.app.request(address, { method })
  const text = await answer.text()
  expect([200, 204, 304, 400, 404, 414, 429]).toContain(answer.status)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  if (answer.status < 400) return
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(text).not.toMatch(secrets)
}

describe('nonsense for parameters', () => {
  test(`is answered with what it deserves on every request, ${tries} times each`, async () => {
    expect(operations.length).toBeGreaterThan(30)
    for (const operation of operations) {
      const property = fc.asyncProperty(addressOf(operation), (address) =>
        expectHarmless(address, operation.method),
      )
      await fc.assert(property, { numRuns: tries })
    }
    expect(site.lines).toEqual([])
  }, 300_000)

  test('in addresses that no request has is answered with 404', async () => {
    const address = fc
      .array(nonsense, { minLength: 1, maxLength: 4 })
      .map((names) => `/api/x${names.map(encoded).join('/')}`)
    const property = fc.asyncProperty(address, async (path) => {
      const answer = await site.app.request(path)
      expect([404, 414]).toContain(answer.status)
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      expect(await answer.text()).not.toMatch(secrets)
    })
    await fc.assert(property, { numRuns: tries * 4 })
  })

  test('in addresses of pages gives a page or 404, and the query is nowhere in it as markup', async () => {
    const address = fc
      .tuple(fc.array(nonsense, { minLength: 1, maxLength: 3 }), queryOf(['klub', 'sezona', 'q', 'stran']))
      .map(([names, asked]) => `/${names.map(encoded).join('/')}?${asked}`)
    const property = fc.asyncProperty(address, async (path) => {
      const answer = await site.app.request(path)
      const text = await answer.text()
      expect([200, 404, 414]).toContain(answer.status)
      expect(text).not.toMatch(/<script>alert/)
      expect(text).not.toMatch(/node_modules|\bat \S+ \(|\/work\/|root:/)
    })
    await fc.assert(property, { numRuns: tries * 4 })
    expect(site.lines).toEqual([])
  })
})

describe('a page after the last one', () => {
  const paged = ['/matches?season=2025', '/matches?referee=1', '/news?', '/search?q=krka']

  test.each(paged)('of %s is empty and says how many there are', async (path) => {
    const ask = async (page: number) => (await site.app.request(`/api${path}&page=${page}`)).json()
    const [first, far] = [await ask(1), await ask(9_999_999)]
    const counted = (answer: object) => Object.entries(answer).filter(([, value]) => !Array.isArray(value))
    expect(counted(far)).toEqual(counted(first))
    expect(Object.values(far).find(Array.isArray)).toEqual([])
  })
})
