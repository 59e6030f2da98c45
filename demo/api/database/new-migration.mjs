/** `npm run migration -- name`: writes the SQL from the last snapshot to the schema, and keeps the new snapshot only. */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'demo/api/database'
const meta = join(folder, 'migrations', 'meta')

const [name = ''] = process.argv.slice(2)
if (!/^\w+$/.test(name)) throw new Error('Usage: npm run migration -- name_of_the_change')

const command = ['node_modules/drizzle-kit/bin.cjs', 'generate', `--config=${folder}/drizzle.config.ts`]
const { status } = spawnSync(process.execPath, [...command, `--name=${name}`], { stdio: 'inherit' })
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'))
for (const old of snapshots.sort().slice(0, -1)) rmSync(join(meta, old))
process.exitCode = status ?? 1
