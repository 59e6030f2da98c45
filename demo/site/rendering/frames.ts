/** okvir/{name}: a page for iframes on other sites, with one element and its server-rendered view. */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { escapeHtml, scriptJson } from '../../../src/domain/text/markup'
import { sendText } from '../../api/http/answer'
import { framePolicy, hashSource, openToAll, withHeaders } from '../../api/http/headers'
import { type Problem, problemContent } from '../../api/http/problem'
import { productName } from '../pages/page-about'
import { pathTo } from '../shell/routes'
import { namedPages } from '../shell/site-pages'
import { type EmbedParts, readRequested, rendered, renderView, unfinished } from './embeds'
import type { RequestedElement } from './messages'

export interface FrameParts extends EmbedParts {
  /**
   * The page's script (the built src/island/frame-page.ts); read at every request because it is small and may be
   * rebuilt.
   */
  frameScript: string | undefined
}

/** What a screen is called that announces no title. */
const names: Readonly<Record<string, string>> = {
  'ad-banner': 'Oglas',
  'match-search': 'Poišči tekmo',
  roster: 'Reprezentanca',
}

/** A frame's scheme, and whether it changes with its host's page (src/island/frame.ts). */
interface Scheme {
  name: string
  isHosts: boolean
}

/** Never the visitor's: a dark frame would be a black box on a light page. */
const schemeOf = (given: string | undefined): Scheme =>
  given === 'light' || given === 'dark' ? { name: given, isHosts: false } : { name: 'light', isHosts: true }

/** No height that depends on the frame's height: the two would grow together. */
const pageStyle = ({ name }: Scheme): string =>
  `:root{color-scheme:${name};--p-place:24em}body{margin:0;display:flow-root;font:400 16px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}`
/** For a host with a border of its own around the frame. */
const borderless = ':root{--p-card-line:0px;--p-card-radius:0px}'

/** Hash sources for a policy that allow these texts. */
const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(hashSource))]

/** The title of a screen that announces none. */
function titleOf({ name, attributes }: RequestedElement): string {
  const product = new Map(attributes).get('product-name') || productName
  const own = Object.hasOwn(names, name) ? names[name] : undefined
  return own ? `${product} - ${own}` : product
}

/** Event handlers and similar attributes, in case an element accepts them. */
const isHarmless = (name: string): boolean => /^(?!on|style$)[a-z-]+$/.test(name)

function elementOf({ name, attributes }: RequestedElement, view: string): string {
  const tag = `parket-${name}`
  const written = attributes
    .filter(([name]) => isHarmless(name))
    .map(([name, text]) => ` ${name}="${escapeHtml(text)}"`)
  const root = view && `<template shadowrootmode="open">${view}</template>`
  return `<${tag}${written.join('')}>${root}</${tag}>`
}

interface Page {
  title: string
  scheme: Scheme
  style: string
  scripts: readonly string[]
  /** The script that hydrates the element */
  loader?: string
  body: string
}

function pageOf({ title, scheme, style, scripts, loader = '', body }: Page): string {
  return `<!doctype html>
<html lang="sl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${scheme.name}"${scheme.isHosts ? ' data-host' : ''}>
<base target="_top">
<style>${style}</style>
${scripts.map((text) => `<script>${text}</script>`).join('\n')}
${loader}</head>
<body>${body}</body>
</html>
`
}

/** A page whose host has a COEP takes only frames with one; without credentials pictures of any site may load. */
const frameOnly = { 'X-Robots-Tag': 'noindex', 'Cross-Origin-Embedder-Policy': 'credentialless' }

export const frameHeaders = withHeaders({ ...openToAll, ...frameOnly })

const scriptOf = async ({ frameScript }: Pick<FrameParts, 'frameScript'>): Promise<string> =>
  frameScript ? await readFile(frameScript, 'utf8') : ''

/** If nothing can be rendered now, the element renders itself. @throws Problem for an unknown widget or attribute */
export async function frame(c: Context, parts: FrameParts): Promise<Response> {
  const { requested, own } = await readRequested(c, c.req.param('name') ?? '', parts, ['border', 'scheme'])
  const { isLasting, html, title, styles } = await renderView(c, requested, parts)
  const scheme = schemeOf(own.get('scheme'))
  const style = pageStyle(scheme) + (own.get('border') === '0' ? borderless : '')
  const script = await scriptOf(parts)
  const policy = framePolicy(requested.origin, hashesOf([script]), hashesOf([style, ...styles]))
  c.header('Content-Security-Policy', policy)
  const page = pageOf({
    title: title ?? titleOf(requested),
    scheme,
    style,
    scripts: [script],
    loader: '<script type="module" src="/parket.js"></script>\n',
    body: elementOf(requested, html),
  })
  return sendText(c, page, 'text/html; charset=utf-8', isLasting ? rendered : unfinished)
}

/** The page of the site that a frame of this name stands for; its start for all others. */
function pageBehind(name: string): { path: string; text: string } {
  const path = pathTo(`parket-${name}`, {})
  const about = path ? namedPages[path] : undefined
  return path && about ? { path, text: about.title } : { path: '/', text: productName }
}

/** An error is framed, too: as a link. Who embeds it reads the reason in the console. */
export async function frameProblem(
  c: Context,
  problem: Problem,
  parts: Pick<FrameParts, 'frameScript' | 'siteOf'>,
): Promise<Response> {
  const { base, origin } = parts.siteOf(c)
  const { path, text } = pageBehind(c.req.path.split('/')[2] ?? '')
  const scheme = schemeOf(c.req.query('scheme'))
  const reason = `console.warn(${scriptJson(`Parket: ${problem.detail}`)})`
  const scripts = [await scriptOf(parts), reason]
  const style = `${pageStyle(scheme)}a{color:inherit}`
  const body = `<p><a href="${escapeHtml(base + path)}">${escapeHtml(text)}</a></p>`
  const page = pageOf({ title: text, scheme, style, scripts, body })
  return c.body(page, problem.status, {
    ...openToAll,
    ...frameOnly,
    ...problemContent(problem).headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': framePolicy(origin, hashesOf(scripts), hashesOf([style])),
  })
}
