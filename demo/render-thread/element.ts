/** Renders an element to HTML, with its view in a declarative shadow root. */
import { escapeHtml } from '../../src/domain/markup'
import type { WidgetDefinition } from '../../src/island/definition'
import { loadParts } from '../../src/island/lazy-view'
import { renderWidget, viewMarkup } from '../../src/island/server'
import { widgets } from '../../widgets'
import { requestsOf } from '../../widgets/requests'
import type { Ask } from './ask'
import { neededStyles } from './needed-styles'
import { richText } from './rich-text'

export const screensByTag = new Map<string, WidgetDefinition>(
  widgets.map((widget) => [widget.tag.tag, widget]),
)

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
  /** The time (src/domain/clock.ts) */
  now: string
  ask: Ask
}

export interface DrawnElement {
  html: string
  /** The texts of its style elements, nested elements included */
  styles: string[]
  /** Whether every request was answered; if not, the element is empty. */
  isWhole: boolean
  /** The time and the year it was drawn for, where one of its screens looked at them */
  now?: string | undefined
  year?: string | undefined
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

const empty = ({ tag, attributes }: ElementRequest): DrawnElement => ({
  html: `<${tag}${written(attributes)}></${tag}>`,
  styles: [],
  isWhole: false,
})

/** Nested elements are rendered, too. Rejects if a screen throws. */
export async function drawElement(request: ElementRequest): Promise<DrawnElement> {
  const { tag, attributes } = request
  const drawn = await drawInside(request)
  if (!drawn) return empty(request)
  const { html, ...rest } = drawn
  return {
    html: `<${tag}${written(attributes)}><template shadowrootmode="open">${html}</template></${tag}>`,
    ...rest,
  }
}

/** Begun when this thread starts, so that no rendering waits for a file. (Built, its files import this one: it can't wait itself.) */
export const partsLoaded = loadParts()

/** The content of the element's root; null if it couldn't be rendered completely. Rejects if a screen throws. */
export async function drawInside(request: ElementRequest): Promise<DrawnElement | null> {
  const definition = screensByTag.get(request.tag)
  const requests = requestsOf(request.tag)
  if (!definition || !requests) return null
  await partsLoaded
  const rendered = await renderWidget(definition, { ...request, requests, rich: richText })
  if (!rendered.isComplete) return null
  const style = (await neededStyles(rendered.style, rendered.screen)) + rendered.rules
  const html = viewMarkup({ ...rendered, style })
  const inside = await Promise.all(
    [...html.matchAll(nested)].map(([, tag = '', text = '']) =>
      drawElement({ ...request, tag, attributes: readAttributes(text) }),
    ),
  )
  const all = [rendered.facts, ...inside]
  let next = 0
  return {
    html: html.replace(nested, () => inside[next++]?.html ?? ''),
    styles: [style, ...inside.flatMap(({ styles }) => styles)],
    isWhole: inside.every(({ isWhole }) => isWhole),
    now: all.find(({ now }) => now)?.now,
    year: all.find(({ year }) => year)?.year,
  }
}
