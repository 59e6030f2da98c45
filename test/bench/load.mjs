/**
 * How the server bears load: mixed requests at a fixed rate, whatever it does with them (an open loop: a request is
 * due at its moment and its time counts from there, so that a stall costs all who would have come meanwhile).
 *
 *   npm run bench:load                      300 seconds at 200 requests a second on a temporary embedded database
 *   npm run bench:load -- --seconds 60      shorter; --rate 100 slower; DATABASE_URL=… on that (empty) PostgreSQL
 *
 * Needs a build. Ends with 1 where the p99 is over 250 ms, an answer is an error, or memory rises.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chanceOf, quantile } from './seeded-server.mjs'

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '200' },
    limit: { type: 'string', default: '250' },
    port: { type: 'string', default: '18397' },
  },
})
const [seconds, rate, limit, port] = [given.seconds, given.rate, given.limit, given.port].map(Number)
/** Limit of the heap's growth in bytes, from the first measurement to the last. */
const mostGrowth = 8 * 1024 * 1024
const main = new URL('../../dist/server/main.js', import.meta.url).pathname

const chance = chanceOf()
const oneOf = (values) => values[chance(values.length)]
const query = (parts) =>
  new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()

/** Servers that report their heap after a garbage collection. */
const report =
  'data:text/javascript,process.on("SIGUSR2",()=>{gc();gc();process.send(process.memoryUsage())})'

