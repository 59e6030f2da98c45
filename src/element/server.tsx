/**
 * A screen rendered in plain Node, for a declarative shadow root. Data comes only through `ask`; what was asked for
 * travels by its versions alone: who goes on from there asks again.
 */
import { renderToString } from 'react-dom/server'
import { isAdAddress } from '../api/ads'
import { versionOfText } from '../contract/text-version'
import { instantOf, longestMatch } from '../domain/clock'
import { scriptJson } from '../domain/markup'
import { changedQuery } from '../page/address-query'
import { kebab } from '../page/attribute-text'
import { type ConfigurationName, configurationOf } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import { memoryQuery } from '../page/query-state'
import type { ViewFacts } from '../page/view-facts'
import type { RichPlace, Widget } from '../page/widget'
import { type Attributes, readAttributes, wrongAttribute } from './attributes'
import { commonAttributes, type WidgetDefinition } from './definition'
import { drawnState } from './drawn-state'
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
  /** What time it is (src/domain/clock.ts). */
  now: string
  /** The page's query without "?", used with history="page". */
  query: string
  /** Keys of that query that count; without them all of it does. */
  keys?: readonly string[] | undefined
  /** The JSON text of a request's answer by its address. A rejection leaves the widget loading. */
  ask: (address: string) => Promise<string>
  rich: RichDrawing
}

export interface RenderedWidget {
  /** What stands inside `<template shadowrootmode="open">`. */
  html: string
  /** The screen alone, without styles and facts: it stands in the root. */
  screen: string
  facts: ViewFacts
  /** The text of its one style element, which a page's policy may have to name by its hash. */
  style: string
  /** Whether every request was answered; if not, the markup shows the loading state. */
  isComplete: boolean
}

/** A screen asks only for what earlier answers let it know; more rounds than this mean a fault. */
const mostRounds = 8

const unheard = () => {}

/** The query that the drawing begins with, and, once the screen has settled it, goes on with. */
interface DrawnQuery {
  /** Not there before the first round */
  text?: string
  isSettled: boolean
}

function serverWidget(
  definition: WidgetDefinition,
  request: RenderRequest,
  answers: Map<string, unknown>,
  drawnQuery: DrawnQuery,
) {
  let metadata: PageMetadata | null = null
  const said = (name: string) =>
    request.attributes[kebab(name)] ?? (name === 'club' ? request.page.club : undefined)
  const base = { origin: request.origin, document: request.origin }
  const page = (name: ConfigurationName) => request.page[name]
  const { tag } = definition.tag
  const warnings = new Set<string>()
  const warn = (name: string, text: string) => warnings.add(wrongAttribute(tag, name, text))
  const configuration = configurationOf(said, page, base, warn)
  const { headingLevel, start } = readAttributes(commonAttributes, said, warn)
  const attributes = readAttributes(definition.tag.attributes, said, warn)
  drawnQuery.text ??= configuration.history === 'page' ? request.query : (start ?? '')
  const query = drawnQuery.text
  const settle = (settled: string) => {
    if (settled === query) return
    drawnQuery.text = settled
    drawnQuery.isSettled = true
  }
  const missing = new Set<string>()
  const files: (() => Promise<unknown>)[] = []
  const styles = new Set(definition.styles)
  const { rich, now } = request
  let hasLooked = false
  const followed: Record<string, number[]> = {}
  const widget: Widget = {
    tag,
    isOnServer: true,
    configuration,
    headingLevel,
    query: {
      ...memoryQuery(query),
      write: (changes) => settle(changedQuery(query, changes)),
      put: settle,
    },
    answers: {
      get(address) {
        if (!answers.has(address)) missing.add(address)
        return structuredClone(answers.get(address))
      },
    },
    clock() {
      hasLooked = true
      return now
    },
    isFollowing: attributes.refresh !== false,
    noteFollowed(address, starts) {
      followed[address] = starts.filter((start) => start + longestMatch > instantOf(now))
    },
    element: null,
    keepFocus: unheard,
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
    attributes,
    warnings,
    start,
    followed,
    isSettled: () => drawnQuery.text === query,
    metadata: () => metadata,
    hasLooked: () => hasLooked,
  }
}

/** Answers come as they come; what is written of them is the same in every process. */
const inOrder = <T,>(byAddress: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(byAddress).sort(([one], [other]) => (one < other ? -1 : 1)))

/** The inside of a declarative shadow root. */
export const viewMarkup = ({ screen, style, facts, isComplete }: Omit<RenderedWidget, 'html'>): string =>
  `<style>${style}</style><div data-root lang="sl" data-content="${isComplete ? 'shown' : 'waiting'}">${screen}</div><slot></slot><script type="application/json" data-view>${scriptJson(facts)}</script>`

/** Renders until nothing is missing any more. Throws only if the screen itself throws. */
export async function renderWidget<A extends Attributes>(
  definition: WidgetDefinition<A>,
  request: RenderRequest,
): Promise<RenderedWidget> {
  const answers = new Map<string, unknown>()
  const versions: Record<string, string> = {}
  const carried: Record<string, unknown> = {}
  const query: DrawnQuery = { isSettled: false }
  let isComplete = true
  for (let round = 1; ; round++) {
    const drawn = serverWidget(definition, request, answers, query)
    const { widget, missing, files, styles, attributes, start } = drawn
    const tree = renderToString(<Frame definition={definition} widget={widget} attributes={attributes} />)
    const isWhole = missing.size === 0 && files.length === 0 && drawn.isSettled()
    if (isWhole || !isComplete || round === mostRounds) {
      const { html: screen, rules } = withoutStyleAttributes(tree)
      const metadata = drawn.metadata()
      const keys = widget.configuration.history === 'page' ? request.keys : undefined
      const rendered = {
        screen,
        style: [...styles, elementStyles, ...rules].join(''),
        // What still waits fits no state: it is drawn anew.
        facts: {
          answers: inOrder(versions),
          ...(Object.keys(drawn.followed).length > 0 && { followed: inOrder(drawn.followed) }),
          ...(Object.keys(carried).length > 0 && { carried: inOrder(carried) }),
          ...(isWhole && { state: drawnState(widget, attributes, start, keys) }),
          ...(keys && { keys }),
          ...(query.isSettled && { query: query.text ?? '' }),
          ...(drawn.hasLooked() && { now: request.now }),
          ...(drawn.warnings.size > 0 && { warnings: [...drawn.warnings] }),
          ...(metadata && { metadata }),
        },
        isComplete: isWhole,
      }
      return { ...rendered, html: viewMarkup(rendered) }
    }
    const askFor = async (address: string) => {
      const text = await request.ask(address)
      const raw: unknown = JSON.parse(text)
      if (isAdAddress(address)) carried[address] = raw
      else versions[address] = versionOfText(text)
      answers.set(address, raw)
    }
    const asked = [...[...missing].map(askFor), ...files.map((ask) => ask())]
    const settled = await Promise.allSettled(asked)
    if (settled.some(({ status }) => status === 'rejected')) isComplete = false
  }
}
