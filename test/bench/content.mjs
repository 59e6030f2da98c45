/**
 * How soon a visitor sees matches, beside a plain React element and one written by hand with the same rows, in Chromium
 * on a slow telephone (processor four times slower, 1.6 Mbit/s, 150 ms a request). Needs a build.
 *
 * The floors are the markup of the element by hand, brought as it is in a page or in a script, and one plain row: nothing
 * asked, nothing live, nothing of our look. What brings the same rows can't be faster.
 *
 *   npm run bench                              50, 500 and 2,000 rows; another season of 2,000; 20 widgets; the server
 *   npm run bench -- --rows 50 --rounds 3
 *
 * The ways take turns in each round; medians of all rounds, and ratios of those. The page is served by a site of the
 * bench's own, the answers by it, too; the embed is drawn by the server as it is.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, runnerImport } from 'vite'
import { styleText } from '../../src/styles/sheet-plugin.mjs'
import { chromiumArguments, findChromium } from '../support/chromium.mjs'

const { values: given } = parseArgs({
  options: { rows: { type: 'string', default: '50,500,2000' }, rounds: { type: 'string', default: '5' } },
})
const root = new URL('../../', import.meta.url).pathname
const rounds = Number(given.rounds)
const slow = { latency: 150, bytes: (1.6 * 1024 * 1024) / 8, processor: 4 }

const load = async (path) =>
  (
    await runnerImport(join(root, path), {
      configFile: false,
      logLevel: 'error',
      plugins: [styleText()],
      define: {
        __VERSION__: '"bench"',
        __SCREEN_FILES__: readFileSync(join(root, 'dist/chunks.json'), 'utf8'),
      },
    })
  ).module
const { startSite } = await load('test/support/site.ts')
const { drawElement } = await load('demo/rendering/element.ts')

/** A rival as its visitor would get it: one file, minified, React's production build. */
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
const shellPage = readFileSync(join(root, 'dist/public/shell/index.html'), 'utf8')
const { matches: real } = await (await fetch(`${site.origin}/api/matches?perPage=100`)).json()

/** So many matches, those of each season in an order of their own. */
const answerOf = (rows, season) => ({
  matches: Array.from({ length: rows }, (_, index) => ({
    ...real[(index + season * 7) % real.length],
    id: season * 100_000 + index,
    firstTeamScore: season,
  })),
  total: rows,
})

/** Addresses of the bench's own site, with what they answer. */
const served = new Map()
let rows = 50

