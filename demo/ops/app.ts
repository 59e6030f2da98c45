/** The whole site as one function from request to answer, without a socket: API, files, shell. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { createBackendApi } from '../api/backend/backend-api'
import { BackendStorage } from '../api/backend/backend-storage'
import type { Backend } from '../api/backend/mapping'
import { ClickBook } from '../api/clicks/click-book'
import type { Database, Log } from '../api/database/open'
import { reasonOf } from '../api/database/reason'
import { addFeeds } from '../api/feeds/feeds'
import { Budget } from '../api/http/budget'
import { faultLog } from '../api/http/fault-log'
import { hostFile, publicFile, storageFile } from '../api/http/files'
import { type Files, Folder } from '../api/http/folder'
import { dataPolicy, onEveryAnswer, openData } from '../api/http/headers'
import { readPasted } from '../api/http/pasted-address'
import { Problem, problemOf, problemResponse, unknown } from '../api/http/problem'
import type { Api, Env } from '../api/http/question'
import { RecentAnswers } from '../api/http/recent-answers'
import { namingSite } from '../api/http/site-address'
import { limitSizes } from '../api/http/size-limits'
import { isInside, visitorAddress } from '../api/http/visitor'
import { type ApiParts, createApi } from '../api/requests/api'
import { isMinorsPortrait } from '../api/requests/minors'
import { readingMenu } from '../site/pages/menu'
import { oembed } from '../site/pages/oembed'
import { PageCache } from '../site/pages/page-cache'
import { type ShellParts, shellPage } from '../site/pages/shell-page'
import { embed, view } from '../site/rendering/embeds'
import { frame, frameHeaders, frameProblem } from '../site/rendering/frames'
import { askingOwnApi, readingOwnApi } from '../site/rendering/own-api'
import { RenderCache, type Visitor } from '../site/rendering/render-cache'
import type { Renderer } from '../site/rendering/renderer'
import { type Metrics, observing, type RequestLine } from './metrics'

/** Paths on this machine; a missing folder counts as empty. */
export interface SiteFiles {
  /** What the build made for browsers */
  public: string
  storage: string
  /** Pictures and files that were imported; they override those of the same name in storage. */
  imported?: string
  hosts: string
  /** The shell's index.html */
  shell: string
  /** The script of the render workers; without it there are no embeds, and pages aren't rendered on the server. */
  screens?: string
  /** The script in a frame's page; without it a frame keeps the height that its host sets. */
  frame?: string
}

export interface OwnDatabase {
  database: Database
  backend?: undefined
  /** Read-only connections; by default the same. */
  reads?: Database
  /** Key for hashing visitors' addresses; equal in all processes on one database. */
  clickKey: string
}

/** The API of another server, which has its own database. */
interface OtherServer {
  backend: Backend
  database?: undefined
  clickKey?: undefined
}

export interface SiteParts {
  files: SiteFiles
  log: Log
  /** The site's own address (SITE_URL); by default found by namingSite (http/site-address.ts). */
  siteUrl?: string
  /** The number of trusted proxies in front of this server. */
  trustProxy?: number
  /** Time in ms for which an answer is reused; 0 by default. */
  answerLife?: number
  /** Renders screens; without it there are no embeds, and pages aren't rendered on the server. */
  renderer?: Renderer | undefined
  metrics?: Metrics | undefined
  /** Called with a log line for each request of a visitor. */
  tellRequest?: ((line: RequestLine) => void) | undefined
  /** How long in ms a visitor waits for a rendering */
  renderTimeoutMs?: number
  /** Milliseconds since 1970 */
  now?: () => number
  /** MINORS_UNDER: players who may be younger are shown without surname, year, height and portrait. */
  minorsUnder?: number | undefined
}
export type Source = OwnDatabase | OtherServer
export type AppParts = SiteParts & Source

/** Size of the cache of rendered screens, in characters. */
const roomForRenderings = 16 * 1024 * 1024

/** Renderings per client address that aren't cached; beyond that pages are sent unrendered. */
const [renderingsAtOnce, renderingsPerSecond] = [60, 2]

/** What is made within one life of an answer, in characters. */
const recentRoom = { entries: 300, size: 32 * 1024 * 1024, sizeOf: (text: string) => text.length }

/** In ms; a database that doesn't answer within it counts as unavailable. */
const probeTimeoutMs = 2000

/** Whether the database answers within two seconds. Never rejects. */
export function isAlive(database: Database): Promise<boolean> {
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(probeTimeoutMs, false, { ref: false })])
}

const notKept = { 'Cache-Control': 'no-store', 'Content-Security-Policy': dataPolicy }

interface ApiAndState {
  api: Api
  /** Whether it can answer now */
  isThere: () => Promise<boolean>
  /** Whether the file at a path of the storage is nobody's to see */
  isWithheld?: (path: string) => Promise<boolean>
}

