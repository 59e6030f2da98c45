/**
 * The site for tests: the application on a database of its own. That is PGlite in memory, or, with
 * DATABASE_URL, a database made on that PostgreSQL and dropped at the end.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import pg from 'pg'
import { type AppParts, createApp, type SiteFiles } from '../app'
import { type Database, inMemory, openDatabase } from '../database/open'
import { projectFolder } from '../database/project-folder'
import type { Env } from '../http/question'

export interface SiteUnderTest {
  app: Hono<Env>
  database: Database
  /** Of the database that was made for this site; undefined where it is in memory. */
  databaseUrl: string | undefined
  /** A folder of this site alone; `public` and `hosts` in it are what the site serves. */
  folder: string
  files: SiteFiles
  /** What the server logged. */
  lines: string[]
  /** Another application on the same tables, as another process has it, with connections of its own. PostgreSQL only. */
  another: () => Promise<Hono<Env>>
  close: () => Promise<void>
}

interface Scratch {
  databaseUrl: string | undefined
  drop: () => Promise<void>
}

async function askServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A new, empty database beside the one that DATABASE_URL names. */
async function scratchDatabase(): Promise<Scratch> {
  const server = process.env.DATABASE_URL
  if (!server) return { databaseUrl: undefined, drop: async () => {} }
  const name = `parket_test_${randomBytes(6).toString('hex')}`
  await askServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = () => askServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  return { databaseUrl: url.href, drop }
}

export async function openSite(parts: Partial<AppParts> = {}): Promise<SiteUnderTest> {
  const { databaseUrl, drop } = await scratchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'parket-site-'))
  const project = projectFolder()
  const files = {
    public: join(folder, 'public'),
    hosts: join(folder, 'hosts'),
    storage: join(project, 'demo', 'data', 'storage'),
    shell: join(project, 'demo', 'shell', 'index.html'),
  }
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const open = () => openDatabase({ dataDir: inMemory, databaseUrl, log: () => {} })
  const first = await open()
  const opened = [first]
  const shared = { files, log, clickKey: 'test', trustProxy: true, ...parts }
  return {
    app: createApp({ database: first.database, ...shared }),
    database: first.database,
    databaseUrl,
    folder,
    files,
    lines,
    another: async () => {
      if (!databaseUrl) throw new Error('Two servers share a PostgreSQL only: set DATABASE_URL')
      const next = await open()
      opened.push(next)
      return createApp({ database: next.database, ...shared })
    },
    close: async () => {
      for (const one of opened) await one.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