async function respond(request, response) {
  const { pathname, searchParams, search } = new URL(request.url, 'http://bench')
  const open = { 'access-control-allow-origin': '*' }
  const send = (body, type) => {
    const bytes = brotliCompressSync(body, { params: { 1: 5 } })
    response.writeHead(200, { ...open, 'content-type': type, 'content-encoding': 'br' }).end(bytes)
  }
  if (pathname === '/api/matches')
    return send(JSON.stringify(answerOf(rows, Number(searchParams.get('season')) || 1)), 'application/json')
  if (pathname.startsWith('/api/')) {
    const answer = await fetch(`${site.origin}${pathname}${search}`)
    return send(await answer.text(), 'application/json')
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
const rival = `<rival-matches api="${api}" per-page="50"></rival-matches>`
const attributes = { api, 'per-page': '50', search: 'off', season: '1' }
const ours = `<parket-match-list api="${api}" per-page="50" search="off" season="1"></parket-match-list>`
const loader = `<script type="module" src="${site.origin}/parket.js"></script>`
const oneRow =
  '<style>.match{display:grid;padding:16px;font:16px/1.4 system-ui,sans-serif}</style><article class="match"><b>Krka</b><span>80 : 70</span><b>Helios</b></article>'

/** A floor: markup that nothing is asked for and nothing takes over, in a page and in a script. */
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

/** What an element by hand makes of its answer, and no more. */
async function rowsByHand() {
  const { opened, close } = await open('vanilla element', { isSlow: false })
  const markup = await opened.evaluate(() => document.querySelector('rival-matches').shadowRoot.innerHTML)
  await close()
  return markup
}

/** Many of one way on a page. */
const many = (element, count) => Array(count).fill(element).join('\n')

async function putPages(count = 1) {
  put('/plain React element', page(many(rival, count), '<script type="module" src="/react.js"></script>'))
  put('/vanilla element', page(many(rival, count), '<script type="module" src="/vanilla.js"></script>'))
  put(
    '/iframe of a React page',
    page(`<iframe src="/plain React element" width="100%" height="600"></iframe>`),
  )
  put('/parket.js', page(many(ours, count), loader))
  const { html } = await drawElement({
    ...{ tag: 'parket-match-list', attributes, page: {}, origin: site.origin, query: '' },
    ask: async (address) => (await fetch(address)).json(),
  })
  // As the shell's pages: nothing is drawn before the outlet is whole, and what all screens share is asked for beforehand.
  const head = shellPage.match(/<link rel="(?:expect|modulepreload)"[^>]*>/g).join('')
  const absolute = head.replaceAll('href="/', `href="${site.origin}/`)
  put('/rendered page', page(`<main id="outlet">${many(html, count)}</main>`, absolute + loader))
  const embed = `<script src="${site.origin}/embed/match-list.js?per-page=50&search=off" async></script>`
  put('/rendered embed', page(many(embed, count)))
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: chromiumArguments,
})

/** Notes when the first match is painted, when an element of ours is live, shifts and long tasks. Runs in each frame. */
function watch() {
  const seen = { content: 0, live: 0, shifts: 0, longest: 0 }
  Object.defineProperty(window, 'seen', { value: seen })
  window.addEventListener('parket-load', () => {
    seen.live ||= performance.now()
  })
  const note = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('layout-shift', ({ value }) => {
    seen.shifts += value
  })
  note('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration)
  })
  const hosts = () =>
    [...document.querySelectorAll('rival-matches, parket-match-list')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
  // Placeholders are no content, though they look like matches.
  const isThere = () => hosts().some((root) => root.querySelector('article.match'))
  // What is there in a frame is seen when that frame is painted: a message comes after it.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    seen.content = performance.timeOrigin + performance.now()
  }
  // No loop of frames: each would cost a page that moves more than one that stands.
  const observed = new Map()
  const observe = (root) => {
    if (observed.has(root)) return
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true })
    observed.set(root, observer)
  }
  const look = () => {
    hosts().forEach(observe)
    if (!isThere()) return
    for (const observer of observed.values()) observer.disconnect()
    Element.prototype.attachShadow = attachShadow
    requestAnimationFrame(() => port2.postMessage(null))
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    observe(root)
    return root
  }
  observe(document)
}

/** What is read as soon as it has hardly grown for half a second: twenty lists are still drawn when nothing comes any more. */
async function whenStill(read) {
  for (let before = await read(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const now = await read()
    if (now - before < 10) return now
    before = now
  }
}

async function open(way, { isSlow = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const opened = await context.newPage()
  const session = await context.newCDPSession(opened)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  if (isSlow)
    await session.send('Network.emulateNetworkConditions', {
      ...{
        offline: false,
        latency: slow.latency,
        downloadThroughput: slow.bytes,
        uploadThroughput: slow.bytes,
      },
    })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor })
  await opened.addInitScript(watch)
  const faults = []
  opened.on('pageerror', (fault) => faults.push(fault))
  const arrived = []
  session.on('Network.dataReceived', ({ encodedDataLength, timestamp }) =>
    arrived.push({ bytes: encodedDataLength, at: timestamp }),
  )
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
  })
  await opened.goto(`${origin}/${encodeURIComponent(way)}`, { waitUntil: 'commit' })
  const seenIn = () => Promise.all(opened.frames().map((frame) => frame.evaluate(() => window.seen)))
  const found = async () => (await seenIn()).find((seen) => seen?.content)
  while (!(await found().catch(() => undefined))) {
    if (faults.length) throw new Error(`${way} shows nothing`, { cause: faults[0] })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const bytes = arrived.reduce((sum, each) => sum + each.bytes, 0)
  const hops = requests
  await opened.waitForLoadState('networkidle')
  const processor = await whenStill(async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  })
  const start = await opened.evaluate(() => performance.timeOrigin)
  const all = await seenIn()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const measured = {
    content: (await found()).content - start,
    live: Math.max(...all.map(({ live }) => live)),
    bytes,
    hops,
    shifts: Math.max(...all.map(({ shifts }) => shifts)),
    longest: Math.max(...all.map(({ longest }) => longest)),
    processor,
    heap: usedSize / 1000,
  }
  return { measured, opened, close: () => context.close() }
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** Every way once in each round; medians by way. */
async function race(ways, measure) {
  const results = new Map(ways.map((way) => [way, []]))
  for (let round = 0; round < rounds; round++)
    for (const way of ways) results.get(way).push(await measure(way))
  return new Map(
    [...results].map(([way, all]) => [
      way,
      Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((each) => each[key]))])),
    ]),
  )
}

