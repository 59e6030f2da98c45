/** `npm run migrate`: migrates the tables to this build, for servers that start with MIGRATE=off. */

import { namedDatabase } from './named-database'
import { exitStatusOf, openDatabase } from './open'

async function run(): Promise<void> {
  const log = (line: string) => console.log(line)
  const { close } = await openDatabase({ ...namedDatabase(process.env), migrate: true, seed: false, log })
  await close()
  log('The tables are those of this build.')
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitStatusOf(error)
})
