/**
 * How soon a visitor sees matches, beside a plain React element and one written by hand with the same rows, in Chromium
 * on a slow telephone (processor four times slower, 1.6 Mbit/s, 150 ms a request); what it costs before anybody touches
 * it, and how soon it answers who does. Needs a build.
 *
 * The floors are the markup of the element by hand, brought as it is in a page or in a script, and one plain row: nothing
 * asked, nothing live, nothing of our look. What brings the same rows can't be faster.
 *
 *   npm run bench                              50 and 100 rows, the most that a list shows; another season of 100; 20 lists;
 *                                              taps; the server
 *   npm run bench -- --rows 50 --rounds 3
 *
 * The ways take turns in each round; medians of all rounds, and ratios of those. The page is served by a site of the
 * bench's own, which is another API, too. What is asked of the Parket site itself (the view, the embed) shows the same
 * matches as the rivals where those are 50; more it does not give.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build, runnerImport } from 'vite'
import { styleText } from '../../src/build/sheet-plugin.mjs'
import { raceTaps, reachPages } from './first-tap.mjs'
import { printGoals } from './goals.mjs'
import { pause, race, SlowVisit, startBrowser, traceVisit } from './slow-visit.mjs'

const { values: given } = parseArgs({
  options: { rows: { type: 'string', default: '50,100' }, rounds: { type: 'string', default: '5' } },
})
const root = new URL('../../', import.meta.url).pathname
const rounds = Number(given.rounds)

const load = async (path) =>
  (
    await runnerImport(join(root, path), {
      configFile: false,
      logLevel: 'error',
      plugins: [styleText()],
      define: { __VERSION__: '"bench"' },
    })
  ).module
const { startSite } = await load('test/support/site.ts')
const { renderElement } = await load('test/bench/rendering.ts')
const { clockAt } = await load('src/domain/time/clock.ts')

/** A rival as its visitors would get it: one file, minified, React's production build. */
async function bundle(name) {
  const folder = mkdtempSync(join(tmpdir(), 'parket-bench-'))
  // The server's modules above were loaded as in development; a build takes React's development part by this.
  process.env.NODE_ENV = 'production'
  try {
    await build({
      root,
      mode: 'production',
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        lib: { entry: join(root, 'test/bench/rivals', name), formats: ['es'], fileName: () => 'rival.js' },
      },
    })
    return readFileSync(join(folder, 'rival.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const site = await startSite()
/** One of the site's seasons with more than 100 matches that have been played. */
const season = 2025
const now = clockAt(Date.now())
const pageOfSeason = async (number) =>
  (await fetch(`${site.origin}/api/matches?season=${season}&perPage=100&page=${number}`)).json()
const pages = await Promise.all([1, 2].map(pageOfSeason))
const dayOf = ({ dateTime }) => dateTime.slice(0, 10)
const real = pages
  .flatMap(({ matches }) => matches)
  .filter(({ dateTimeUtc }) => dateTimeUtc < now)
  .toSorted((one, other) => other.dateTime.localeCompare(one.dateTime))

/** The season's last days with at most this many matches: one page, whatever the current day. */
function lastDays(count) {
  const days = real.filter((match) => !real[count] || dayOf(match) > dayOf(real[count]))
  return { rows: days.length, from: dayOf(days.at(-1)), to: dayOf(days[0]) }
}

/** This many matches: the season's own in order, those of another in an order of their own. */
const answerOf = (rows, asked) => ({
  matches: Array.from({ length: rows }, (_, index) => ({
    ...real[(index + (asked - season) * 7) % real.length],
    id: asked * 100_000 + index,
    ...(asked === season ? {} : { firstTeamScore: asked - season }),
  })),
  total: rows,
})

const served = new Map()
let { rows, from, to } = lastDays(50)

async function respond(request, response) {
  const { pathname, searchParams, search } = new URL(request.url, 'http://bench')
  const open = { 'access-control-allow-origin': '*' }
  const send = (body, type) => {
    const bytes = brotliCompressSync(body, { params: { 1: 5 } })
    response.writeHead(200, { ...open, 'content-type': type, 'content-encoding': 'br' }).end(bytes)
  }
  if (pathname === '/api/matches')
    return send(
      JSON.stringify(answerOf(rows, Number(searchParams.get('season')) || season)),
      'application/json',
    )
  if (pathname.startsWith('/api/')) {
    const answer = await fetch(`${site.origin}${pathname}${search}`)
    return send(await answer.text(), 'application/json')
  }
  // Throttled here as well: a cross-site frame has a process of its own, which Chromium doesn't throttle.
  if (pathname === '/parket.js' || pathname.startsWith('/okvir/')) {
    const answer = await fetch(`${site.origin}${pathname}${search}`)
    return send(await answer.text(), answer.headers.get('content-type'))
  }
  const file = served.get(decodeURIComponent(pathname))
  if (!file) return response.writeHead(404, open).end()
  send(file.body, file.type)
}

const server = createServer(respond).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const api = `${origin}/api`

const put = (path, body, type = 'text/html; charset=utf-8') => served.set(path, { body, type })
const page = (body, head = '') =>
  `<!doctype html><html lang="sl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<body><h1>Tekme</h1>${body}`

put('/react.js', await bundle('plain-react.tsx'), 'text/javascript')
put('/vanilla.js', await bundle('vanilla.ts'), 'text/javascript')
const loader = `<script type="module" src="${site.origin}/parket.js"></script>`
const oneRow =
  '<style>.match{display:grid;padding:16px;font:16px/1.4 system-ui,sans-serif}</style><article class="match"><b>Krka</b><span>80 : 70</span><b>Helios</b></article>'

/** A floor: static markup without requests or hydration, in a page and in a script. */
function putFloor(name, markup) {
  put(
    `/${name} in a page`,
    page(`<rival-matches><template shadowrootmode="open">${markup}</template></rival-matches>`),
  )
  put(`/${name} in a script`, page(`<script src="/${name}.js" async></script>`))
  put(
    `/${name}.js`,
    `const element = document.createElement('rival-matches')
element.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(markup)}
document.currentScript.after(element)`,
    'text/javascript',
  )
}

/** The site returns a view only once it is rendered. */
async function renderedBySite(path) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const text = await (await fetch(site.origin + path)).text()
    if (text.includes(' data-view')) return text
    await pause(100)
  }
  throw new Error(`${path} comes without a view`)
}
const settings = () => ({ 'per-page': '100', search: 'off', season: String(season), from, to })
const query = () => String(new URLSearchParams(settings()))
const viewPath = () => `/view/match-list?${query()}`
const embedPath = () => `/embed/match-list.js?${query()}`

/** What a handwritten element needs of its answer, and no more. */
async function rowsByHand() {
  const visit = await visitWay('vanilla element', { isSlow: false })
  const markup = await visit.page.evaluate(() => document.querySelector('rival-matches').shadowRoot.innerHTML)
  await visit.end()
  return markup
}

const many = (element, count) => Array(count).fill(element).join('\n')

async function putPages(count = 1) {
  await Promise.all([viewPath(), embedPath()].map(renderedBySite))
  const rival = `<rival-matches api="${api}" per-page="100" season="${season}"></rival-matches>`
  const attributes = { api, ...settings() }
  const markup = Object.entries(settings()).map(([name, text]) => `${name}="${text}"`)
  const atRest = `<parket-match-list ${markup.join(' ')}></parket-match-list>`
  const renderingItself = atRest.replace(' ', ` api="${api}" `)
  put('/plain React element', page(many(rival, count), '<script type="module" src="/react.js"></script>'))
  put('/vanilla element', page(many(rival, count), '<script type="module" src="/vanilla.js"></script>'))
  put(
    '/iframe of a React page',
    page(`<iframe src="/plain React element" width="100%" height="600"></iframe>`),
  )
  put('/parket.js and a tag', page(many(atRest, count), loader))
  put('/parket.js, another api', page(many(renderingItself, count), loader))
  const { html } = await renderElement({
    ...{ tag: 'parket-match-list', attributes, page: {}, origin: site.origin, query: '', now },
    ask: async (address) => (await fetch(address)).text(),
  })
  // Like the shell's pages: the outlet is hidden until it is complete.
  const head = '<style>#outlet:not(:has(~ footer)) { visibility: hidden }</style>'
  put('/rendered page', page(`<main id="outlet">${many(html, count)}</main><footer></footer>`, head + loader))
  const embed = `<script src="${site.origin}${embedPath()}" async></script>`
  put('/rendered embed', page(many(embed, count)))
  put(
    '/rendered frame',
    page(`<iframe src="/okvir/match-list?${query()}" width="100%" height="600"></iframe>`),
  )
}

const browser = await startBrowser()
const addressOf = (way) => `${origin}/${encodeURIComponent(way)}`

async function visitWay(way, options) {
  const visit = await SlowVisit.begin(browser, options)
  await visit.goTo(addressOf(way))
  await visit.seen()
  return visit
}

/** @param options of the visit */
const measure = (options) => async (way) => {
  const visit = await visitWay(way, options)
  const { page } = visit
  const processor = await visit.still()
  const start = await page.evaluate(() => performance.timeOrigin)
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.seen)))
  const { content, all: shown } = all.find((seen) => seen.all)
  const measured = {
    content: content - start,
    shown: shown - start,
    ...visit.networkUntil(content),
    shifts: Math.max(...all.map(({ shifts }) => shifts)),
    longest: Math.max(...all.map(({ longest }) => longest)),
    processor,
    ...(await visit.heap()),
  }
  await visit.end()
  return measured
}

