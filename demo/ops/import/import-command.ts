/**
 * `npm run import -- <folder> [--dry-run] [--prune] [--strict]`: imports records.
 * Exits with 0 if all were imported, 3 if some were refused, 75 if a server has the database, 1 if nothing was imported.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { namedDatabase } from '../../api/database/named-database'
import { exitStatusOf, openDatabase } from '../../api/database/open'
import { showProgress } from '../../api/database/progress'
import { reasonOf } from '../../api/database/reason'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import { NotRead, type Refused } from './records'
import { reportLines } from './report'
import type { Progress } from './run'
import { takeFiles, withFiles } from './storage-files'

const usage = `Usage: npm run import -- <folder> [--dry-run] [--prune] [--strict]
  --dry-run   tries everything and changes nothing
  --prune     takes away what the folder has no more
  --strict    changes nothing if anything is refused or dropped
Another server's API is not copied: start the server with API_URL (demo/ops/deploy/README.md).`

const options = {
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const

const say = (line: string) => console.log(line)

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
  const [folder] = positionals
  if (!folder || positionals.length > 1 || /^https?:\/\//.test(folder)) {
    console.error(usage)
    return 1
  }
  const dryRun = values['dry-run']
  const source = folderSource(folder)
  const named = namedDatabase(process.env)
  const open = await openDatabase({ ...named, seed: false, log: say })
  const progress = barOf()
  try {
    const { counts, refused, dropped, pictures, isTakenBack } = await importRecords(
      open.database,
      source,
      { dryRun, prune: values.prune, strict: values.strict },
      progress,
      say,
    )
    const files = await takeFiles(
      withFiles(source, pictures),
      join(named.dataDir, 'storage'),
      dryRun || isTakenBack,
      (done, total) => progress('files', done, total),
    )
    const all: Refused[] = [...refused, ...files.refused]
    if (counts.size === 0 && files.new + files.changed + files.same + all.length === 0)
      throw new NotRead(`There is nothing to take in at ${folder}.`)
    for (const line of reportLines({ counts, files, refused: all, dropped, dryRun, isTakenBack })) say(line)
    if (isTakenBack) return 1
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
