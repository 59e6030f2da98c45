/**
 * Renders a screen in plain Node, for a declarative shadow root. Data comes only through `ask`. The view carries all that it
 * was rendered from, so that hydration needs no request.
 */
import { renderToString } from 'react-dom/server'
import { scriptJson } from '../domain/text/markup'
import { instantOf, longestMatch, slovenianDay, slovenianYear } from '../domain/time/clock'
import { kebab } from '../page/attribute-text'
import { configurationNames, configurationOf } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import type { RichContext, Widget } from '../page/widget'
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
  render(html: string, context: RichContext): string
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
  /** The rules that replace its style attributes. */
  rules: string
  /** Whether every request was answered; if not, the markup shows the loading state, and no view is sent. */
  isComplete: boolean
  /** What it would have needed besides: addresses of the API, and a part whose file is not loaded. */
  missing: readonly string[]
}

const noop = () => {}

const isConfiguration = (name: string): boolean => configurationNames.some((each) => each === name)

/** The tag and its page, read. */
function readTag({ tag: described }: WidgetDefinition, request: RenderRequest) {
  const { tag } = described
  const { page, origin } = request
  const textOf = (name: string) =>
    request.attributes[kebab(name)] ?? (name === 'club' ? page.club : undefined)
  const warnings = new Set<string>()
  const warn = (name: string, text: string) => warnings.add(wrongAttribute(tag, name, text))
  const base = { origin, document: origin }
  const configuration = configurationOf(textOf, (name) => page[name], base, warn)
  const { headingLevel, start } = readAttributes(commonAttributes, textOf, warn)
  const attributes = readAttributes(described.attributes, textOf, warn)
  const query = configuration.history === 'page' ? request.query : (start ?? '')
  const texts = definedTexts(propertiesOf(described), textOf)
  return { tag, configuration, headingLevel, attributes, query, texts, warnings }
}

/** What is noted while a screen renders. */
interface Notes {
  /** What it would have needed besides */
  missing: Set<string>
  styles: Set<string>
  /** The starts of matches that are followed, by the request's address */
  polled: Map<string, readonly number[]>
  clock: Pick<ViewFacts, 'now' | 'year'>
  metadata: PageMetadata | null
}

function serverWidget(
  { tag, configuration, headingLevel, attributes, query }: ReturnType<typeof readTag>,
  { rich, now }: RenderRequest,
  answers: RawAnswers,
  notes: Notes,
): Widget {
  return {
    tag,
    isOnServer: true,
    isHydrating: () => true,
    configuration,
    headingLevel,
    query: { read: () => query, readRendered: () => query, subscribe: () => noop, write: noop, put: noop },
    answers: {
      get(address) {
        if (!answers.has(address)) notes.missing.add(address)
        // Whoever reads it cuts it to the page: the view carries no more.
        return answers.get(address)?.raw
      },
    },
    clock() {
      notes.clock.now = now
      return now
    },
    year() {
      notes.clock.year = slovenianYear(now)
      return notes.clock.year
    },
    following: followingOf(attributes),
    noteFollowed(address, starts) {
      const isAhead = (start: number) => start + longestMatch > instantOf(now)
      notes.polled.set(address, starts.filter(isAhead))
    },
    element: null,
    keepFocus: noop,
    navigate: noop,
    announceFilters: noop,
    announceMetadata(announced) {
      notes.metadata = announced
    },
    waitFor() {
      notes.missing.add('a part')
      return undefined
    },
    adoptStyles(texts) {
      for (const text of texts) notes.styles.add(text)
    },
    renderRich(html, context) {
      for (const text of rich.styles) notes.styles.add(text)
      return rich.render(html, context)
    },
    showContent: noop,
    showFallback: noop,
    reportFailure: noop,
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

/** A screen with nothing to show leaves the fallback visible. */
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
  const tag = readTag(definition, request)
  const { attributes, configuration, texts, warnings } = tag
  const { api, history } = configuration
  const state = { attributes, query: tag.query, history, now, today: slovenianDay(now) }
  const query = await requestView({ requests, state, api, fetchText }, answers)
  const styles = new Set(stylesOf(definition))
  const notes: Notes = { missing: new Set(), styles, polled: new Map(), clock: {}, metadata: null }
  const widget = serverWidget({ ...tag, query }, request, answers, notes)
  const tree = renderToString(<ScreenRoot definition={definition} widget={widget} attributes={attributes} />)
  const { html: screen, rules } = withoutStyleAttributes(tree)
  const { missing, polled, metadata } = notes
  const isComplete = missing.size === 0
  const keys = history === 'page' ? request.keys : undefined
  const polledFacts = (starts: readonly number[], address: string) => ({
    starts,
    version: answers.get(address)?.version ?? '',
  })
  const rendered = {
    screen,
    style: [...styles].join(''),
    rules: rules.join(''),
    facts: {
      ...(isComplete && { configuration }),
      attributes: texts,
      ...(polled.size > 0 && { polled: inOrder(polled, polledFacts) }),
      ...(keys && { keys }),
      ...(query && { query }),
      ...(query !== tag.query && { isCorrected: true }),
      ...notes.clock,
      ...(warnings.size > 0 && { warnings: [...warnings] }),
      ...(metadata && { metadata }),
    },
    answers: inOrder(answers, ({ raw }) => raw),
    isComplete,
    missing: [...missing],
  }
  return { ...rendered, html: viewMarkup({ ...rendered, style: rendered.style + rendered.rules }) }
}
