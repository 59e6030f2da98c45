/**
 * Renders a screen in plain Node, for a declarative shadow root. Data comes only through `ask`. The markup carries versions
 * of the answers, not the answers: hydration requests them again.
 */
import { renderToString } from 'react-dom/server'
import { isAdAddress } from '../api/ads'
import { versionOfText } from '../contract/text-version'
import { instantOf, longestMatch, slovenianYear } from '../domain/clock'
import { scriptJson } from '../domain/markup'
import { changedQuery } from '../domain/query'
import { kebab } from '../page/attribute-text'
import { type ConfigurationName, configurationOf } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import { memoryQuery } from '../page/query-state'
import type { ViewFacts } from '../page/view-facts'
import type { RichPlace, Widget } from '../page/widget'
import { type Attributes, readAttributes, wrongAttribute } from './attributes'
import { commonAttributes, type WidgetDefinition } from './definition'
import elementStyles from './element.css?sheet'
import { Frame } from './frame'
import { withoutStyleAttributes } from './rendered-styles'
import { viewState } from './view-state'

/** Renders rich HTML of our own API, which is already clean. */
export interface RichRendering {
  draw(html: string, place: RichPlace): string
  /** Its style sheets */
  styles: readonly string[]
}

export interface RenderRequest {
  /** Attribute texts by attribute name, as they stand on the tag. */
  attributes: Readonly<Record<string, string>>
  /** The script tag's `data-*`, by `dataset` key. */
  page: Readonly<Record<string, string>>
  /** The origin that serves parket.js. */
  origin: string
  /** The current time (src/domain/clock.ts). */
  now: string
  /** The page's query without "?", used with history="page". */
  query: string
  /** Keys of that query that matter; without them, all. */
  keys?: readonly string[] | undefined
  /** The JSON text of a request's answer by its address. A rejection leaves the widget loading. */
  ask: (address: string) => Promise<string>
  rich: RichRendering
}

export interface RenderedWidget {
  /** The inside of `<template shadowrootmode="open">`. */
  html: string
  /** The screen alone, without styles and facts. */
  screen: string
  facts: ViewFacts
  /** The text of its one style element, which a page's policy may have to name by its hash. */
  style: string
  /** Whether every request was answered; if not, the markup shows the loading state. */
  isComplete: boolean
}

/** Each round requests what the answers of the round before made known; more rounds than this mean a fault. */
const maxRounds = 8

const noop = () => {}

/** The query, which the screen may correct while rendering. */
interface RenderedQuery {
  /** Undefined before the first round */
  text?: string
  isSettled: boolean
}

function serverWidget(
  definition: WidgetDefinition,
  request: RenderRequest,
  answers: Map<string, unknown>,
  renderedQuery: RenderedQuery,
) {
  let metadata: PageMetadata | null = null
  const textOf = (name: string) =>
    request.attributes[kebab(name)] ?? (name === 'club' ? request.page.club : undefined)
  const base = { origin: request.origin, document: request.origin }
  const page = (name: ConfigurationName) => request.page[name]
  const { tag } = definition.tag
  const warnings = new Set<string>()
  const warn = (name: string, text: string) => warnings.add(wrongAttribute(tag, name, text))
  const configuration = configurationOf(textOf, page, base, warn)
  const { headingLevel, start } = readAttributes(commonAttributes, textOf, warn)
  const attributes = readAttributes(definition.tag.attributes, textOf, warn)
  renderedQuery.text ??= configuration.history === 'page' ? request.query : (start ?? '')
  const query = renderedQuery.text
  const settle = (settled: string) => {
    if (settled === query) return
    renderedQuery.text = settled
    renderedQuery.isSettled = true
  }
  const missing = new Set<string>()
  const files: (() => Promise<unknown>)[] = []
  const styles = new Set(definition.styles)
  const { rich, now } = request
  const clock: Pick<ViewFacts, 'now' | 'year'> = {}
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
      clock.now = now
      return now
    },
    year() {
      clock.year = slovenianYear(now)
      return clock.year
    },
    isFollowing: attributes.refresh !== false,
    noteFollowed(address, starts) {
      followed[address] = starts.filter((start) => start + longestMatch > instantOf(now))
    },
    element: null,
    keepFocus: noop,
    navigate: noop,
    announceFilters: noop,
    announceMetadata(announced) {
      metadata = announced
    },
    waitFor(load) {
      files.push(load)
      return undefined
    },
    adoptStyles(texts) {
      for (const text of texts) styles.add(text)
    },
    renderRich(html, place) {
      for (const text of rich.styles) styles.add(text)
      return rich.draw(html, place)
    },
    showContent: noop,
    showFallback: noop,
    reportFailure: noop,
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
    isSettled: () => renderedQuery.text === query,
    metadata: () => metadata,
    clock,
  }
}

/** Sorted, so that equal answers give equal text in every process. */
const inOrder = <T,>(byAddress: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(byAddress).sort(([one], [other]) => (one < other ? -1 : 1)))

/** A screen with nothing to show leaves the place to the fallback. */
function contentMarks({ screen, isComplete }: Pick<RenderedWidget, 'screen' | 'isComplete'>): string {
  if (!isComplete) return 'data-content="waiting"'
  return screen ? 'data-content="shown"' : 'data-content="failed" data-fallback'
}

/** The inside of a declarative shadow root. */
export const viewMarkup = ({ screen, style, facts, isComplete }: Omit<RenderedWidget, 'html'>): string =>
  `<style>${style}</style><div data-root lang="sl" ${contentMarks({ screen, isComplete })}>${screen}</div><slot></slot><script type="application/json" data-view>${scriptJson(facts)}</script>`

/** Renders until nothing is missing any more. Throws only if the screen itself throws. */
export async function renderWidget<A extends Attributes>(
  definition: WidgetDefinition<A>,
  request: RenderRequest,
): Promise<RenderedWidget> {
  const answers = new Map<string, unknown>()
  const versions: Record<string, string> = {}
  const carried: Record<string, unknown> = {}
  const query: RenderedQuery = { isSettled: false }
  let isComplete = true
  for (let round = 1; ; round++) {
    const drawn = serverWidget(definition, request, answers, query)
    const { widget, missing, files, styles, attributes, start } = drawn
    const tree = renderToString(<Frame definition={definition} widget={widget} attributes={attributes} />)
    const isWhole = missing.size === 0 && files.length === 0 && drawn.isSettled()
    if (isWhole || !isComplete || round === maxRounds) {
      const { html: screen, rules } = withoutStyleAttributes(tree)
      const metadata = drawn.metadata()
      const keys = widget.configuration.history === 'page' ? request.keys : undefined
      const rendered = {
        screen,
        style: [...styles, elementStyles, ...rules].join(''),
        // An incomplete view has no state, so it renders anew.
        facts: {
          answers: inOrder(versions),
          ...(Object.keys(drawn.followed).length > 0 && { followed: inOrder(drawn.followed) }),
          ...(Object.keys(carried).length > 0 && { carried: inOrder(carried) }),
          ...(isWhole && { state: viewState(widget, attributes, start, keys) }),
          ...(keys && { keys }),
          ...(query.isSettled && { query: query.text ?? '' }),
          ...drawn.clock,
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
