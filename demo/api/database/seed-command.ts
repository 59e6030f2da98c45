/**
 * `node dist/server/seed.js [--scale 100]`: creates and fills the database that the server would use, and
 * adds generated matches (1,000 per scale) for benchmarks. `--scale 0` removes them again.
 */
import { parseArgs } from 'node:util'
import { namedDatabase } from './named-database'
import { exitStatusOf, openDatabase } from './open'
import { showProgress } from './progress'
import { matchesPerScale, scaleMatches } from './scale'

const usage = 'Usage: seed [--scale N]   N thousand generated matches beside the facts; 0 removes them'

/** Undefined without a scale; throws on anything but a whole number from 0 on. */
function askedScale(): number | undefined {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } })
  if (values.scale === undefined) return undefined
  if (!/^\d{1,5}$/.test(values.scale)) throw new Error(`--scale ${values.scale} is not a number\n${usage}`)
  return Number(values.scale)
}

async function run(): Promise<void> {
  const scale = askedScale()
  const log = (line: string) => console.log(line)
  const open = await openDatabase({ ...namedDatabase(process.env), log })
  try {
    if (scale !== undefined) {
      const what = `${(scale * matchesPerScale).toLocaleString('en')} generated matches`
      await scaleMatches(open.database, scale, showProgress(process.stdout, what))
    }
    log('The database is ready.')
  } finally {
    await open.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitStatusOf(error)
})
