/** Renders an element to HTML, with its view in a declarative shadow root. */
import { escapeHtml } from '../../../src/domain/text/markup'
import type { WidgetDefinition } from '../../../src/island/definition'
import { loadParts } from '../../../src/island/lazy-view'
import { renderWidget, viewMarkup } from '../../../src/island/server'
import { widgets } from '../../../widgets'
import { requestsOf } from '../../../widgets/requests'
import type { Rendering } from '../rendering/messages'
import { neededStyles } from './needed-styles'
import { richText } from './rich-text'

const screensByTag = new Map<string, WidgetDefinition>(widgets.map((widget) => [widget.tag.tag, widget]))

/** Returns the JSON text of an answer by its request's absolute address; rejects if there is none. */
export type Ask = (address: string) => Promise<string>

export interface ElementRequest {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Page-wide defaults of the script tag, by `dataset` key */
  page: Readonly<Record<string, string>>
  origin: string
  /** The page's query without "?" */
  query: string
  /** The keys of it that the element depends on; undefined for all */
  keys?: readonly string[]
  /** The time (src/domain/time/clock.ts) */
  now: string
  ask: Ask
}

const written = (attributes: ElementRequest['attributes']): string =>
  Object.entries(attributes)
    .map(([name, text]) => ` ${name}="${escapeHtml(text)}"`)
    .join('')

/** An element of ours inside a screen, as React writes it. Rich text can't contain one: the tag isn't allowed there. */
const nested = /<(parket-[a-z-]+)((?: [a-z-]+="[^"]*")*)><\/\1>/g
const attribute = / ([a-z-]+)="([^"]*)"/g

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const readText = (text: string): string =>
  text.replace(/&(\w+|#x27);/g, (whole, name) => letters[name] ?? whole)

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, readText(value)]))
}

/** The element with its view, nested elements included; empty if that couldn't be rendered. Rejects if a screen throws. */
export async function renderElement(request: ElementRequest): Promise<Rendering> {
  const { tag, attributes } = request
  const rendered = await renderInside(request)
  const inside = rendered ? `<template shadowrootmode="open">${rendered.html}</template>` : ''
  return {
    ...(rendered ?? { styles: [], isWhole: false }),
    html: `<${tag}${written(attributes)}>${inside}</${tag}>`,
  }
}

const [fence, fenceEnd] = ['<!--email_off-->', '<!--/email_off-->']
const address = /[\w.+-]+@[\w-]+\.\w/

/**
 * A CDN that hides addresses from robots decodes them by a script, which finds none in a shadow root. Fences don't nest:
 * only the outermost stays.
 */
export function fenced(view: string): string {
  if (!address.test(view)) return view
  const inside = view.replaceAll(fence, '').replaceAll(fenceEnd, '')
  return `${inside.replace('</style>', () => `</style>${fence}`)}${fenceEnd}`
}

/** Begun when this thread starts, so that no rendering waits for a file. (Built, its files import this one: it can't wait itself.) */
export const partsLoaded = loadParts()

/** The content of the element's root; null if it couldn't be rendered completely. Rejects if a screen throws. */
export async function renderInside(request: ElementRequest): Promise<Rendering | null> {
  const definition = screensByTag.get(request.tag)
  const requests = requestsOf(request.tag)
  if (!definition || !requests) return null
  await partsLoaded
  const rendered = await renderWidget(definition, { ...request, requests, rich: richText })
  if (!rendered.isComplete) return null
  const { facts, screen, rules } = rendered
  const style = (await neededStyles(rendered.style, screen)) + rules
  const html = viewMarkup({ ...rendered, style })
  const inside = await Promise.all(
    [...html.matchAll(nested)].map(([, tag = '', text = '']) =>
      renderElement({ ...request, tag, attributes: readAttributes(text) }),
    ),
  )
  const all = [facts, ...inside]
  let next = 0
  return {
    html: fenced(html.replace(nested, () => inside[next++]?.html ?? '')),
    title: facts.metadata?.title,
    styles: [style, ...inside.flatMap(({ styles }) => styles)],
    isWhole: inside.every(({ isWhole }) => isWhole),
    now: all.find(({ now }) => now)?.now,
    year: all.find(({ year }) => year)?.year,
  }
}
