/** The whole site as one function from request to answer, without a socket: API, files, shell (contract 9). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ClickBook } from './clicks/click-book'
import type { Database, Log } from './database/open'
import { addFeeds } from './feeds/feeds'
import { hostFile, publicFile, storageFile } from './http/files'
import { Folder } from './http/folder'
import { onEveryAnswer } from './http/headers'
import { Problem, problemResponse } from './http/problem'
import type { Env } from './http/question'
import { createApi } from './requests/api'
import { shellPage } from './shell/shell-page'

/** Paths on this machine; a folder that is missing holds nothing. */
export interface SiteFiles {
  /** What the build made for browsers */
  public: string
  storage: string
  hosts: string
  /** The shell's index.html */
  shell: string
}

export interface AppParts {
  database: Database
  files: SiteFiles
  log: Log
  /** For hashing visitors' addresses; the same in all processes on one database. */
  clickKey: string
  /** The site's own address (SITE_URL); without it the host that was asked. */
  siteUrl?: string
  /** Whether X-Forwarded-For is written by a proxy of ours. */
  trustProxy?: boolean
  /** Milliseconds since 1970 */
  now?: () => number
}

/** Milliseconds after which a database that says nothing counts as gone. */
const patience = 2000

async function isAlive(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const alive = await Promise.race([answered, silence])
  clearTimeout(timer)
  return alive
}

/** One line, without the question's parameters: they are the visitor's. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  return text.replace(/\s+/g, ' ').slice(0, 300)
}

export function createApp({
  database,
  files,
  log,
  clickKey,
  siteUrl = '',
  trustProxy = false,
  now = Date.now,
}: AppParts): Hono<Env> {
  const app = new Hono<Env>()
  const folders = {
    public: new Folder(files.public),
    storage: new Folder(files.storage),
    hosts: new Folder(files.hosts),
  }
  app.use(onEveryAnswer)
  app.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error)
    log(`${c.req.method} ${c.req.path} failed: ${reasonOf(error)}`)
    return problemResponse(c, new Problem(500, 'Something went wrong here.'))
  })
  app.get('/healthz', async (c) => {
    if (!(await isAlive(database)))
      throw new Problem(503, 'The database does not answer.', { 'Retry-After': '5' })
    return c.text('ready', 200, { 'Cache-Control': 'no-store' })
  })
  const clicks = new ClickBook(database, clickKey)
  app.route('/api', createApi(database, { clicks, trustProxy, now, siteUrl }))
  app.get('/storage/*', (c) => storageFile(c, folders.storage))
  app.get('/hosts/*', (c) => hostFile(c, folders.hosts))
  addFeeds(app, database, siteUrl)
  const shell = { database, file: files.shell, storage: folders.storage, siteUrl }
  app.get('*', async (c) => (await publicFile(c, folders.public)) ?? shellPage(c, shell))
  app.all('*', () => {
    throw new Problem(405, 'Only GET is answered here.', { Allow: 'GET, HEAD' })
  })
  return app
}