/** The source of answers: our own database, or another server's API. */
function apiOf(source: Source, parts: Omit<ApiParts, 'clicks'>): ApiAndState {
  if (source.backend) return createBackendApi(source.backend, parts)
  const { database, reads = database, clickKey } = source
  return {
    api: createApi(reads, { ...parts, clicks: new ClickBook(database, clickKey) }),
    isThere: () => isAlive(reads),
    isWithheld: (path) => isMinorsPortrait(reads, path, parts),
  }
}

/** Liveness: the process runs, whatever the state of its database. */
export const living = (c: Context): Response => c.text('alive', 200, notKept)

/** Where pictures and files are looked for, in this order. */
const storageOf = ({ files, backend }: AppParts): Files[] => [
  ...(files.imported === undefined ? [] : [new Folder(files.imported)]),
  ...(backend ? [new BackendStorage(backend.storage)] : []),
  new Folder(files.storage),
]

type OwnParts = Pick<ShellParts, 'askOwnApi' | 'readOwnApi' | 'siteOf' | 'storage' | 'logFault'>

/** Screens on the site's own pages and on those of others. Registered last: every other path is a page's or a file's. */
function addScreens(app: Hono<Env>, { files, renderer, metrics, ...parts }: AppParts, own: OwnParts): void {
  const budget = new Budget(renderingsAtOnce, renderingsPerSecond)
  const visitorOf = (c: Context): Visitor => {
    const address = visitorAddress(c, parts.trustProxy ?? 0)
    return { left: c.req.raw.signal, mayRender: () => isInside(address) || budget.spend(address) }
  }
  const renderings =
    renderer &&
    new RenderCache(renderer.render, roomForRenderings, {
      timeoutMs: parts.renderTimeoutMs,
      tell: (end) => metrics?.renderings.inc({ end }),
    })
  const rendering = { ...own, renderings, catalogue: renderer?.catalogue, visitorOf }
  app.get('/embed/:file', openData, (c) => embed(c, rendering))
  app.get('/view/:name', openData, (c) => view(c, rendering))
  app.get('/okvir/:name', frameHeaders, (c) => frame(c, { ...rendering, frameScript: files.frame }))
  const pages = new PageCache(parts.answerLife ?? 0)
  const shell = { ...rendering, readMenu: readingMenu(own.readOwnApi), pages, file: files.shell }
  const folder = new Folder(files.public)
  app.get('*', async (c) => (await publicFile(c, folder)) ?? shellPage(c, shell))
}

/** The application; it needs no socket, so tests call it directly. */
export function createApp(parts: AppParts): Hono<Env> {
  const { files, log, metrics, minorsUnder, trustProxy = 0, answerLife = 0, now = Date.now } = parts
  const logFault = faultLog(log, now)
  const siteOf = namingSite(parts.siteUrl ?? '', trustProxy)
  const app = new Hono<Env>()
  app.use(observing(metrics, parts.tellRequest))
  app.use(onEveryAnswer)
  app.use(limitSizes)
  app.use(readPasted)
  app.onError((error, c) => {
    const problem = problemOf(error)
    // 503 concerns all requests, 500 only this one. A Problem is an answer, not an error.
    const what = problem.status === 503 ? 'Answering 503' : `${c.req.method} ${c.req.path} failed`
    if (problem !== error) logFault(`${what}: ${reasonOf(error)}`, { request: c.get('requestId') })
    if (c.req.path.startsWith('/okvir/'))
      return frameProblem(c, problem, { frameScript: files.frame, siteOf })
    return problemResponse(c, problem)
  })
  const recent = new RecentAnswers(answerLife, recentRoom)
  const source = apiOf(parts, { metrics, trustProxy, now, minorsUnder, siteOf, recent })
  app.get('/healthz', living)
  app.get('/readyz', async (c) => {
    if (!(await source.isThere())) throw new Problem(503, 'The data do not answer.', { 'Retry-After': '5' })
    return c.text('ready', 200, notKept)
  })
  app.route('/api', source.api)
  const storage = storageOf(parts)
  app.get('/storage/*', async (c) => {
    if (await source.isWithheld?.(c.req.path.slice('/storage/'.length))) throw unknown('file')
    return storageFile(c, storage)
  })
  const hosts = new Folder(files.hosts)
  app.get('/hosts/*', (c) => hostFile(c, hosts))
  const askOwnApi = askingOwnApi(app)
  const readOwnApi = readingOwnApi(askOwnApi)
  addFeeds(app, { read: readOwnApi, siteOf, storage, now })
  app.get('/oembed', openData, (c) => oembed(c, { readOwnApi, siteOf }))
  addScreens(app, parts, { askOwnApi, readOwnApi, siteOf, storage, logFault })
  app.all('*', () => {
    throw new Problem(405, 'Only GET is answered here.', { Allow: 'GET, HEAD' })
  })
  return app
}
