/**
 * A screen rendered in plain Node, for a declarative shadow root (design: content before JavaScript). Data
 * comes only through `ask`; what was asked travels inside the markup once, and the frame hydrates from it.
 */
import { renderToString } from 'react-dom/server'
import { briefAddress, isBriefAddress } from '../contract/brief'
import { versionOfText } from '../contract/text-version'
import { scriptJson } from '../domain/markup'
import { kebab } from '../page/attribute-text'
import { type ConfigurationName, configurationOf } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import { memoryQuery } from '../page/query-state'
import type { RichPlace, Widget } from '../page/widget'
import { type Attributes, readAttributes } from './attributes'
import { commonAttributes, type WidgetDefinition } from './definition'
import elementStyles from './element.css?sheet'
import { Frame } from './frame'
import { withoutStyleAttributes } from './rendered-styles'

/** Draws the rich HTML of our own API, which is clean already. */
export interface RichDrawing {
  draw(html: string, place: RichPlace): string
  /** What it looks by */
  styles: readonly string[]
}

export interface RenderRequest {
  /** Attribute texts by attribute name, as they stand on the tag. */
  attributes: Readonly<Record<string, string>>
  /** The script tag's `data-*`, by `dataset` key. */
  page: Readonly<Record<string, string>>
  /** The origin that serves parket.js. */
  origin: string
  /** The page's query without "?", used with history="page". */
  query: string
  /** The JSON text of a request's answer by its address. A rejection leaves the widget loading. */
  ask: (address: string) => Promise<string>
  rich: RichDrawing
  /** Long answers are cut to what the first view says (`brief` of the definition), and so is the view. */
  isBrief?: boolean
}

export interface RenderedWidget {
  /** What stands inside `<template shadowrootmode="open">`. */
  html: string
  /** The screen alone, without styles and answers: it stands in the root. */
  screen: string
  /** Raw JSON by request address, which the screen was drawn from. */
  answers: Readonly<Record<string, unknown>>
  /** The version of each answer's text (src/contract/text-version.ts) by request address. */
  versions: Readonly<Record<string, string>>
  /** What the screen said of itself; null where it says nothing. */
  metadata: PageMetadata | null
  /** The text of its one style element, which a page's policy may have to name by its hash. */
  style: string
  /** Whether every request was answered; if not, the markup shows the loading state. */
  isComplete: boolean
}

/** A screen asks only for what earlier answers let it know; more rounds than this mean a fault. */
const mostRounds = 8

const unheard = () => {}

function serverWidget(definition: WidgetDefinition, request: RenderRequest, answers: Map<string, unknown>) {
  let metadata: PageMetadata | null = null
  const said = (name: string) =>
    request.attributes[kebab(name)] ?? (name === 'club' ? request.page.club : undefined)
  const base = { origin: request.origin, document: request.origin }
  const page = (name: ConfigurationName) => request.page[name]
  const configuration = configurationOf(said, page, base, unheard)
  const { headingLevel, start } = readAttributes(commonAttributes, said, unheard)
  const missing = new Set<string>()
  const files: (() => Promise<unknown>)[] = []
  const styles = new Set(definition.styles)
  const { rich } = request
  const widget: Widget = {
    tag: definition.tag.tag,
    isOnServer: true,
    configuration,
    headingLevel,
    query: memoryQuery(configuration.history === 'page' ? request.query : (start ?? '')),
    answers: {
      get(address) {
        if (isBriefAddress(address)) return undefined
        if (!answers.has(address)) missing.add(address)
        return structuredClone(answers.get(address))
      },
    },
    navigate: unheard,
    announceFilters: unheard,
    announceMetadata(announced) {
      metadata = announced
    },
    waitFor(ask) {
      files.push(ask)
      return undefined
    },
    adoptStyles(texts) {
      for (const text of texts) styles.add(text)
    },
    drawRich(html, place) {
      for (const text of rich.styles) styles.add(text)
      return rich.draw(html, place)
    },
    showContent: unheard,
    showFallback: unheard,
    reportFailure: unheard,
  }
  return {
    widget,
    missing,
    files,
    styles,
    attributes: readAttributes(definition.tag.attributes, said, unheard),
    metadata: () => metadata,
  }
}

const dataBlock = (value: unknown): string =>
  `<script type="application/json" data-answers>${scriptJson(value)}</script>`

/** Renders until nothing is missing any more. Throws only if the screen itself throws. */
export async function renderWidget<A extends Attributes>(
  definition: WidgetDefinition<A>,
  request: RenderRequest,
): Promise<RenderedWidget> {
  const answers = new Map<string, unknown>()
  const versions: Record<string, string> = {}
  const cut = new Set<string>()
  let isComplete = true
  for (let round = 1; ; round++) {
    const drawn = serverWidget(definition, request, answers)
    const { widget, missing, files, styles, attributes } = drawn
    const tree = renderToString(<Frame definition={definition} widget={widget} attributes={attributes} />)
    const isWhole = missing.size === 0 && files.length === 0
    if (isWhole || !isComplete || round === mostRounds) {
      const content = isWhole ? 'shown' : 'waiting'
      const { html, rules } = withoutStyleAttributes(tree)
      const style = [...styles, elementStyles, ...rules].join('')
      const carried = Object.fromEntries(
        [...answers].map(([address, raw]) => [cut.has(address) ? briefAddress(address) : address, raw]),
      )
      return {
        html: `<style>${style}</style><div data-root lang="sl" data-content="${content}">${html}</div><slot></slot>${dataBlock(carried)}`,
        screen: html,
        answers: carried,
        versions,
        metadata: drawn.metadata(),
        style,
        isComplete: isWhole,
      }
    }
    const askFor = async (address: string) => {
      const text = await request.ask(address)
      const raw: unknown = JSON.parse(text)
      versions[address] = versionOfText(text)
      const brief = request.isBrief ? definition.brief?.(address, raw) : undefined
      if (brief !== undefined) cut.add(address)
      answers.set(address, brief ?? raw)
    }
    const asked = [...[...missing].map(askFor), ...files.map((ask) => ask())]
    const settled = await Promise.allSettled(asked)
    if (settled.some(({ status }) => status === 'rejected')) isComplete = false
  }
}
