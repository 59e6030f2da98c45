/** One element's React root, from its first render to its removal. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { earlyAnswers } from '../api/early-responses'
import { fetchViewAnswers } from '../api/view-answers'
import { dispatch } from '../page/dispatch'
import { announceLinks, recordAdClicks } from '../page/navigation'
import { registry, type StaticState } from '../page/registry'
import { dropViewFacts, type ViewFacts, viewFacts } from '../page/view-facts'
import type { Answers } from '../page/widget'
import { adoptStyles } from '../styles/adopt'
import { type ContentState, markContent, rootSelector } from './content'
import type { WidgetDefinition } from './definition'
import elementStyles from './element.css?sheet'
import { ElementWidget } from './element-widget'
import { Frame } from './frame'
import { InputReplay, rememberPlace } from './input-replay'
import { restoreStyles } from './rendered-styles'
import { viewState } from './view-state'

export class Mounting {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  readonly #shadow: ShadowRoot
  readonly #slot: HTMLSlotElement
  /** Its static state; undefined where it wasn't server-rendered, or without the loader. */
  readonly #static: StaticState | undefined
  readonly #kept: InputReplay | undefined
  #container: HTMLElement
  /** The server's view, while the screen renders anew beside it. */
  #outdated: HTMLElement | undefined
  #widget: ElementWidget | undefined
  #root: Root | undefined
  #stopAttending = () => {}
  #wasShown: boolean
  #state: 'waiting' | 'hydrating' | 'drawn' | 'ended' = 'waiting'
  #isBehind = false

  /** Hydrates the server's view in the root; without one renders everything. */
  constructor(definition: WidgetDefinition, shadow: ShadowRoot) {
    this.#definition = definition
    this.#shadow = shadow
    this.#element = shadow.host as HTMLElement
    this.#static = registry().statics?.get(this.#element)
    this.#kept = this.#static && new InputReplay(this.#static)
    const rendered = shadow.querySelector<HTMLElement>(rootSelector)
    this.#wasShown = this.#static !== undefined && rendered?.dataset.content !== 'failed'
    const facts = viewFacts(shadow)
    adoptStyles(shadow, ...definition.styles, elementStyles)
    this.#container = rendered ?? this.#makeContainer()
    this.#slot = shadow.querySelector('slot') ?? shadow.appendChild(document.createElement('slot'))
    this.#slot.addEventListener('slotchange', this.#refreshFallback)
    if (!this.#static) this.#attend()
    if (rendered) this.#takeOver(rendered, facts ?? {})
    else {
      this.#make(earlyAnswers)
      this.#mark('waiting')
      this.#drawNew()
    }
  }

  draw(): void {
    if (this.#state === 'hydrating') this.#isBehind = true
    // While waiting for answers nothing is rendered; the first render reads the attributes.
    else if (this.#state === 'drawn') startTransition(() => this.#root?.render(this.#tree()))
  }

  end(): void {
    this.#state = 'ended'
    this.#root?.unmount()
    this.#endStatic()
    this.#stopAttending()
    this.#slot.removeEventListener('slotchange', this.#refreshFallback)
    dropViewFacts(this.#shadow)
    this.#outdated?.remove()
    this.#outdated = undefined
    this.#container.remove()
  }

  /** Requests the answers that the view was rendered from. If one has changed the screen renders anew. */
  async #takeOver(rendered: HTMLElement, facts: ViewFacts): Promise<void> {
    const { answers, isUnchanged } = await fetchViewAnswers(facts.answers)
    if (this.#state === 'ended') return
    const known = new Map([...answers, ...Object.entries(facts.carried ?? {})])
    const { widget, attributes, start } = this.#make(known, facts).read()
    if (isUnchanged && facts.state === viewState(widget, attributes, start, facts.keys))
      this.#hydrate(rendered)
    else this.#drawAnew(rendered)
  }

  #hydrate(rendered: HTMLElement): void {
    restoreStyles(rendered)
    this.#kept?.remember(rendered)
    // React gives up hydrating if render is called before it has begun.
    this.#state = 'hydrating'
    // A transition renders in pieces, so the host's page and input are not blocked.
    startTransition(() => {
      this.#root = hydrateRoot(rendered, this.#tree(), this.#faults)
    })
  }

  #drawNew(): void {
    this.#state = 'drawn'
    this.#root = createRoot(this.#container, this.#faults)
    this.draw()
  }

  /** Renders out of sight and replaces the view when there is content; without content the view stays. */
  #drawAnew(rendered: HTMLElement): void {
    this.#outdated = rendered
    this.#container = this.#makeContainer()
    this.#container.style.display = 'none'
    this.#drawNew()
  }

  /** What is being pressed stands until then: a click is of the button in which the press both begins and ends. */
  #replaceOutdated(): void {
    const outdated = this.#outdated
    if (!outdated) return
    if (outdated.matches(':active')) {
      requestAnimationFrame(() => this.#replaceOutdated())
      return
    }
    this.#outdated = undefined
    const focused = this.#shadow.activeElement
    const find =
      focused instanceof HTMLElement && outdated.contains(focused) && rememberPlace(focused, outdated)
    this.#kept?.remember(outdated)
    this.#container.style.removeProperty('display')
    outdated.remove()
    if (find) find(this.#container)?.focus({ preventScroll: true })
    this.#finish()
  }

  /** React has taken over. */
  #finish(): void {
    dropViewFacts(this.#shadow)
    // React has missed the focus event.
    if (this.#static) this.#shadow.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    this.#kept?.replay(this.#shadow, this.#hasEffects).then(() => {
      if (this.#state === 'ended') return
      this.#attend()
      this.#endStatic()
    })
  }

  /** For good: an element that is removed and put back later renders like any other. */
  #endStatic(): void {
    this.#static?.end()
    registry().statics?.delete(this.#element)
  }

  #attend(): void {
    const site = () => this.#widget?.read().widget.configuration.site ?? ''
    const stops = [announceLinks(this.#shadow, this.#element, site), recordAdClicks(this.#shadow)]
    this.#stopAttending = () => {
      for (const stop of stops) stop()
    }
  }

  #make(answers: Answers, { metadata, query, now, year, warnings }: ViewFacts = {}): ElementWidget {
    // The loader has reported these already.
    const reported = this.#static && { announced: this.#wasShown ? metadata : undefined, warned: warnings }
    const mark = (state: ContentState) => this.#mark(state)
    this.#widget = new ElementWidget(this.#definition, this.#element, {
      answers,
      mark,
      query,
      now,
      year,
      ...reported,
    })
    return this.#widget
  }

  // The error boundary reports a fault in one line; React's own lines would repeat it.
  readonly #faults = {
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => this.#reportMismatch(error),
  }

  #tree() {
    const { widget, attributes } = (this.#widget as ElementWidget).read()
    return (
      <Frame
        definition={this.#definition}
        widget={widget}
        attributes={attributes}
        onRendered={this.#onRendered}
        onEffects={this.#onEffects}
      />
    )
  }

  #makeContainer(): HTMLElement {
    const container = document.createElement('div')
    container.dataset.root = ''
    container.lang = 'sl'
    this.#shadow.prepend(container)
    return container
  }

  #mark(state: ContentState): void {
    if (this.#outdated && state === 'failed') this.#kept?.forget()
    if (this.#outdated && state !== 'shown') return
    markContent(this.#element, this.#container, state)
    this.#replaceOutdated()
    if (state !== 'shown' || this.#wasShown) return
    this.#wasShown = true
    dispatch(this.#element, 'parket-load', {})
  }

  readonly #onRendered = (): void => {
    if (this.#state === 'hydrating') {
      this.#state = 'drawn'
      this.#finish()
    }
    if (!this.#isBehind) return
    this.#isBehind = false
    this.draw()
  }

  #onEffects = (): void => {}
  readonly #hasEffects = new Promise<void>((resolve) => {
    this.#onEffects = resolve
  })

  readonly #refreshFallback = (): void => {
    if (this.#outdated) return
    markContent(this.#element, this.#container, this.#container.dataset.content as ContentState)
  }

  readonly #reportMismatch = (error: unknown): void => {
    console.warn(`${this.#element.localName}: rendered anew, the server's markup did not match:`, error)
  }
}
