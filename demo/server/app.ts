/** The whole site as one function from request to answer, without a socket: API, files, shell. */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Backend } from './backend/backend'
import { createBackendApi } from './backend/backend-api'
import { TheirStorage } from './backend/their-storage'
import { ClickBook } from './clicks/click-book'
import type { Database, Log } from './database/open'
import { reasonOf } from './database/reason'
import { addFeeds } from './feeds/feeds'
import { Budget } from './http/budget'
import { problemOf } from './http/failure'
import { faultLog } from './http/fault-log'
import { hostFile, publicFile, storageFile } from './http/files'
import { type Files, Folder } from './http/folder'
import { dataPolicy, onEveryAnswer, openData } from './http/headers'
import { Problem, problemResponse } from './http/problem'
import type { Api, Env } from './http/question'
import { RecentAnswers } from './http/recent-answers'
import { Shelf } from './http/shelf'
import { namingSite } from './http/site-address'
import { limitSizes } from './http/size-limits'
import { isInside, visitorAddress } from './http/visitor'
import { type Metrics, observing, type RequestLine } from './metrics'
import { Drawings, type Visitor } from './rendering/drawings'
import { embed, view } from './rendering/embeds'
import { frame, frameHeaders } from './rendering/frames'
import { askingOwnApi, readingOwnApi } from './rendering/own-api'
import type { Renderer } from './rendering/renderer'
import { type ApiParts, createApi } from './requests/api'
import { oembed } from './shell/oembed'
import { type ShellPage, shellPage } from './shell/shell-page'

/** Paths on this machine; a folder that is missing holds nothing. */
export interface SiteFiles {
  /** What the build made for browsers */
  public: string
  storage: string
  /** Pictures and files that an import brought; they win over those of the same name in storage. */
  imported?: string
  hosts: string
  /** The shell's index.html */
  shell: string
  /** The script that draws screens, in a thread of its own; without it there are no embeds, and pages come undrawn. */
  screens?: string
  /** What runs in a frame's page; without it a frame stays as high as its host makes it. */
  frame?: string
}

export interface OwnDatabase {
  database: Database
  backend?: undefined
  /** For what is only read; the same where nothing else is said. */
  reads?: Database
  /** Rejects where nothing may be written into the database now. */
  requireRoom?: () => Promise<void>
  /** For hashing visitors' addresses; the same in all processes on one database. */
  clickKey: string
}

/** Another server answers, and keeps its own database. */
interface OtherServer {
  backend: Backend
  database?: undefined
  requireRoom?: undefined
  clickKey?: undefined
}

export interface SiteParts {
  files: SiteFiles
  log: Log
  /** The site's own address (SITE_URL); without it what namingSite (http/site-address.ts) believes. */
  siteUrl?: string
  /** How many proxies of ours stand before this server. */
  trustProxy?: number
  /** Milliseconds for which an answer may be given again; 0 where nothing says so. */
  answerLife?: number
  /** Draws screens; without it there are no embeds, and pages come undrawn. */
  renderer?: Renderer | undefined
  metrics?: Metrics | undefined
  /** Gets a line for each request of a visitor. */
  tellRequest?: ((line: RequestLine) => void) | undefined
  /** Milliseconds that a visitor waits for a drawing */
  drawingPatience?: number
  /** Milliseconds since 1970 */
  now?: () => number
}
export type AppParts = SiteParts & (OwnDatabase | OtherServer)

/** Drawn screens to keep, in characters. */
const roomForDrawings = 16 * 1024 * 1024

/** Pages to show while no other can be made, in bytes. */
const roomForPages = 32 * 1024 * 1024

/** Drawings of what nobody has asked for lately, for one address; more come undrawn. */
const [drawingsAtOnce, drawingsPerSecond] = [60, 2]

/** Whole pages made within one life of an answer; each may have some hundred kB. */
const mostRecentPages = 50

/** Milliseconds after which a database that says nothing counts as gone. */
const patience = 2000

