import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { migrationsFolder } from './project-folder'
import * as schema from './schema'

const Journal = v.object({ entries: v.array(v.object({ idx: v.number() })) })

function lastSnapshot() {
  const meta = (file: string) => JSON.parse(readFileSync(join(migrationsFolder(), 'meta', file), 'utf8'))
  const last = v.parse(Journal, meta('_journal.json')).entries.at(-1)?.idx ?? 0
  return meta(`${String(last).padStart(4, '0')}_snapshot.json`)
}

it('The migrations say exactly what the schema says', async () => {
  expect(await generateMigration(lastSnapshot(), generateDrizzleJson(schema))).toEqual([])
})