const sentBytes = (path) =>
  new Promise((resolve, reject) => {
    get(site.origin + path, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let bytes = 0
      for await (const part of response) bytes += part.length
      resolve(bytes)
    }).on('error', reject)
  })

async function bytesAtRest() {
  const [rows] = (await renderedBySite(viewPath())).match(/<section class="match-day">.*<\/section>/s)
  const bytes = {
    loader: await sentBytes('/parket.js'),
    view: await sentBytes(viewPath()),
    rows: brotliCompressSync(rows, { params: { 1: 5 } }).length,
  }
  return { ...bytes, beyond: bytes.loader + bytes.view - bytes.rows }
}

const rivals = ['plain React element', 'vanilla element', 'iframe of a React page']
const ownWays = [
  'parket.js and a tag',
  'parket.js, another api',
  'rendered embed',
  'rendered frame',
  'rendered page',
]
const floors = ['rows', 'one row'].flatMap((name) => [`${name} in a script`, `${name} in a page`])
const pad = (text) => text.padStart(10)

function print(title, results, columns) {
  const there = rivals.filter((name) => results.has(name))
  const rivalName = (name) => (name.startsWith('plain') ? 'React' : name.split(' ')[0])
  const heads = [...columns.map(([name]) => name), ...there.map((name) => `× ${rivalName(name)}`)]
  console.log(`\n${title}\n${''.padEnd(24)}${heads.map((head) => pad(head)).join('')}`)
  for (const [way, measured] of results) {
    const cells = columns.map(([, key, digits = 0]) => measured[key]?.toFixed(digits) ?? '–')
    const [, first] = columns[0]
    const ratios = there.map((name) => (measured[first] / results.get(name)[first]).toFixed(2))
    console.log(way.padEnd(24) + [...cells, ...ratios].map((cell) => pad(cell)).join(''))
  }
}