export async function isAlive(database: Database): Promise<boolean> {
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

const notKept = { 'Cache-Control': 'no-store', 'Content-Security-Policy': dataPolicy }

interface ApiAndState {
  api: Api
  /** Whether it can answer now */
  isThere: () => Promise<boolean>
}

/** The answers: out of a database of our own, or another server's. */
function apiOf(source: OwnDatabase | OtherServer, parts: Omit<ApiParts, 'clicks'>): ApiAndState {
  if (source.backend) return createBackendApi(source.backend, parts)
  const { database, reads = database, clickKey, requireRoom } = source
  const clicks = new ClickBook(database, clickKey, requireRoom)
  return { api: createApi(reads, { ...parts, clicks }), isThere: () => isAlive(reads) }
}

/** The process lives, whatever its database does. */
export const living = (c: Context): Response => c.text('alive', 200, notKept)

export function createApp({
  files,
  log,
  siteUrl = '',
  trustProxy = 0,
  answerLife = 0,
  renderer,
  drawingPatience,
  metrics,
  tellRequest,
  now = Date.now,
  ...source
}: AppParts): Hono<Env> {
  const app = new Hono<Env>()
  const folders = {
    public: new Folder(files.public),
    storage: new Folder(files.storage),
    imported: files.imported === undefined ? [] : [new Folder(files.imported)],
    hosts: new Folder(files.hosts),
  }
  const logFault = faultLog(log, now)
  app.use(observing(metrics, tellRequest))
  app.use(onEveryAnswer)
  app.use(limitSizes)
  app.onError((error, c) => {
    const problem = problemOf(error)
    // 503 meets whoever asks; a 500 is about this one question. A Problem is an answer, not a fault.
    const what = problem.status === 503 ? 'Answering 503' : `${c.req.method} ${c.req.path} failed`
    if (problem !== error) logFault(`${what}: ${reasonOf(error)}`, { request: c.get('requestId') })
    return problemResponse(c, problem)
  })
  app.get('/healthz', living)
  const siteOf = namingSite(siteUrl, trustProxy)
  const recent = new RecentAnswers(answerLife)
  const { api, isThere } = apiOf(source, { metrics, trustProxy, now, siteOf, recent })
  app.get('/readyz', async (c) => {
    if (!(await isThere())) throw new Problem(503, 'The data do not answer.', { 'Retry-After': '5' })
    return c.text('ready', 200, notKept)
  })
  app.route('/api', api)
  const theirs = source.backend ? [new TheirStorage(source.backend.storage)] : []
  const storage: Files[] = [...folders.imported, ...theirs, folders.storage]
  app.get('/storage/*', (c) => storageFile(c, storage))
  app.get('/hosts/*', (c) => hostFile(c, folders.hosts))
  const askOwnApi = askingOwnApi(app)
  const readOwnApi = readingOwnApi(askOwnApi)
  addFeeds(app, readOwnApi, siteOf)
  const budget = new Budget(drawingsAtOnce, drawingsPerSecond)
  const visitorOf = (c: Context): Visitor => {
    const address = visitorAddress(c, trustProxy)
    return { left: c.req.raw.signal, mayDraw: () => isInside(address) || budget.spend(address) }
  }
  const drawings =
    renderer &&
    new Drawings(renderer.render, roomForDrawings, {
      patience: drawingPatience,
      tell: (end) => metrics?.drawing(end),
    })
  const drawing = {
    drawings,
    catalogue: renderer?.catalogue,
    askOwnApi,
    siteOf,
    visitorOf,
  }
  app.get('/embed/:file', openData, (c) => embed(c, drawing))
  app.get('/view/:name', openData, (c) => view(c, drawing))
  app.get('/okvir/:name', frameHeaders, (c) => frame(c, { ...drawing, frameScript: files.frame }))
  app.get('/oembed', openData, (c) => oembed(c, { readOwnApi, siteOf }))
  const recentPages = new RecentAnswers<ShellPage>(answerLife, mostRecentPages)
  const lastPages = new Shelf<ShellPage>(roomForPages)
  const shell = {
    ...drawing,
    readOwnApi,
    recentPages,
    lastPages,
    logFault,
    file: files.shell,
    storage,
  }
  app.get('*', async (c) => (await publicFile(c, folders.public)) ?? shellPage(c, shell))
  app.all('*', () => {
    throw new Problem(405, 'Only GET is answered here.', { Allow: 'GET, HEAD' })
  })
  return app
}
