/**
 * The site for tests: the application on a seeded database of its own. That is PGlite in memory, or, with DATABASE_URL,
 * a database created on that PostgreSQL and dropped at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { type Database, type OpenDatabase, openDatabase } from '../../../demo/api/database/open'
import { projectFolder } from '../../../demo/api/database/project-folder'
import type { Env } from '../../../demo/api/http/question'
import { createApp, type SiteFiles, type SiteParts } from '../../../demo/ops/app'
import { dropDatabase } from './postgres'
import { copyDatabase, openSeeded } from './seeded'

export interface SiteUnderTest {
  app: Hono<Env>
  database: Database
  /** The address of this site's database; undefined if it is in memory. */
  databaseUrl: string | undefined
  /** A folder for this site; `public` and `hosts` in it are served. */
  folder: string
  files: SiteFiles
  lines: string[]
  /** Another application on the same tables, with its own connections, like another process. PostgreSQL only. */
  another: () => Promise<Hono<Env>>
  close: () => Promise<void>
}

interface SiteDatabase {
  database: Database
  databaseUrl: string | undefined
  /** Opens another connection, like another process. */
  connect: () => Promise<Database>
  close: () => Promise<void>
}

async function openEmbedded(): Promise<SiteDatabase> {
  const connect = async () => {
    throw new Error('Two servers share a PostgreSQL only: set DATABASE_URL')
  }
  return { ...(await openSeeded()), databaseUrl: undefined, connect }
}

async function openPostgres(server: string): Promise<SiteDatabase> {
  const { name, url } = await copyDatabase(server)
  const opened: OpenDatabase[] = []
  const connect = async () => {
    const next = await openDatabase({ dataDir: '', databaseUrl: url, log: () => {} })
    opened.push(next)
    return next.database
  }
  const close = async () => {
    for (const one of opened) await one.close()
    await dropDatabase(server, name)
  }
  return { database: await connect(), databaseUrl: url, connect, close }
}

/** The project's pictures and shell; `public` and `hosts` of the folder. */
export const filesIn = (folder: string): SiteFiles => ({
  public: join(folder, 'public'),
  hosts: join(folder, 'hosts'),
  storage: join(projectFolder(), 'demo', 'data', 'storage'),
  shell: join(projectFolder(), 'demo', 'site', 'shell', 'index.html'),
})

export async function openSite(parts: Partial<SiteParts> = {}): Promise<SiteUnderTest> {
  const server = process.env.DATABASE_URL
  const { database, databaseUrl, connect, close } = await (server ? openPostgres(server) : openEmbedded())
  const folder = mkdtempSync(join(tmpdir(), 'parket-site-'))
  const files = filesIn(folder)
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  // Rendered in this thread, without a timeout.
  const shared = { files, log, clickKey: 'test', trustProxy: 1, renderTimeoutMs: 60_000, ...parts }
  return {
    app: createApp({ database, ...shared }),
    database,
    databaseUrl,
    folder,
    files,
    lines,
    another: async () => createApp({ database: await connect(), ...shared }),
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
