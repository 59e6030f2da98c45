/**
 * `npm run import -- <folder or address> [--dry-run] [--prune] [--map file] [--storage address]`: imports records.
 * Exits with 0 if all were imported, 3 if some were refused, 75 if a server has the database, 1 if nothing was imported.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { storageBeside } from '../backend/backend'
import { exitStatusOf, openDatabase } from '../database/open'
import { namedDatabase } from '../database/place'
import { showProgress } from '../database/progress'
import { reasonOf } from '../database/reason'
import { apiSource } from './api-source'
import { apiFetcher, fetchWithRetries } from './fetch-api'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import { readMapping } from './mapping'
import { NotRead, type Refused, type Source } from './records'
import { reportLines } from './report'
import type { Progress } from './run'
import { takeFiles } from './storage-files'

const usage = `Usage: npm run import -- <folder or address of an API> [--dry-run] [--prune] [--map file] [--storage address]
  --dry-run   tries everything and changes nothing
  --prune     takes away what the source has no more
  --map       a file that says where the API differs (demo/deploy/README.md)
  --storage   where the API's pictures are; without it "storage" beside the API`

const options = {
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  map: { type: 'string' },
  storage: { type: 'string' },
} as const

const say = (line: string) => console.log(line)

async function fetchFile(storage: string, path: string): Promise<Uint8Array> {
  const { status, bytes } = await fetchWithRetries(
    `${storage}/${path.split('/').map(encodeURIComponent).join('/')}`,
  )
  if (status !== 200) throw new NotRead(`answered ${status}`)
  return bytes
}

function sourceOf(place: string, map: string | undefined, storage: string | undefined): Promise<Source> {
  if (!/^https?:\/\//.test(place)) return Promise.resolve(folderSource(place))
  const api = place.replace(/\/+$/, '')
  const files = (storage ?? storageBeside(api)).replace(/\/+$/, '')
  return apiSource(apiFetcher(api, readMapping(map)), (path) => fetchFile(files, path), say)
}

/** A bar on a terminal, nothing elsewhere. */
function barOf(): Progress {
  const bars = new Map<string, ReturnType<typeof showProgress>>()
  return (what, done, total) => {
    if (!process.stdout.isTTY) return
    const bar = bars.get(what) ?? showProgress(process.stdout, what)
    bars.set(what, bar)
    bar(done, total)
  }
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [place] = positionals
  if (!place || positionals.length > 1) {
    console.error(usage)
    return 1
  }
  const dryRun = values['dry-run']
  const source = await sourceOf(place, values.map, values.storage)
  const named = namedDatabase(process.env)
  const open = await openDatabase({ ...named, seed: false, log: say })
  const progress = barOf()
  try {
    const { counts, refused } = await importRecords(
      open.database,
      source,
      { dryRun, prune: values.prune },
      progress,
      say,
    )
    const files = await takeFiles(source, join(named.dataDir, 'storage'), dryRun, (done, total) =>
      progress('files', done, total),
    )
    const all: Refused[] = [...refused, ...files.refused]
    if (counts.size === 0 && files.new + files.changed + files.same + all.length === 0)
      throw new NotRead(`There is nothing to take in at ${place}.`)
    for (const line of reportLines(counts, files, all, dryRun)) say(line)
    return all.length > 0 ? 3 : 0
  } finally {
    await open.close()
  }
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof NotRead ? `Nothing was changed. ${error.message}` : reasonOf(error))
    process.exitCode = exitStatusOf(error)
  },
)
