/**
 * Renders a screen in plain Node, for a declarative shadow root. Data comes only through `ask`. The view carries all that it
 * was rendered from, so that hydration needs no request.
 */
import { renderToString } from 'react-dom/server'
import { scriptJson } from '../domain/text/markup'
import { instantOf, longestMatch, slovenianDay, slovenianYear } from '../domain/time/clock'
import { kebab } from '../page/attribute-text'
import { type ConfigurationName, configurationNames, configurationOf } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import type { RichPlace, Widget } from '../page/widget'
import { type Attributes, followingOf, readAttributes, wrongAttribute } from './attributes'
import { commonAttributes, propertiesOf, type WidgetDefinition } from './definition'
import { answersMark, contentMark, fallbackMark, rootMark, viewMark } from './protocol'
import { withoutStyleAttributes } from './rendered-styles'
import type { ScreenRequests } from './screen-requests'
import { ScreenRoot, stylesOf } from './screen-root'
import type { ViewFacts } from './view-facts'
import { type RawAnswers, requestView } from './view-requests'

/** Renders rich HTML of our own API, which is already clean. */
export interface RichRendering {
  draw(html: string, place: RichPlace): string
  /** Its style sheets */
  styles: readonly string[]
}

export interface RenderRequest {
  /** Attribute texts by attribute name, as they are on the tag. */
  attributes: Readonly<Record<string, string>>
  /** The script tag's `data-*`, by `dataset` key. */
  page: Readonly<Record<string, string>>
  /** The origin that serves parket.js. */
  origin: string
  /** The current time (src/domain/time/clock.ts). */
  now: string
  /** The page's query without "?", used with history="page". */
  query: string
  /** Keys of that query that matter; without them, all. */
  keys?: readonly string[] | undefined
  /** The JSON text of a request's answer by its address. A rejection leaves the widget loading. */
  ask: (address: string) => Promise<string>
  /** What the screen's view needs */
  requests: ScreenRequests
  rich: RichRendering
}

export interface RenderedWidget {
  /** The inside of `<template shadowrootmode="open">`. */
  html: string
  /** The screen alone, without styles and facts. */
  screen: string
  facts: ViewFacts
  /** Raw answers by the request's address */
  answers: Readonly<Record<string, unknown>>
  /** Its style sheets, with rules that its markup doesn't need. */
  style: string
  /** The rules in place of its style attributes. */
  rules: string
  /** Whether every request was answered; if not, the markup shows the loading state, and no view is sent. */
  isComplete: boolean
  /** What it would have needed besides: addresses of the API, and a part whose file is not loaded. */
  missing: readonly string[]
}

const noop = () => {}

const isConfiguration = (name: string): boolean => configurationNames.some((each) => each === name)

function serverWidget(definition: WidgetDefinition, request: RenderRequest, answers: RawAnswers) {
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
  const asked = configuration.history === 'page' ? request.query : (start ?? '')
  let query = asked
  const missing = new Set<string>()
  const styles = new Set(stylesOf(definition))
  const { rich, now } = request
  const clock: Pick<ViewFacts, 'now' | 'year'> = {}
  const polled = new Map<string, readonly number[]>()
  const widget: Widget = {
    tag,
    isOnServer: true,
    isHydrating: () => true,
    configuration,
    headingLevel,
    query: {
      read: () => query,
      readRendered: () => query,
      subscribe: () => noop,
      write: noop,
      put: noop,
    },
    answers: {
      get(address) {
        if (!answers.has(address)) missing.add(address)
        // Whoever reads it cuts it to the page: the view carries no more.
        return answers.get(address)?.raw
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
    following: followingOf(attributes),
    noteFollowed(address, starts) {
      polled.set(
        address,
        starts.filter((start) => start + longestMatch > instantOf(now)),
      )
    },
    element: null,
    keepFocus: noop,
    navigate: noop,
    announceFilters: noop,
    announceMetadata(announced) {
      metadata = announced
    },
    waitFor() {
      missing.add('a part')
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
    styles,
    attributes,
    texts: definedTexts(propertiesOf(definition.tag), textOf),
    warnings,
    polled,
    asked,
    putQuery(settled: string) {
      query = settled
    },
    metadata: () => metadata,
    clock,
  }
}

const definedTexts = (properties: readonly string[], textOf: (name: string) => string | undefined) =>
  Object.fromEntries(
    properties.flatMap((name) => {
      const text = textOf(name)
      return text === undefined || isConfiguration(name) ? [] : [[name, text]]
    }),
  )

/** By address, sorted, so that equal answers give equal text in every process. */
const inOrder = <T, R>(
  byAddress: ReadonlyMap<string, T>,
  of: (value: T, address: string) => R,
): Record<string, R> =>
  Object.fromEntries(
    [...byAddress]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([address, value]) => [address, of(value, address)]),
  )

/** A screen with nothing to show leaves the place to the fallback. */
function contentMarks({ screen, isComplete }: Pick<RenderedWidget, 'screen' | 'isComplete'>): string {
  if (!isComplete) return `${contentMark}="waiting"`
  return screen ? `${contentMark}="shown"` : `${contentMark}="failed" ${fallbackMark}`
}

const dataBlock = (mark: string, data: object): string =>
  `<script type="application/json" ${mark}>${scriptJson(data)}</script>`

/** The inside of a declarative shadow root. */
export const viewMarkup = ({
  screen,
  style,
  facts,
  answers,
  isComplete,
}: Pick<RenderedWidget, 'screen' | 'style' | 'facts' | 'answers' | 'isComplete'>): string =>
  `<style>${style}</style><div ${rootMark} lang="sl" ${contentMarks({ screen, isComplete })}>${screen}</div><slot></slot>${dataBlock(answersMark, answers)}${dataBlock(viewMark, facts)}`

/** Requests what the screen needs, then renders it once. Throws only if the screen itself throws. */
export async function renderWidget<A extends Attributes>(
  definition: WidgetDefinition<A>,
  request: RenderRequest,
): Promise<RenderedWidget> {
  const { ask: fetchText, requests, now } = request
  const answers: RawAnswers = new Map()
  const served = serverWidget(definition, request, answers)
  const { widget, attributes, asked } = served
  const { api, history } = widget.configuration
  const state = { attributes, query: asked, history, now, today: slovenianDay(now) }
  const query = await requestView({ requests, state, api, fetchText }, answers)
  served.putQuery(query)
  const tree = renderToString(<ScreenRoot definition={definition} widget={widget} attributes={attributes} />)
  const { html: screen, rules } = withoutStyleAttributes(tree)
  const isComplete = served.missing.size === 0
  const metadata = served.metadata()
  const keys = history === 'page' ? request.keys : undefined
  const rendered = {
    screen,
    style: [...served.styles].join(''),
    rules: rules.join(''),
    facts: {
      ...(isComplete && { configuration: widget.configuration }),
      attributes: served.texts,
      ...(served.polled.size > 0 && {
        polled: inOrder(served.polled, (starts, address) => ({
          starts,
          version: answers.get(address)?.version ?? '',
        })),
      }),
      ...(keys && { keys }),
      ...(query && { query }),
      ...(query !== asked && { isCorrected: true }),
      ...served.clock,
      ...(served.warnings.size > 0 && { warnings: [...served.warnings] }),
      ...(metadata && { metadata }),
    },
    answers: inOrder(answers, ({ raw }) => raw),
    isComplete,
    missing: [...served.missing],
  }
  return { ...rendered, html: viewMarkup({ ...rendered, style: rendered.style + rendered.rules }) }
}
