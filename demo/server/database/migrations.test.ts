import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { migrationsFolder } from './project-folder'
import * as schema from './schema'

const Journal = v.object({ entries: v.array(v.object({ idx: v.number() })) })

const meta = join(migrationsFolder(), 'meta')
const jsonIn = (file: string) => JSON.parse(readFileSync(join(meta, file), 'utf8'))

function lastSnapshot(): string {
  const last = v.parse(Journal, jsonIn('_journal.json')).entries.at(-1)?.idx ?? 0
  return `${String(last).padStart(4, '0')}_snapshot.json`
}

it('The migrations say exactly what the schema says', async () => {
  expect(await generateMigration(jsonIn(lastSnapshot()), generateDrizzleJson(schema))).toEqual([])
})

it('Only the snapshot that the next migration begins with is kept', () => {
  expect(readdirSync(meta).filter((file) => !file.startsWith('_'))).toEqual([lastSnapshot()])
})
