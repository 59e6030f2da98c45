/** What a screen learns of its element: attributes read, configuration, events. Made anew only on change. */

import { clockAt } from '../domain/clock'
import { kebab } from '../page/attribute-text'
import { configurationOf, pageDefaults } from '../page/configuration'
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
  /** Raw answers that are here already */
  answers: Answers
  mark: (state: ContentState) => void
  /** What was announced of it before React came */
  told?: PageMetadata | undefined
  /** What a server's drawing has put in place of `start` */
  query: string | undefined
  /** The time that the view was drawn at */
  now?: string | undefined
  /** Console lines that were said already */
  warned?: readonly string[] | undefined
}

export class ElementWidget {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  readonly #answers: Answers
  readonly #mark: (state: ContentState) => void
  readonly #drawnAt: string | undefined
  /** What was announced last, as JSON: the same is not announced again. */
  #metadata: string | undefined
  /** State with history="memory": this element's alone. */
  readonly #ownQuery: QueryState
  /** Wrong words that were warned of already. */
  readonly #warned: Set<string>
  /** Failures that were told of already: several views of one screen may ask the same. */
  readonly #told = new WeakSet<object>()
  #widget: Widget | undefined
  #facts = ''

  constructor(
    definition: WidgetDefinition,
    element: HTMLElement,
    { answers, mark, told, query, now, warned }: ElementFacts,
  ) {
    this.#definition = definition
    this.#element = element
    this.#answers = answers
    this.#mark = mark
    this.#drawnAt = now
    this.#warned = new Set(warned)
    this.#metadata = told && JSON.stringify(told)
    this.#ownQuery = memoryQuery(query ?? element.getAttribute('start') ?? '')
  }

  /** The attributes as they are now, and the widget; the same widget while nothing of it has changed. */
  read(): { widget: Widget; attributes: AttributeValues<Attributes>; start: string | null } {
    const attributes = readAttributes(this.#definition.tag.attributes, this.#said, this.#warn)
    const page = pageDefaults()
    const configuration = configurationOf(
      this.#said,
      (name) => page.data[name],
      { origin: page.origin, document: document.baseURI },
      this.#warn,
    )
    const { headingLevel: level, start } = readAttributes(commonAttributes, this.#said, this.#warn)
    const isFollowing = attributes.refresh !== false
    const facts = JSON.stringify([configuration, level, isFollowing])
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
      clock: () => this.#drawnAt ?? clockAt(Date.now()),
      navigate: (url) => navigate(element, url),
      announceFilters: (detail) => dispatch(element, 'parket-filter-change', detail),
      announceMetadata: this.#announceMetadata,
      adoptStyles: (texts) => element.shadowRoot && adoptStyles(element.shadowRoot, ...texts),
      waitFor: (ask) => ask(),
      drawRich: () => null,
      showContent: () => this.#mark('shown'),
      showFallback: () => this.#mark('failed'),
      reportFailure: this.#reportFailure,
    }
  }

  readonly #announceMetadata = (metadata: PageMetadata): void => {
    const text = JSON.stringify(metadata)
    if (text === this.#metadata) return
    this.#metadata = text
    dispatch(this.#element, 'parket-metadata', metadata)
  }

  readonly #reportFailure = (failure: FailedRequest): void => {
    const { error } = failure
    if (typeof error === 'object' && error !== null) {
      if (this.#told.has(error)) return
      this.#told.add(error)
    }
    announceFailure(this.#element, failure)
  }

  /** An own attribute; the page's club stands for the element's where the tag has one. */
  readonly #said = (name: string): string | undefined => {
    const own = this.#element.getAttribute(kebab(name))
    return own ?? (name === 'club' ? pageDefaults().data.club : undefined)
  }

  readonly #warn = (name: string, text: string): void => {
    const line = wrongAttribute(this.#element.localName, name, text)
    if (this.#warned.has(line)) return
    this.#warned.add(line)
    console.warn(line)
  }
}
