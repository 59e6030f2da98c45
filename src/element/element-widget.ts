/** A screen's interface to its element: parsed attributes, configuration, events. Made anew only on change. */

import { clockAt, slovenianYear } from '../domain/clock'
import { jsonText } from '../domain/json-text'
import { attributeTexts, elementConfiguration } from '../page/configuration'
import { dispatch } from '../page/dispatch'
import type { FailedRequest, PageMetadata } from '../page/events'
import { navigate } from '../page/navigation'
import { memoryQuery, pageQuery, type QueryState } from '../page/query-state'
import type { Answers, Widget } from '../page/widget'
import { adoptStyles } from '../styles/adopt'
import { type Attributes, type AttributeValues, readAttributes, wrongAttribute } from './attributes'
import type { ContentState } from './content'
import { commonAttributes, type WidgetDefinition } from './definition'
import { announceFailure } from './events'
import { keepFocus } from './keep-focus'

interface ElementFacts {
  /** Raw answers that are known already */
  answers: Answers
  mark: (state: ContentState) => void
  /** Metadata that was announced before hydration */
  announced?: PageMetadata | undefined
  /** The query as corrected by the server's rendering, in place of `start` */
  query: string | undefined
  /** The time that the view was rendered with */
  now?: string | undefined
  year?: string | undefined
  /** Console warnings that were printed already */
  warned?: readonly string[] | undefined
}

const own = { __proto__: null, value: undefined, writable: true, configurable: true }

/** React keeps a promise's state in properties of it, which all objects may have from the host. */
const withOwnState = <T>(promise: Promise<T>): Promise<T> =>
  Object.defineProperties(promise, { status: own, value: own, reason: own })

export class ElementWidget {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  readonly #answers: Answers
  readonly #mark: (state: ContentState) => void
  readonly #renderedAt: string | undefined
  readonly #renderedIn: string | undefined
  /** The last announced metadata as JSON: the same isn't announced again. */
  #metadata: string | undefined
  /** State with history="memory": this element's alone. */
  readonly #ownQuery: QueryState
  /** Warnings that were printed already. */
  readonly #warned: Set<string>
  /** Reported errors: several parts of a screen may share one request. */
  readonly #reported = new WeakSet<object>()
  #widget: Widget | undefined
  #facts = ''

  constructor(
    definition: WidgetDefinition,
    element: HTMLElement,
    { answers, mark, announced, query, now, year, warned }: ElementFacts,
  ) {
    this.#definition = definition
    this.#element = element
    this.#answers = answers
    this.#mark = mark
    this.#renderedAt = now
    this.#renderedIn = year
    this.#warned = new Set(warned)
    this.#metadata = announced && jsonText(announced)
    this.#ownQuery = memoryQuery(query ?? element.getAttribute('start') ?? '')
  }

  /** The current attributes and the widget, which is the same object until its configuration changes. */
  read(): { widget: Widget; attributes: AttributeValues<Attributes>; start: string | null } {
    const textOf = attributeTexts(this.#element)
    const attributes = readAttributes(this.#definition.tag.attributes, textOf, this.#warn)
    const configuration = elementConfiguration(this.#element, this.#warn)
    const { headingLevel: level, start } = readAttributes(commonAttributes, textOf, this.#warn)
    const isFollowing = attributes.refresh !== false
    const facts = jsonText([configuration, level, isFollowing])
    if (!this.#widget || facts !== this.#facts) this.#widget = this.#make(configuration, level, isFollowing)
    this.#facts = facts
    return { widget: this.#widget, attributes, start }
  }

  #make(configuration: Widget['configuration'], level: number, isFollowing: boolean): Widget {
    const element = this.#element
    return {
      tag: element.localName,
      isOnServer: false,
      configuration,
      headingLevel: level,
      query: configuration.history === 'page' ? pageQuery : this.#ownQuery,
      answers: this.#answers,
      isFollowing,
      noteFollowed() {},
      keepFocus: () => element.shadowRoot && keepFocus(element.shadowRoot),
      element,
      clock: () => this.#renderedAt ?? clockAt(Date.now()),
      year: () => this.#renderedIn ?? slovenianYear(clockAt(Date.now())),
      navigate: (url) => navigate(element, url),
      announceFilters: (detail) => dispatch(element, 'parket-filter-change', detail),
      announceMetadata: this.#announceMetadata,
      adoptStyles: (texts) => element.shadowRoot && adoptStyles(element.shadowRoot, ...texts),
      waitFor: (load) => withOwnState(load()),
      renderRich: () => null,
      showContent: () => this.#mark('shown'),
      showFallback: () => this.#mark('failed'),
      reportFailure: this.#reportFailure,
    }
  }

  readonly #announceMetadata = (metadata: PageMetadata): void => {
    const text = jsonText(metadata)
    if (text === this.#metadata) return
    this.#metadata = text
    dispatch(this.#element, 'parket-metadata', metadata)
  }

  readonly #reportFailure = (failure: FailedRequest): void => {
    const { error } = failure
    if (typeof error === 'object' && error !== null) {
      if (this.#reported.has(error)) return
      this.#reported.add(error)
    }
    announceFailure(this.#element, failure)
  }

  readonly #warn = (name: string, text: string): void => {
    const line = wrongAttribute(this.#element.localName, name, text)
    if (this.#warned.has(line)) return
    this.#warned.add(line)
    console.warn(line)
  }
}