const rivals = ['plain React element', 'vanilla element', 'iframe of a React page']
const ownWays = ['parket.js', 'rendered embed', 'rendered page']
const floors = ['rows', 'one row'].flatMap((name) => [`${name} in a script`, `${name} in a page`])
const pad = (text, width = 10) => String(text).padStart(width)

function print(title, results, columns) {
  console.log(`\n${title}`)
  console.log(
    ''.padEnd(24) +
      columns.map(([name]) => pad(name)).join('') +
      rivals
        .map((name) => pad(`× ${name.split(' ')[0] === 'plain' ? 'React' : name.split(' ')[0]}`))
        .join(''),
  )
  for (const [way, measured] of results) {
    const cells = columns.map(([, key, digits = 0]) =>
      pad(measured[key] ? measured[key].toFixed(digits) : '0'),
    )
    const [, first] = columns[0]
    const ratios = rivals.map((name) =>
      pad(results.has(name) ? (measured[first] / results.get(name)[first]).toFixed(2) : ''),
    )
    console.log(way.padEnd(24) + cells.join('') + ratios.join(''))
  }
}

const visit = (isSlow) => async (way) => {
  const { measured, close } = await open(way, { isSlow })
  await close()
  return measured
}

/** From another season to its first row on the screen, in ms. */
async function filter(way) {
  const { opened, close } = await open(way, { isSlow: false })
  const took = await opened.evaluate(async () => {
    const element = document.querySelector('rival-matches, parket-match-list')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const first = () => element.shadowRoot.querySelector('article.match')?.textContent
    const before = first()
    const start = performance.now()
    element.setAttribute('season', '2')
    while (first() === before) await frame()
    await frame()
    return performance.now() - start
  })
  await close()
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

try {
  const columns = [
    ['content', 'content'],
    ['live', 'live'],
    ['bytes', 'bytes'],
    ['requests', 'hops'],
    ['longest', 'longest'],
    ['CPU', 'processor'],
    ['CLS', 'shifts', 4],
  ]
  for (const count of given.rows.split(',').map(Number)) {
    rows = count
    await putPages()
    putFloor('one row', oneRow)
    putFloor('rows', await rowsByHand())
    // An embed asks the site itself, which gives no more than 100.
    const ways =
      count <= 50
        ? [...rivals, ...ownWays, ...floors]
        : [...rivals, ...ownWays.filter((way) => way !== 'rendered embed')]
    print(`${count} matches: ms until content`, await race(ways, visit(true)), columns)
  }
  rows = 2000
  await putPages()
  const filtered = ['plain React element', 'vanilla element', 'parket.js']
  print('2,000 matches, another season: ms until the first row', await race(filtered, filter), [
    ['filter', 'filter'],
  ])
  rows = 50
  const alone = await race(filtered, visit(false))
  await putPages(20)
  const crowd = await race(filtered, visit(false))
  for (const [way, measured] of crowd) measured.each = (measured.heap - alone.get(way).heap) / 19
  print('20 widgets of 50 matches: processor in ms, heap per further widget in kB', crowd, [
    ['CPU', 'processor'],
    ['heap each', 'each'],
  ])
  await serve()
  const whole = await serve()
  const unchanged = await serve({ 'if-none-match': whole.etag })
  console.log(
    `\nA national team's page, 20 requests in flight, p95: ${whole.p95.toFixed(0)} ms (${whole.status}), ${unchanged.p95.toFixed(0)} ms (${unchanged.status})`,
  )
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
  await site.stop()
}
