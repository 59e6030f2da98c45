/** A screen's interface to its element: parsed attributes, configuration, events. Made again only on change. */

import { earlyAnswers } from '../client/early-responses'
import { jsonText } from '../domain/text/json-text'
import { clockAt, slovenianYear } from '../domain/time/clock'
import { attributeTexts, elementConfiguration, startOf } from '../page/configuration'
import type { FailedRequest, PageMetadata } from '../page/events'
import { memoryQuery, pageQuery, type QueryState } from '../page/query-state'
import type { KnownAnswers, Refresh, Widget } from '../page/widget'
import { adoptStyles } from '../styles/adopt'
import { navigate } from './attend'
import {
  type Attributes,
  type AttributeValues,
  followingOf,
  readAttributes,
  wrongAttribute,
} from './attributes'
import type { ContentState } from './content'
import { commonAttributes, type WidgetDefinition } from './definition'
import { dispatch } from './dispatch'
import { keepFocus } from './keep-focus'
import { stylesOf } from './screen-root'
import type { ViewFacts } from './view-facts'

/** A view to hydrate: until that has happened, the widget is what the view was rendered from. */
export interface RenderedView {
  facts: ViewFacts
  /** Raw answers by the request's address */
  answers: Readonly<Record<string, unknown>>
  /** When it came into the page, in ms */
  since: number
  /** Its warnings were printed. */
  isReported: boolean
  /** Its metadata were announced. */
  isAnnounced: boolean
}

const own = { writable: true, configurable: true }

/** React keeps a promise's state in properties of it, which all objects may have from the host. */
const withOwnState = <T>(promise: Promise<T>): Promise<T> =>
  Object.defineProperties(promise, { status: own, value: own, reason: own })

export class ElementWidget {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  /** Raw answers that are known already */
  readonly #answers: KnownAnswers
  readonly #mark: (state: ContentState) => void
  /** These two are undefined once it is hydrated */
  #view: ViewFacts | undefined
  #rendered: RenderedView['answers'] | undefined
  readonly #renderedAt: string | undefined
  readonly #renderedIn: string | undefined
  readonly #styles: Set<string>
  /** The last announced metadata as JSON: the same isn't announced again. */
  #metadata: string | undefined
  /** State with history="memory": this element's alone. */
  readonly #ownQuery: QueryState
  readonly #pageQuery: QueryState
  /** Warnings that were printed already. */
  readonly #warned: Set<string>
  /** Reported errors: several parts of a screen may share one request. */
  readonly #reported = new WeakSet<object>()
  #widget: Widget | undefined
  #attributes: AttributeValues<Attributes> = {}
  /** What these two were made from, as JSON */
  #widgetFacts = ''
  #attributesFacts = ''

  constructor(
    definition: WidgetDefinition,
    element: HTMLElement,
    mark: (state: ContentState) => void,
    view: RenderedView | null,
  ) {
    const { query, now, year, metadata, warnings } = view?.facts ?? {}
    this.#definition = definition
    this.#element = element
    this.#answers = view ? { get: (address) => this.#rendered?.[address], since: view.since } : earlyAnswers
    this.#mark = mark
    this.#view = view?.facts
    this.#rendered = view?.answers
    this.#renderedAt = now
    this.#renderedIn = year
    this.#warned = new Set(view?.isReported ? warnings : [])
    this.#metadata = view?.isAnnounced && metadata ? jsonText(metadata) : undefined
    this.#ownQuery = memoryQuery(view ? query : startOf(element))
    this.#pageQuery = { ...pageQuery, readRendered: view ? () => query ?? '' : pageQuery.read }
    this.#styles = new Set(stylesOf(definition))
    this.#adoptStyles()
  }

  /** The widget and its attributes, each the same object until one of its parts changes. */
  read(): { widget: Widget; attributes: AttributeValues<Attributes> } {
    const view = this.#view
    const warn = view ? () => {} : this.#warn
    const textOf = view ? (name: string) => view.attributes?.[name] : attributeTexts(this.#element)
    const attributes = readAttributes(this.#definition.tag.attributes, textOf, warn)
    const configuration = view?.configuration ?? elementConfiguration(this.#element, warn)
    const { headingLevel } = readAttributes(commonAttributes, textOf, warn)
    const following = followingOf(attributes)
    const attributesFacts = jsonText(attributes)
    const widgetFacts = jsonText([configuration, headingLevel, following])
    if (attributesFacts !== this.#attributesFacts) this.#attributes = attributes
    if (!this.#widget || widgetFacts !== this.#widgetFacts)
      this.#widget = this.#make(configuration, headingLevel, following)
    this.#attributesFacts = attributesFacts
    this.#widgetFacts = widgetFacts
    return { widget: this.#widget, attributes: this.#attributes }
  }

  /** The view is hydrated: from now on the widget is what its host wants. */
  endView(): void {
    const { start = '' } = this.#view?.attributes ?? {}
    this.#view = undefined
    this.#rendered = undefined
    this.#adoptStyles()
    const wanted = startOf(this.#element)
    if (wanted !== start) this.#ownQuery.put(wanted, 'replace')
  }

  #make(configuration: Widget['configuration'], level: number, following: Refresh): Widget {
    const element = this.#element
    return {
      tag: element.localName,
      isOnServer: false,
      isHydrating: () => this.#view !== undefined,
      configuration,
      headingLevel: level,
      query: configuration.history === 'page' ? this.#pageQuery : this.#ownQuery,
      answers: this.#answers,
      following,
      noteFollowed() {},
      keepFocus: () => element.shadowRoot && keepFocus(element.shadowRoot),
      element,
      clock: () => this.#renderedAt ?? clockAt(Date.now()),
      year: () => this.#renderedIn ?? slovenianYear(clockAt(Date.now())),
      navigate: (url) => navigate(element, url),
      announceFilters: (detail) => dispatch(element, 'parket-filter-change', detail),
      announceMetadata: this.#announceMetadata,
      adoptStyles: this.#adoptStyles,
      waitFor: (load) => withOwnState(load()),
      renderRich: () => null,
      showContent: () => this.#mark('shown'),
      showFallback: () => this.#mark('failed'),
      reportFailure: this.#reportFailure,
    }
  }

  /** Until it is hydrated the view has what it needs; then all apply at once, in their order. */
  readonly #adoptStyles = (texts: readonly string[] = []): void => {
    for (const text of texts) this.#styles.add(text)
    const { shadowRoot } = this.#element
    if (shadowRoot && !this.#view) adoptStyles(shadowRoot, ...this.#styles)
  }

  readonly #announceMetadata = (metadata: PageMetadata): void => {
    const text = jsonText(metadata)
    if (text === this.#metadata) return
    this.#metadata = text
    dispatch(this.#element, 'parket-metadata', metadata)
  }

  /** One console line and one event. */
  readonly #reportFailure = (failure: FailedRequest): void => {
    const { error } = failure
    if (typeof error === 'object' && error !== null) {
      if (this.#reported.has(error)) return
      this.#reported.add(error)
    }
    console.error(`${this.#element.localName}: ${failure.request} failed:`, error)
    dispatch(this.#element, 'parket-error', failure)
  }

  readonly #warn = (name: string, text: string): void => {
    const line = wrongAttribute(this.#element.localName, name, text)
    if (this.#warned.has(line)) return
    this.#warned.add(line)
    console.warn(line)
  }
}
