import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { migrationsFolder, projectFolder } from './project-folder'
import * as schema from './schema'

const Journal = v.object({ entries: v.array(v.object({ idx: v.number() })) })

const meta = join(migrationsFolder(), 'meta')
const isSnapshot = (file: string) => file.endsWith('_snapshot.json')
const jsonIn = (file: string) => JSON.parse(readFileSync(join(meta, file), 'utf8'))

function lastSnapshot(): string {
  const last = v.parse(Journal, jsonIn('_journal.json')).entries.at(-1)?.idx ?? 0
  return `${String(last).padStart(4, '0')}_snapshot.json`
}

it('The migrations say exactly what the schema says', async () => {
  expect(await generateMigration(jsonIn(lastSnapshot()), generateDrizzleJson(schema))).toEqual([])
})

it('Only the snapshot that the next migration begins with is kept', () => {
  expect(readdirSync(meta).filter(isSnapshot)).toEqual([lastSnapshot()])
})

it('A new migration has the difference only, and the snapshot before it goes', () => {
  const project = mkdtempSync(join(tmpdir(), 'parket-migration-'))
  const folder = join(project, 'demo', 'api', 'database')
  cpSync(join(projectFolder(), 'demo', 'api', 'database'), folder, { recursive: true })
  symlinkSync(join(projectFolder(), 'node_modules'), join(project, 'node_modules'))
  const file = join(folder, 'schema', 'matches.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('round: t.integer(),', '$& spectators: t.integer(),'),
  )
  spawnSync(process.execPath, [join(folder, 'new-migration.mjs'), 'spectators'], { cwd: project })
  const made = readdirSync(join(folder, 'migrations')).filter((name) => name.endsWith('_spectators.sql'))
  expect(made.map((name) => readFileSync(join(folder, 'migrations', name), 'utf8'))).toEqual([
    'ALTER TABLE "matches" ADD COLUMN "spectators" integer;',
  ])
  const snapshots = readdirSync(join(folder, 'migrations', 'meta')).filter(isSnapshot)
  expect(snapshots).toHaveLength(1)
  expect(snapshots).not.toContain(lastSnapshot())
  rmSync(project, { recursive: true })
})