async function startServer(env) {
  const args = ['--expose-gc', '--import', report, main]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function memoryOf(child) {
  const told = once(child, 'message')
  child.kill('SIGUSR2')
  const [{ rss, heapUsed, external }] = await told
  return { rss, heapUsed, external }
}

const json = async (path) => (await fetch(`http://localhost:${port}/api${path}`)).json()
const idsOf = (records) => records.map(({ id }) => id)

/** Existing ids, so that requests find something. */
async function readFacts() {
  const [seasons, clubs, halls, referees, news, matches] = await Promise.all(
    ['/seasons', '/clubs', '/sport-halls', '/referees', '/news?perPage=100', '/matches?perPage=100'].map(
      json,
    ),
  )
  const { paths } = await json('/openapi.json')
  const manifest = JSON.parse(
    readFileSync(new URL('../../dist/public/manifest.json', import.meta.url), 'utf8'),
  )
  const ad = await json('/ad')
  const menu = JSON.stringify(await json('/menu')).match(/(?<="url":"\/?)[^"/:?#]+(?=")/g) ?? []
  const answers = await Promise.all(menu.map((url) => fetch(`http://localhost:${port}/api/pages?url=${url}`)))
  const pages = ['domov', ...menu.filter((_, index) => answers[index].ok)]
  return {
    ...{ seasons: idsOf(seasons), clubs: idsOf(clubs), halls: idsOf(halls), referees: idsOf(referees) },
    ...{
      slugs: news.news.map(({ url }) => url),
      teams: [1, 2, 3],
      players: [1, 2, 3, 4, 5],
      opponents: [1, 2, 12],
    },
    ...{ total: matches.total, requests: Object.keys(paths).length, manifest, pages, ad: ad.uuid },
  }
}

const words = ['krka', 'dončić', 'pokal', 'liga', 'reprezentanca', 'ljubljana', 'zmaga', 'x']
const days = ['', '', '2025-10-01', '2026-02-01']

/** Each request of the API by its path in the description, so that none is forgotten. */
const api = (facts) => ({
  '/pages': () => `/pages?url=${oneOf(facts.pages)}`,
  '/menu': () => '/menu',
  '/seasons': () => '/seasons',
  '/competitions': () => `/competitions?seasonId=${oneOf(facts.seasons)}`,
  '/clubs': () => '/clubs',
  '/sport-halls': () => '/sport-halls',
  '/members': () => '/members',
  '/referees': () => '/referees',
  '/commissioners': () => '/commissioners',
  '/categories': () => `/categories?type=${oneOf(['NATIONAL_TEAM', 'GENERAL'])}`,
  '/news': () =>
    `/news?${query({ perPage: oneOf([9, 13, 20]), page: 1 + chance(5), category: oneOf(['', '1', '1,2']) })}`,
  '/news/{url}': () => `/news/${oneOf(facts.slugs)}`,
  '/ad': () => '/ad',
  '/national-teams/{id}': () => `/national-teams/${oneOf(facts.teams)}`,
  '/national-teams/{id}/staff': () => `/national-teams/${oneOf(facts.teams)}/staff`,
  '/national-teams/{id}/players': () => `/national-teams/${oneOf(facts.teams)}/players`,
  '/national-teams/{id}/matches': () => `/national-teams/${oneOf(facts.teams)}/matches`,
  '/national-teams/{id}/matches.ics': () => `/national-teams/${oneOf(facts.teams)}/matches.ics`,
  '/opponents': () => `/opponents?categoryId=${1 + chance(3)}`,
  '/opponents/{id}': () => `/opponents/${oneOf(facts.opponents)}`,
  '/all-time-standings': () =>
    `/all-time-standings?type=${oneOf(['points', 'games'])}&gender=${oneOf(['MALE', 'FEMALE'])}`,
  '/history/seasons': () => '/history/seasons',
  '/history/competitions': () => `/history/competitions?${query({ category: 'Člani', gender: 'MALE' })}`,
  '/history/matches': () =>
    `/history/matches?${query({ season: oneOf(facts.seasons), category: 'Člani', gender: 'MALE', type: 'OFFICIAL' })}`,
  '/matches': () =>
    `/matches?${query({ season: oneOf(['', ...facts.seasons]), club: oneOf(['', '', ...facts.clubs]), hall: oneOf(['', '', '', ...facts.halls.slice(0, 3)]), referee: oneOf(['', '', '', ...facts.referees.slice(0, 3)]), from: oneOf(days), page: 1 + chance(Math.ceil(facts.total / 40)), perPage: oneOf([20, 50, 100]) })}`,
  '/matches.ics': () => `/matches.ics?${query({ season: oneOf(facts.seasons), club: oneOf(facts.clubs) })}`,
  '/matches.csv': () => `/matches.csv?${query({ season: oneOf(facts.seasons), club: oneOf(facts.clubs) })}`,
  '/changes': () => `/changes?${query({ club: oneOf(facts.clubs) })}`,
  '/competitions/{id}': () => '/competitions/30',
  '/competitions/{id}/standings.csv': () => '/competitions/30/standings.csv',
  '/competitions/{id}/statistics': () => '/competitions/30/statistics',
  '/competition-history': () => '/competition-history',
  '/players/{id}': () => `/players/${oneOf(facts.players)}`,
  '/search': () => `/search?${query({ q: oneOf(words), page: 1 + chance(3) })}`,
})

const shell = (facts) => [
  '/',
  '/tekme',
  '/klubi',
  '/novice',
  `/novica/${oneOf(facts.slugs)}`,
  '/iskalnik?q=krka',
  '/ni-take',
]

function makeKinds(facts) {
  const requests = Object.values(api(facts))
  const assets = ['/parket.js', '/manifest.json', ...facts.files]
  return [
    { kind: 'API', share: 58, path: () => `/api${oneOf(requests)()}` },
    { kind: 'match search', share: 10, path: () => `/api${api(facts)['/matches']()}` },
    { kind: 'pages', share: 14, path: () => oneOf(shell(facts)) },
    { kind: 'files', share: 16, path: () => oneOf(assets) },
    { kind: 'clicks', share: 2, path: () => `/api/ads/${facts.ad}/clicks`, method: 'POST' },
  ]
}

const chooseKind = (kinds) => oneOf(kinds.flatMap((kind) => Array(kind.share).fill(kind)))

const agent = new Agent({ keepAlive: true })
const etags = new Map()
let visitors = 0

/** Resolves with the status and the milliseconds since `due`; 0 where no whole answer came. */
function ask({ path, method = 'GET' }, due) {
  visitors += 1
  const headers = {
    'Accept-Encoding': oneOf(['br', 'br', 'gzip', '']),
    'X-Forwarded-For': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
  // A third of the returning visitors revalidate.
  if (etags.has(path) && chance(3) === 0) headers['If-None-Match'] = etags.get(path)
  return new Promise((resolve) => {
    const finish = (status) => resolve({ status, time: performance.now() - due })
    const asked = request({ port, agent, path, method, headers }, (answer) => {
      if (answer.headers.etag) etags.set(path, answer.headers.etag)
      answer.resume()
      answer.on('end', () => finish(answer.statusCode))
      answer.on('error', () => finish(0))
    })
    asked.on('error', () => finish(0))
    asked.end()
  })
}

const isRight = ({ status, path }) =>
  [200, 204, 304].includes(status) || (status === 404 && path === '/ni-take')

async function sendAll(kinds, begin, onMinute) {
  const results = []
  const under = []
  const total = seconds * rate
  const minute = Math.min(total - 1, Math.max(rate * 5, Math.min(60, seconds / 4) * rate))
  for (let sent = 0; sent < total; ) {
    const due = begin + (sent * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const { kind, path: makePath, method } = chooseKind(kinds)
    const path = makePath()
    under.push(ask({ path, method }, due).then((result) => results.push({ kind, path, ...result })))
    sent += 1
    if (sent === Math.round(minute)) onMinute()
  }
  await Promise.all(under)
  return results
}

const inMegabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const memoryLine = (when, { rss, heapUsed, external }) =>
  `${when}: ${inMegabytes(rss)} resident, ${inMegabytes(heapUsed)} heap, ${inMegabytes(external)} beside it`

function row(kind, results) {
  const times = results.map(({ time }) => time).sort((a, b) => a - b)
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1).padStart(8))
  return `${String(results.length).padStart(7)} ${figures.join(' ')}  ${kind}`
}

function verdict(results, before, after) {
  const wrong = results.filter((result) => !isRight(result))
  const p99 = quantile(
    results.map(({ time }) => time).sort((a, b) => a - b),
    0.99,
  )
  const growth = after.heapUsed + after.external - before.heapUsed - before.external
  for (const { status, path } of wrong.slice(0, 10)) console.log(`${status} for ${path}`)
  console.log(
    `${wrong.length} errors; p99 ${p99.toFixed(1)} ms of ${limit}; ${inMegabytes(growth)} more held`,
  )
  return wrong.length === 0 && p99 <= limit && growth <= mostGrowth
}

const filesOf = ({ manifest }) =>
  [...new Set(JSON.stringify(manifest).match(/assets\/[\w.-]+\.js/g) ?? [])].map((file) => `/${file}`)

const folder = mkdtempSync(join(tmpdir(), 'parket-bench-'))
const env = { DATABASE_URL: '', ...process.env, DATA_DIR: folder, PORT: String(port), TRUST_PROXY: '1' }
const child = await startServer(env)
try {
  const facts = await readFacts()
  if (facts.requests - 1 !== Object.keys(api(facts)).length)
    throw new Error('The mix lacks a request of the API')
  const kinds = makeKinds({ ...facts, files: filesOf(facts) })
  let early
  const results = await sendAll(kinds, performance.now(), () => {
    early = memoryOf(child)
  })
  const [before, after] = [await early, await memoryOf(child)]
  console.log(
    `${results.length} requests in ${seconds} s, ${rate} a second; milliseconds from the moment each was due`,
  )
  console.log('  count      p50      p95      p99     most  kind')
  for (const { kind } of kinds)
    console.log(
      row(
        kind,
        results.filter((result) => result.kind === kind),
      ),
    )
  console.log(row('all', results))
  console.log(memoryLine('After the first minute', before))
  console.log(memoryLine('At the end', after))
  process.exitCode = verdict(results, before, after) ? 0 : 1
} finally {
  agent.destroy()
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
