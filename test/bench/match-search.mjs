/**
 * How fast the match search answers with 100,000 matches: every combination of its filters, over HTTP.
 *
 *   node test/bench/match-search.mjs                 seeds a temporary embedded database and starts the built server on it
 *   node test/bench/match-search.mjs --url http://…  measures a server that runs already
 *
 * Prints the slowest combinations and ends with 1 when one's p95 is over the limit (50 ms).
 */
import { parseArgs } from 'node:util'
import { chanceOf, quantile, startSeeded, timed } from './seeded-server.mjs'

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    scale: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '20' },
    limit: { type: 'string', default: '50' },
  },
})
const rounds = Number(given.rounds)
const limit = Number(given.limit)

const chance = chanceOf()
const pick = (list) => list[chance(list.length)]

async function readChoices(api) {
  const list = async (path) => (await fetch(`${api}/${path}`)).json()
  const idsOf = (rows) => rows.map(({ id }) => id)
  const seasons = idsOf(await list('seasons'))
  const competitions = await Promise.all(seasons.map((id) => list(`competitions?seasonId=${id}`)))
  return {
    season: seasons,
    club: idsOf(await list('clubs')),
    competition: idsOf(competitions.flat()),
    hall: idsOf(await list('sport-halls')),
    referee: idsOf(await list('referees')),
    commissioner: idsOf(await list('commissioners')),
  }
}

const windows = [
  {},
  { from: '2026-03-01' },
  { to: '2019-12-31' },
  { from: '2024-02-01', to: '2024-02-07' },
  { from: '2020-01-01', to: '2026-12-31' },
]
const filters = ['season', 'club', 'competition', 'hall', 'referee', 'commissioner']

/** Every set of filters with every window of days. */
const combinations = Array.from({ length: 2 ** filters.length }, (_, bits) =>
  filters.filter((_, place) => bits & (1 << place)),
).flatMap((names) => windows.map((days) => ({ names, days })))

const ask = (api, parameters) => timed(`${api}/matches?${new URLSearchParams(parameters)}`)

/** Where visitors go after the first page: one of the next ones, or the last. */
function laterPage(total) {
  const last = Math.ceil(total / 20)
  const next = Array.from({ length: Math.min(9, last - 1) }, (_, index) => index + 2)
  return String(pick([...next, last]))
}

/** As many questions for a later page as for the first one. */
async function measure(api, { names, days }, choices) {
  const times = []
  let most = 0
  for (let round = 0; round < rounds; round++) {
    const chosen = Object.fromEntries(names.map((name) => [name, String(pick(choices[name]))]))
    const { total, time } = await ask(api, { ...chosen, ...days })
    times.push(time)
    most = Math.max(most, total)
    if (total <= 20) continue
    times.push((await ask(api, { ...chosen, ...days, page: laterPage(total) })).time)
  }
  times.sort((a, b) => a - b)
  const asked = [...names, ...Object.keys(days)].join(' + ') || 'no filter'
  return { asked, most, p50: quantile(times, 0.5), p95: quantile(times, 0.95), times }
}

const row = ({ asked, most, p50, p95 }) =>
  `${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)} ${String(most).padStart(8)}  ${asked}`

const server = given.url
  ? { url: given.url, stop: async () => {} }
  : await startSeeded({ port: 18399, seed: ['--scale', given.scale] })
try {
  const api = `${server.url}/api`
  const choices = await readChoices(api)
  for (let warm = 0; warm < 50; warm++) await ask(api, { club: String(pick(choices.club)) })
  const results = []
  for (const combination of combinations) results.push(await measure(api, combination, choices))
  results.sort((a, b) => b.p95 - a.p95)
  const all = results.flatMap(({ times }) => times).sort((a, b) => a - b)
  console.log(`${combinations.length} combinations, ${all.length} questions, milliseconds over HTTP`)
  console.log('    p50     p95  matches  slowest combinations')
  for (const result of results.slice(0, 15)) console.log(row(result))
  console.log(row({ asked: 'all questions', most: 0, p50: quantile(all, 0.5), p95: quantile(all, 0.95) }))
  const slow = results.filter(({ p95 }) => p95 > limit)
  if (slow.length > 0) process.exitCode = 1
  console.log(slow.length > 0 ? `${slow.length} over ${limit} ms` : `None over ${limit} ms`)
} finally {
  await server.stop()
}
