/** One element's React root, from its first drawing to its removal. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { dispatch } from '../page/dispatch'
import { announceLinks } from '../page/navigation'
import { adoptStyles } from '../styles/adopt'
import { dropCarriedAnswers, readCarriedAnswers } from './carried'
import { type ContentState, markContent, rootSelector } from './content'
import type { WidgetDefinition } from './definition'
import elementStyles from './element.css?sheet'
import { ElementWidget } from './element-widget'
import { Frame } from './frame'

export class Mounting {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  readonly #container: HTMLElement
  readonly #widget: ElementWidget
  #root: Root | undefined
  readonly #slot: HTMLSlotElement
  readonly #stopLinks: () => void
  #wasShown = false
  /** React gives up hydrating when it is told to draw before it has begun. */
  #isHydrating: boolean
  #isBehind = false

  /** Keeps and hydrates what the server rendered into the root; else makes everything new. */
  constructor(definition: WidgetDefinition, shadow: ShadowRoot) {
    this.#definition = definition
    this.#element = shadow.host as HTMLElement
    const rendered = shadow.querySelector<HTMLElement>(rootSelector)
    const answers = readCarriedAnswers(shadow)
    adoptStyles(shadow, ...definition.styles, elementStyles)
    this.#container = rendered ?? this.#makeContainer(shadow)
    this.#slot = shadow.querySelector('slot') ?? shadow.appendChild(document.createElement('slot'))
    this.#slot.addEventListener('slotchange', this.#refreshFallback)
    this.#widget = new ElementWidget(definition, this.#element, answers, (state) => this.#mark(state))
    // A fault is reported by the frame's border, in one line; React's own lines would double it.
    const faults = { onCaughtError: () => {}, onRecoverableError: this.#reportMismatch }
    this.#stopLinks = announceLinks(
      shadow,
      this.#element,
      () => this.#widget.read().widget.configuration.site,
    )
    this.#isHydrating = rendered !== null
    // A transition is drawn in pieces: the host's page and the visitor's hands have their turns in between.
    if (rendered)
      startTransition(() => {
        this.#root = hydrateRoot(rendered, this.#tree(), faults)
      })
    else {
      this.#root = createRoot(this.#container, faults)
      this.#mark('waiting')
      this.draw()
    }
  }

  draw(): void {
    if (this.#isHydrating) this.#isBehind = true
    else startTransition(() => this.#root?.render(this.#tree()))
  }

  end(): void {
    this.#root?.unmount()
    this.#stopLinks()
    this.#slot.removeEventListener('slotchange', this.#refreshFallback)
    this.#container.remove()
  }

  #tree() {
    const { widget, attributes } = this.#widget.read()
    return (
      <Frame definition={this.#definition} widget={widget} attributes={attributes} onDrawn={this.#onDrawn} />
    )
  }

  #makeContainer(shadow: ShadowRoot): HTMLElement {
    const container = document.createElement('div')
    container.dataset.root = ''
    container.lang = 'sl'
    shadow.prepend(container)
    return container
  }

  #mark(state: ContentState): void {
    markContent(this.#element, this.#container, state)
    if (state !== 'shown' || this.#wasShown) return
    this.#wasShown = true
    dispatch(this.#element, 'parket-load', {})
  }

  readonly #onDrawn = (): void => {
    if (this.#isHydrating) dropCarriedAnswers(this.#element.shadowRoot as ShadowRoot)
    this.#isHydrating = false
    if (!this.#isBehind) return
    this.#isBehind = false
    this.draw()
  }

  readonly #refreshFallback = (): void => {
    markContent(this.#element, this.#container, this.#container.dataset.content as ContentState)
  }

  readonly #reportMismatch = (error: unknown): void => {
    console.warn(`${this.#element.localName}: drawn anew, the rendered markup did not fit:`, error)
  }
}
