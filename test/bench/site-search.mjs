/**
 * How fast the site search answers with 100,000 documents, over HTTP.
 *
 *   node test/bench/site-search.mjs                 fills a temporary embedded database and starts the built server on it
 *   node test/bench/site-search.mjs --rounds 5      sends each request five times instead of twenty
 *
 * Prints each kind of question and ends with 1 when the p95 of all questions is over the limit (100 ms).
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { chanceOf, quantile, startSeeded, timed } from './seeded-server.mjs'

const { values: given } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    limit: { type: 'string', default: '100' },
  },
})
const documents = Number(given.documents)
const rounds = Number(given.rounds)
const limit = Number(given.limit)
const firstId = 1_000_000

const chance = chanceOf()

const syllables =
  'ko sar ka re pre zen tan ca li ga te kma zma ga po raz sod nik mo stvo tre ner go la'.split(' ')
const makeWord = () =>
  Array.from({ length: 2 + chance(3) }, () => syllables[chance(syllables.length)]).join('')
const vocabulary = [...new Set(Array.from({ length: 9000 }, makeWord))]
/** Few words are in most texts, most words in few: the share falls with the place (Zipf). */
const pickWord = () => vocabulary[Math.floor(vocabulary.length ** (chance(1_000_000) / 1_000_000)) - 1]
const pickText = (count) => Array.from({ length: count }, pickWord).join(' ')

function makeDocument(index) {
  const [title, short_text] = [pickText(6), pickText(20)]
  const day = String(1 + (index % 28)).padStart(2, '0')
  return {
    id: firstId + index,
    url: `vzorec-${index}`,
    title,
    short_text,
    published_at: `${2000 + (index % 26)}-0${1 + (index % 9)}-${day} 12:00:00`,
    html_content: `<p>${pickText(100)}</p>`,
  }
}

async function insert(client, table, names, rows) {
  await client.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}

async function fill(folder) {
  const client = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } })
  // Built at the end: putting every document into it by itself takes many times longer.
  const index = await client.query(
    "SELECT indexdef FROM pg_indexes WHERE indexname = 'search_documents_words'",
  )
  await client.exec('DROP INDEX search_documents_words')
  for (let done = 0; done < documents; done += 5000) {
    const rows = Array.from({ length: Math.min(5000, documents - done) }, (_, index) =>
      makeDocument(done + index),
    )
    await insert(client, 'news', 'id, url, title, short_text, published_at, html_content', rows)
  }
  for (const { indexdef } of index.rows) await client.exec(indexdef)
  await client.exec('VACUUM ANALYZE search_documents')
  await client.exec('VACUUM ANALYZE news')
  await client.close()
}

const common = () => vocabulary[chance(5)]
const rare = () => vocabulary[500 + chance(vocabulary.length - 500)]
const kinds = {
  'a name': () => ['dončić', 'Muršič', 'Prepelič', 'Sekulić', 'Čebular', 'Krka', 'domzale'][chance(7)],
  'a rare word': rare,
  'two rare words': () => `${rare()} ${rare()}`,
  'a word in half of the texts': common,
  'a common and a rare word': () => `${common()} ${rare()}`,
  'two common words': () => `${common()} ${common()}`,
  'the first letters of a word': () => rare().slice(0, 3),
  'the beginning of a title': () => pickText(2),
  'a later page': () => `${vocabulary[20 + chance(200)]}&page=${2 + chance(5)}`,
  'what nobody wrote': () => 'xyzxyz',
}

const ask = (api, query) => {
  const [q, ...rest] = query.split('&')
  return timed(`${api}/search?${[`q=${encodeURIComponent(q)}`, ...rest].join('&')}`)
}

async function measure(api, [kind, makeQuery]) {
  const answers = []
  for (let round = 0; round < rounds; round++) answers.push(await ask(api, makeQuery()))
  const times = answers.map(({ time }) => time).sort((a, b) => a - b)
  return { kind, times, most: Math.max(...answers.map(({ total }) => total)) }
}

const row = (times, most, kind) =>
  `${quantile(times, 0.5).toFixed(1).padStart(7)} ${quantile(times, 0.95).toFixed(1).padStart(7)} ${String(most).padStart(8)}  ${kind}`

const server = await startSeeded({ port: 18398, fill })
try {
  const api = `${server.url}/api`
  for (const makeQuery of Object.values(kinds)) await ask(api, makeQuery())
  const results = []
  for (const kind of Object.entries(kinds)) results.push(await measure(api, kind))
  const all = results.flatMap(({ times }) => times).sort((a, b) => a - b)
  console.log(`${documents.toLocaleString('en')} documents, ${all.length} questions, milliseconds over HTTP`)
  console.log('    p50     p95  results  question')
  for (const { times, most, kind } of results) console.log(row(times, most, kind))
  console.log(row(all, Math.max(...results.map(({ most }) => most)), 'all questions'))
  if (quantile(all, 0.95) > limit) process.exitCode = 1
  console.log(`${process.exitCode ? 'Over' : 'Within'} ${limit} ms`)
} finally {
  await server.stop()
}