/** From another season to its first row on the screen, in ms. */
async function filter(way) {
  const visit = await visitWay(way, { isSlow: false })
  const took = await visit.page.evaluate(
    async (season) => {
      const element = document.querySelector('rival-matches, parket-match-list')
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const first = () => element.shadowRoot.querySelector('article.match')?.textContent
      const before = first()
      const start = performance.now()
      element.setAttribute('season', season)
      while (first() === before) await frame()
      await frame()
      return performance.now() - start
    },
    String(season + 1),
  )
  await visit.end()
  return { filter: took }
}

/** The slowest answers of the server's page of a national team, warm, 20 requests in flight: p95 in ms. */
async function serve(headers = {}) {
  const address = `${site.origin}/reprezentance/clani/evrobasket-2025`
  const ask = async () => {
    const start = performance.now()
    const answer = await fetch(address, { headers })
    await answer.arrayBuffer()
    return { took: performance.now() - start, answer }
  }
  const first = await ask()
  let left = 1000
  const took = []
  const visitor = async () => {
    while (left-- > 0) took.push((await ask()).took)
  }
  await Promise.all(Array.from({ length: 20 }, visitor))
  const p95 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)]
  return { p95, status: first.answer.status, etag: first.answer.headers.get('etag') }
}

const slowColumns = [
  ['content', 'content'],
  ['bytes', 'bytes'],
  ['requests', 'requests'],
  ['longest', 'longest'],
  ['CPU', 'processor'],
  ['CLS', 'shifts', 4],
]

