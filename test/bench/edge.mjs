/**
 * How much one process carries alone and behind the nginx that is shipped: pages, views, embeds, API and files, one request
 * in fifty a page with a query that nobody knows. Needs a build, Debian's nginx and wrk.
 *
 *   npm run bench:edge                    five minutes behind nginx on a temporary embedded database
 *   npm run bench:edge -- --seconds 30    shorter
 *
 * Prints the rate that the process alone holds at a p99 of 250 ms, how many times that goes through nginx, and what share
 * that is of the same nginx giving out the same bytes as files. Ends with 1 where an answer is lost or refused, a page comes
 * unrendered, memory rises, or it is less than twenty times.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { nginxFolder, shippedNginx } from '../support/server/nginx-folder.mjs'

const { values: given } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, port: { type: 'string', default: '18410' } },
})
const [seconds, port] = [given.seconds, given.port].map(Number)
const ports = { alone: port, figures: port + 1, nginx: port + 2, files: port + 3 }
/** Limit of the p99 in ms */
const limit = 250
const longestStart = 120_000
/** Times the rate of the process alone */
const leastTimes = 20
/** Limit of the process's memory growth behind nginx, in bytes, after the first third */
const mostGrowth = 64 * 1024 * 1024
const mix = new URL('mix.lua', import.meta.url).pathname
const main = new URL('../../dist/server/main.js', import.meta.url).pathname

/** With the share in percent; pages are marked by a star. */
const shares = [
  [40, ['*/', '*/tekme', '*/klubi', '*/novice', '*/tekmovanje/1', '*/reprezentance/clani/evrobasket-2025']],
  [20, ['/view/match-list?per-page=5', '/view/roster?team=1', '/view/news-list']],
  [15, ['/embed/roster.js?team=1', '/embed/match-list.js?per-page=5']],
  [15, ['/api/matches', '/api/clubs', '/api/news', '/api/menu', '/api/seasons', '/api/matches?season=2022']],
  [10, ['/parket.js', '/storage/favicon.svg', '/manifest.json']],
]
const paths = shares.flatMap(([share, each]) =>
  Array.from({ length: share }, (_, n) => each[n % each.length]),
)

const folder = mkdtempSync(join(tmpdir(), 'parket-edge-'))
// Started by root, nginx's workers run as another user.
chmodSync(folder, 0o755)
const ends = []

/** Started, and ended at the end. */
async function start(program, parameters, address, env = process.env) {
  const child = spawn(program, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  ends.push(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  for (const begun = performance.now(); performance.now() - begun < longestStart; ) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} never answers`)
}

const nginxPath = 'PATH="$PATH:/usr/sbin" command -v nginx'
const nginx = spawnSync('sh', ['-c', nginxPath], { encoding: 'utf8' }).stdout.trim()

async function startNginx({ parameters, remove }, address) {
  await start(nginx, parameters, address)
  ends.unshift(remove)
}

const headers = { 'Accept-Encoding': 'br', Host: 'kzs.example' }
let runs = 0

/** wrk's result. */
async function load(to, list, { connections, time, unknown = false }) {
  const file = join(folder, 'paths')
  writeFileSync(file, `${list.join('\n')}\n`)
  runs += 1
  const asking = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const parameters = ['-t', '1', '-c', String(connections), '-d', `${Math.ceil(time)}s`, '-s', mix, ...asking]
  const env = { ...process.env, PATHS: file, ...(unknown && { UNKNOWN: `${process.pid}x${runs}x` }) }
  const wrk = spawn('wrk', [...parameters, `http://127.0.0.1:${to}`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const piece of wrk.stdout) said += piece
  const told = JSON.parse(said.trim().split('\n').at(-1) ?? '')
  return { ...told, rate: told.requests / told.seconds }
}

async function figures() {
  const text = await (await fetch(`http://127.0.0.1:${ports.figures}/metrics`)).text()
  const of = (pattern) => [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0)
  return {
    memory: of(/^parket_process_resident_memory_bytes (\S+)$/gm),
    unrendered: of(/^parket_drawings_total\{end="(?:late|refused)"\} (\S+)$/gm),
  }
}

async function rateAlone() {
  let best = 0
  for (const connections of [1, 2, 4, 8, 16, 32, 64]) {
    const { rate, p99 } = await load(ports.alone, paths, { connections, time: 8, unknown: true })
    if (p99 > limit) break
    best = Math.max(best, rate)
  }
  return best
}

/** The bytes of each path as sent, under a number. */
async function asFiles(place) {
  const known = [...new Set(paths)]
  mkdirSync(place)
  for (const [n, path] of known.entries()) {
    const answer = await fetch(`http://127.0.0.1:${ports.nginx}${path.replace('*', '')}`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    writeFileSync(
      join(place, String(n)),
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    )
  }
  return paths.map((path) => `/${known.indexOf(path)}`)
}

const inMegabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

try {
  const env = {
    ...{ ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data'), SITE_URL: 'https://kzs.example' },
    ...{ PORT: String(ports.alone), METRICS_PORT: String(ports.figures), TRUST_PROXY: '1' },
  }
  await start(process.execPath, [main], `http://127.0.0.1:${ports.alone}/readyz`, env)
  await startNginx(shippedNginx(ports.nginx, [ports.alone]), `http://127.0.0.1:${ports.nginx}/readyz`)
  await load(ports.alone, paths, { connections: 4, time: 10 })

  const alone = await rateAlone()
  console.log(`Alone: ${alone.toFixed(0)} a second with a p99 of ${limit} ms at most`)

  await load(ports.nginx, paths, { connections: 16, time: 5 })
  const before = await figures()
  const first = await load(ports.nginx, paths, { connections: 32, time: seconds / 3, unknown: true })
  const early = await figures()
  const second = await load(ports.nginx, paths, { connections: 32, time: (seconds * 2) / 3, unknown: true })
  const after = await figures()
  const rate = (first.requests + second.requests) / (first.seconds + second.seconds)
  const wrong = first.lost + first.refused + second.lost + second.refused
  const unrendered = after.unrendered - before.unrendered
  const growth = after.memory - early.memory
  console.log(
    `Behind nginx: ${(rate / alone).toFixed(1)} times that, p99 ${Math.max(first.p99, second.p99).toFixed(0)} ms, ${wrong} of ${first.requests + second.requests} lost or refused, ${unrendered} unrendered; the process holds ${inMegabytes(early.memory)} after a third, ${inMegabytes(after.memory)} at the end`,
  )

  const place = join(folder, 'files')
  const list = await asFiles(place)
  const server = `server { listen 127.0.0.1:${ports.files}; root ${place}; default_type text/html; add_header Content-Encoding br; }`
  await startNginx(
    nginxFolder(() => server),
    `http://127.0.0.1:${ports.files}/0`,
  )
  const files = await load(ports.files, list, { connections: 32, time: 10 })
  const cached = await load(ports.nginx, paths, { connections: 32, time: 10 })
  console.log(
    `The same bytes as files: ${(files.rate / alone).toFixed(1)} times; from the cache ${(cached.rate / files.rate).toFixed(2)} of that, with unknown queries ${(rate / files.rate).toFixed(2)}`,
  )
  const isHeld = wrong === 0 && unrendered === 0 && growth <= mostGrowth && rate >= leastTimes * alone
  process.exitCode = isHeld ? 0 : 1
} finally {
  for (const end of ends.reverse()) await end()
  rmSync(folder, { recursive: true, force: true })
}
