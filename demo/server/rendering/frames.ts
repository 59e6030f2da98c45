/** okvir/{name}: a page for an iframe on other people's pages, with one element and its first view in it. */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { escapeHtml } from '../../../src/domain/markup'
import { sendText } from '../http/answer'
import { framePolicy, hashSource, openToAll, withHeaders } from '../http/headers'
import { productName } from '../shell/place'
import { drawn, drawView, type EmbedParts, readAsked, unfinished } from './embeds'
import type { AskedElement } from './messages'

export interface FrameParts extends EmbedParts {
  /** What runs in the page (the built src/loader/frame-page.ts); read at every request, it is small and may be built again. */
  frameScript: string | undefined
}

/** What says no title of its own. */
const names: Readonly<Record<string, string>> = {
  'ad-banner': 'Oglas',
  'match-search': 'Poišči tekmo',
  roster: 'Reprezentanca',
}

/** Content takes its height from nothing but itself: what waits for its own height would grow with the frame. */
const style =
  ':root{color-scheme:light dark;--p-place:24em}body{margin:0;display:flow-root;font:400 16px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}'

/** The sources of a policy that let these texts in. */
const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(hashSource))]

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)

/** The title that the view's own facts say. */
function titleOf({ name, attributes }: AskedElement, view: string): string {
  const [, facts = '{}'] = /<script type="application\/json" data-view>([^<]*)<\/script>$/.exec(view) ?? []
  const title: unknown = JSON.parse(facts).metadata?.title
  if (typeof title === 'string') return title
  const product = new Map(attributes).get('product-name') || productName
  const own = Object.hasOwn(names, name) ? names[name] : undefined
  return own ? `${product} - ${own}` : product
}

/** No attribute that does something in every element, should nobody be there to refuse it. */
const isHarmless = (name: string): boolean => /^(?!on|style$)[a-z-]+$/.test(name)

function elementOf({ name, attributes }: AskedElement, view: string): string {
  const tag = `parket-${name}`
  const written = attributes
    .filter(([name]) => isHarmless(name))
    .map(([name, text]) => ` ${name}="${escapeHtml(text)}"`)
  const root = view && `<template shadowrootmode="open">${view}</template>`
  return `<${tag}${written.join('')}>${root}</${tag}>`
}

function pageOf(asked: AskedElement, view: string, script: string): string {
  return `<!doctype html>
<html lang="sl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(asked, view))}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<base target="_top">
<style>${style}</style>
<script>${script}</script>
<script type="module" src="/parket.js"></script>
</head>
<body>${elementOf(asked, view)}</body>
</html>
`
}

export const frameHeaders = withHeaders({ ...openToAll, 'X-Robots-Tag': 'noindex' })

/** Where nothing can be drawn now the element draws itself. @throws Problem for a widget or an attribute that there is not */
export async function frame(c: Context, parts: FrameParts): Promise<Response> {
  const { asked } = await readAsked(c, c.req.param('name') ?? '', parts)
  const { html, isLasting } = await drawView(c, asked, parts)
  const view = html ?? ''
  const script = parts.frameScript ? await readFile(parts.frameScript, 'utf8') : ''
  const styles = hashesOf([style, ...stylesIn(view)])
  c.header('Content-Security-Policy', framePolicy(asked.origin, hashesOf([script]), styles))
  return sendText(c, pageOf(asked, view, script), 'text/html; charset=utf-8', isLasting ? drawn : unfinished)
}