async function raceContent(count) {
  ;({ rows, from, to } = lastDays(count))
  await putPages()
  putFloor('rows', await rowsByHand())
  const results = await race(rounds, [...rivals, ...ownWays, ...floors], measure())
  print(`${rows} matches: ms until content`, results, slowColumns)
  return results
}

const compared = ['plain React element', 'vanilla element']

async function raceAtRest() {
  const ways = [...compared, ...ownWays, 'one row in a page']
  const results = await race(rounds, ways, (way) => traceVisit(browser, addressOf(way)))
  print('50 matches, before anybody touches: ms that scripts run, with what they call and alone', results, [
    ['scripts', 'script'],
    ['alone', 'scriptAlone'],
    ['longest', 'longestTask'],
  ])
  return results
}

/** Twenty lists on a page: work and memory beside one alone, and how soon all are shown. */
async function raceCrowd() {
  const ways = [...compared, 'parket.js and a tag', 'parket.js, another api']
  const alone = await race(rounds, ways, measure({ isSlow: false }))
  await putPages(20)
  const crowd = await race(rounds, ways, measure({ isSlow: false, count: 20 }))
  const onSlowLine = await race(rounds, ways, measure({ count: 20 }))
  for (const [way, measured] of crowd) {
    const one = alone.get(way)
    measured.each = (measured.heap - one.heap) / 19
    measured.eachWithNodes = (measured.heapWithNodes - one.heapWithNodes) / 19
    measured.shownSlowly = onSlowLine.get(way).shown
  }
  print(
    '20 lists of 50 matches: processor in ms, ms until all are shown, heap per further list in kB',
    crowd,
    [
      ['CPU', 'processor'],
      ['shown', 'shown'],
      ['slow line', 'shownSlowly'],
      ['heap each', 'each'],
      ['+ nodes', 'eachWithNodes'],
    ],
  )
  return crowd
}

async function raceFilter() {
  ;({ rows, from, to } = lastDays(100))
  await putPages()
  const results = await race(rounds, [...compared, 'parket.js, another api'], filter)
  print(`${rows} matches, another season: ms until the first row`, results, [['filter', 'filter']])
  return results
}

async function raceReach() {
  for (const [name, body] of Object.entries(reachPages(loader, season))) put(`/${name}`, page(body))
  await renderedBySite('/view/match-search')
  await renderedBySite(`/view/match-list?per-page=20&search=off&season=${season}`)
  const results = await raceTaps(rounds, browser, addressOf)
  print('An element at rest: ms from the tap', results, [
    ['kept', 'kept'],
    ['live', 'live'],
    ['effect', 'effect'],
    ['new rows', 'rows'],
  ])
  return results
}

async function serveWarm() {
  await serve()
  const whole = await serve()
  const unchanged = await serve({ 'if-none-match': whole.etag })
  console.log(
    `\nA national team's page, 20 requests in flight, p95: ${whole.p95.toFixed(0)} ms (${whole.status}), ${unchanged.p95.toFixed(0)} ms (${unchanged.status})`,
  )
}

try {
  putFloor('one row', oneRow)
  const content = new Map()
  for (const count of given.rows.split(',').map(Number)) content.set(count, await raceContent(count))
  ;({ rows, from, to } = lastDays(50))
  await putPages()
  const atRest = await raceAtRest()
  const crowd = await raceCrowd()
  const filtered = await raceFilter()
  const reach = await raceReach()
  await serveWarm()
  printGoals({ content: content.get(50), atRest, crowd, filtered, reach, bytes: await bytesAtRest() })
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
  await site.stop()
}
