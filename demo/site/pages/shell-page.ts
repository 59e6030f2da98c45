/** The shell's page for a path: its HTML with the right head and status. */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { knownQuery } from '../../../src/domain/query/known-query'
import type { Log } from '../../api/database/open'
import { reasonOf } from '../../api/database/reason'
import { type pageFreshness, sendPage } from '../../api/http/answer'
import { type Content, contentOf } from '../../api/http/content'
import type { Files } from '../../api/http/folder'
import { hashSource, shellPolicy } from '../../api/http/headers'
import { problemOf, unknown } from '../../api/http/problem'
import type { Site, SiteOf } from '../../api/http/site-address'
import { type Rendering, unrendered } from '../rendering/messages'
import type { AskOwnApi, ReadOwnApi } from '../rendering/own-api'
import type { RenderCache, Visitor } from '../rendering/render-cache'
import { isPagePath, mountOf } from '../shell/routes'
import { builderAbout, queryKeys } from '../shell/site-pages'
import { fillPage } from './fill-page'
import { fillHead } from './head'
import { menuParts, type ReadMenu } from './menu'
import { outagePage } from './outage-page'
import { pageAbout } from './page-about'
import type { PageCache } from './page-cache'
import { withReadableText } from './readable-article'
import { sharePicture } from './share-picture'

export interface ShellParts {
  /** The shell's index.html; read at every request because it is small and may be rebuilt. */
  file: string
  storage: readonly Files[]
  siteOf: SiteOf
  visitorOf: (c: Context) => Visitor
  logFault: Log
  /** Undefined if nothing can be rendered: then pages are sent as static HTML. */
  renderings: RenderCache | undefined
  askOwnApi: AskOwnApi
  readOwnApi: ReadOwnApi
  readMenu: ReadMenu
  /** By the part of the address that they depend on */
  pages: PageCache
}

export interface ShellPage {
  content: Content
  policy: string
  status: 200 | 404
  isWhole: boolean
}

/** Page-wide settings of the widgets in index.html: the `data-*` of the tag of parket.js. */
function pageData(shell: string): Record<string, string> {
  const [, attributes = ''] = /<script[^>]* src="\/parket\.js"([^>]*)>/.exec(shell) ?? []
  const camel = (name: string) => name.replace(/-./g, (found) => found.charAt(1).toUpperCase())
  return Object.fromEntries(
    [...attributes.matchAll(/ data-([a-z-]+)="([^"]*)"/g)].map(([, name = '', text = '']) => [
      camel(name),
      text,
    ]),
  )
}

interface AskedAddress {
  site: Site
  /** Percent-encoded */
  path: string
  /** The part of the query that the page depends on, and its keys */
  query: string
  keys: readonly string[]
}

function askedAddress(c: Context, site: Site): AskedAddress {
  const { pathname, search } = new URL(c.req.url)
  const keys = queryKeys(pathname)
  return { site, path: pathname, query: knownQuery(search, keys), keys }
}

/** Placeholder for an element that only its own script can render. */
const needsScripts: Rendering = {
  ...{ styles: [], isWhole: true },
  html: `<noscript><h1>${builderAbout.title}</h1><p>Za sestavljanje in ogled gradnika mora brskalnik izvajati skripte (JavaScript).</p></noscript>`,
}

async function rendered(
  { site: { origin }, path, query, keys }: AskedAddress,
  shell: string,
  { renderings, askOwnApi }: ShellParts,
  visitor: Visitor,
): Promise<Rendering> {
  const mount = mountOf(path)
  if (mount?.script) return needsScripts
  if (!origin || !mount) return unrendered
  const element = { name: mount.tag.replace('parket-', ''), attributes: Object.entries(mount.attributes) }
  const task = { ...element, origin, page: { data: pageData(shell), query, keys } }
  return (await renderings?.take(task, askOwnApi, visitor)) ?? unrendered
}

/** In a page that there is not. */
const nothing: Rendering = { ...unrendered, isWhole: true }

async function makePage(asked: AskedAddress, parts: ShellParts, visitor: Visitor): Promise<ShellPage> {
  const { readOwnApi, readMenu, file, storage } = parts
  const mount = mountOf(asked.path)
  const { site, path, query } = asked
  const shell = await readFile(file, 'utf8')
  const about = await pageAbout(readOwnApi, path, query)
  const [menu, { html: view, styles, isWhole }] = await Promise.all([
    readMenu(),
    about ? rendered(asked, shell, parts, visitor) : nothing,
  ])
  const shared = about && { ...about, picture: await sharePicture(storage, about.picture ?? null) }
  const { header, footer } = menuParts(menu ?? [], about ? path : null, site)
  const year = String(new Date().getFullYear())
  const outlet = about && mount ? await withReadableText(view, mount, site, readOwnApi) : view
  const html = fillPage(shell, { year, 'menu-items': header, 'footer-menu': footer, outlet })
  const whole = fillHead(html, shared, { path, query, site })
  return {
    content: contentOf(Buffer.from(whole), 'text/html; charset=utf-8'),
    policy: shellPolicy([...new Set(styles)].map(hashSource)),
    status: about ? 200 : 404,
    isWhole: isWhole && menu !== undefined,
  }
}

export async function shellPage(c: Context, parts: ShellParts): Promise<Response> {
  if (!isPagePath(c.req.path)) throw unknown('file')
  const asked = askedAddress(c, parts.siteOf(c))
  const key = `${asked.site.base}${asked.path}?${asked.query}`
  try {
    const page = await parts.pages.take(key, () =>
      // Several visitors may wait for it, so it doesn't stop when the first one has gone.
      makePage(asked, parts, { mayRender: parts.visitorOf(c).mayRender }),
    )
    return send(c, page, page.isWhole ? 'made' : 'unrendered')
  } catch (error) {
    const problem = problemOf(error)
    if (problem.status !== 503) throw error
    parts.logFault(`Pages as they were, or none: ${reasonOf(error)}`)
    const last = parts.pages.last(key)
    return last ? send(c, last, 'last') : outagePage()
  }
}

function send(c: Context, { content, policy, status }: ShellPage, freshness: keyof typeof pageFreshness) {
  c.header('Content-Security-Policy', policy)
  return sendPage(c, content, freshness, status)
}
