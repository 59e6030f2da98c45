/** okvir/{name}: a page for iframes on other sites, with one element and its server-rendered view. */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { escapeHtml } from '../../../src/domain/text/markup'
import { sendText } from '../../api/http/answer'
import { framePolicy, hashSource, openToAll, withHeaders } from '../../api/http/headers'
import { productName } from '../pages/page-about'
import { drawn, drawView, type EmbedParts, readRequested, unfinished } from './embeds'
import type { Drawing, RequestedElement } from './messages'

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

/** No height that depends on the frame's height: the two would grow together. */
const pageStyle =
  ':root{color-scheme:light dark;--p-place:24em}body{margin:0;display:flow-root;font:400 16px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}'
/** For a host that draws its own line around the frame. */
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

function pageOf(
  requested: RequestedElement,
  { html, title }: Drawing,
  style: string,
  script: string,
): string {
  return `<!doctype html>
<html lang="sl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title ?? titleOf(requested))}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<base target="_top">
<style>${style}</style>
<script>${script}</script>
<script type="module" src="/parket.js"></script>
</head>
<body>${elementOf(requested, html)}</body>
</html>
`
}

export const frameHeaders = withHeaders({ ...openToAll, 'X-Robots-Tag': 'noindex' })

/** If nothing can be rendered now, the element renders itself. @throws Problem for an unknown widget or attribute */
export async function frame(c: Context, parts: FrameParts): Promise<Response> {
  const { requested, own: border } = await readRequested(c, c.req.param('name') ?? '', parts, 'border')
  const { isLasting, ...drawing } = await drawView(c, requested, parts)
  const script = parts.frameScript ? await readFile(parts.frameScript, 'utf8') : ''
  const style = border === '0' ? pageStyle + borderless : pageStyle
  const styles = hashesOf([style, ...drawing.styles])
  c.header('Content-Security-Policy', framePolicy(requested.origin, hashesOf([script]), styles))
  return sendText(
    c,
    pageOf(requested, drawing, style, script),
    'text/html; charset=utf-8',
    isLasting ? drawn : unfinished,
  )
}
