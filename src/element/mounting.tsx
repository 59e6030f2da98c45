/** One element's React root, from its first drawing to its removal. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { askViewAnswers } from '../api/view-answers'
import { dispatch } from '../page/dispatch'
import { announceLinks, recordAdClicks } from '../page/navigation'
import { type Resting, registry } from '../page/registry'
import { dropViewFacts, type ViewFacts, viewFacts } from '../page/view-facts'
import type { Answers } from '../page/widget'
import { adoptStyles } from '../styles/adopt'
import { type ContentState, markContent, rootSelector } from './content'
import type { WidgetDefinition } from './definition'
import { drawnState } from './drawn-state'
import elementStyles from './element.css?sheet'
import { ElementWidget } from './element-widget'
import { Frame } from './frame'
import { KeptActs, rememberPlace } from './kept-acts'
import { restoreStyles } from './rendered-styles'

const nothing: Answers = new Map()

export class Mounting {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  readonly #shadow: ShadowRoot
  readonly #slot: HTMLSlotElement
  /** Keeps what the visitor does until React answers; none where nothing was drawn, or nobody attended to it. */
  readonly #rest: Resting | undefined
  readonly #kept: KeptActs | undefined
  #container: HTMLElement
  /** What a server drew, while the screen is drawn anew beside it. */
  #outdated: HTMLElement | undefined
  #widget: ElementWidget | undefined
  #root: Root | undefined
  #stopAttending = () => {}
  #wasShown: boolean
  #state: 'waiting' | 'hydrating' | 'drawn' | 'ended' = 'waiting'
  #isBehind = false

  /** Takes over what the server rendered into the root; else makes everything new. */
  constructor(definition: WidgetDefinition, shadow: ShadowRoot) {
    this.#definition = definition
    this.#shadow = shadow
    this.#element = shadow.host as HTMLElement
    this.#rest = registry().resting?.get(this.#element)
    this.#kept = this.#rest && new KeptActs(this.#rest)
    this.#wasShown = this.#rest !== undefined
    const rendered = shadow.querySelector<HTMLElement>(rootSelector)
    const facts = viewFacts(shadow)
    adoptStyles(shadow, ...definition.styles, elementStyles)
    this.#container = rendered ?? this.#makeContainer()
    this.#slot = shadow.querySelector('slot') ?? shadow.appendChild(document.createElement('slot'))
    this.#slot.addEventListener('slotchange', this.#refreshFallback)
    if (!this.#rest) this.#attend()
    if (rendered) this.#takeOver(rendered, facts ?? {})
    else {
      this.#make(nothing)
      this.#mark('waiting')
      this.#drawNew()
    }
  }

  draw(): void {
    if (this.#state === 'hydrating') this.#isBehind = true
    // What waits for its answers is drawn by then for what the element says by then.
    else if (this.#state === 'drawn') startTransition(() => this.#root?.render(this.#tree()))
  }

  end(): void {
    this.#state = 'ended'
    this.#root?.unmount()
    this.#leaveRest()
    this.#stopAttending()
    this.#slot.removeEventListener('slotchange', this.#refreshFallback)
    dropViewFacts(this.#shadow)
    this.#outdated?.remove()
    this.#outdated = undefined
    this.#container.remove()
  }

  /** The answers that it was drawn from are asked for; where one is another by now the screen is drawn anew. */
  async #takeOver(rendered: HTMLElement, facts: ViewFacts): Promise<void> {
    const { answers, isAsDrawn } = await askViewAnswers(facts.answers, this.#rest?.responses)
    if (this.#state === 'ended') return
    const known = new Map([...answers, ...Object.entries(facts.carried ?? {})])
    const { widget, attributes, start } = this.#make(known, facts).read()
    if (isAsDrawn && facts.state === drawnState(widget, attributes, start, facts.keys))
      this.#hydrate(rendered)
    else this.#drawAnew(rendered)
  }

  #hydrate(rendered: HTMLElement): void {
    restoreStyles(rendered)
    this.#kept?.remember(rendered)
    // React gives up hydrating when it is told to draw before it has begun.
    this.#state = 'hydrating'
    // A transition is drawn in pieces: the host's page and the visitor's hands have their turns in between.
    startTransition(() => {
      this.#root = hydrateRoot(rendered, this.#tree(), this.#faults)
    })
  }

  #drawNew(): void {
    this.#state = 'drawn'
    this.#root = createRoot(this.#container, this.#faults)
    this.draw()
  }

  /** Out of sight, and in its place when there is content: until then, and for ever if there is none, the view stands. */
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

  /** React answers from now on. */
  #finish(): void {
    dropViewFacts(this.#shadow)
    // What React was not there to hear.
    if (this.#rest) this.#shadow.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    this.#kept?.replay(this.#shadow).then(() => {
      if (this.#state === 'ended') return
      this.#attend()
      this.#leaveRest()
    })
  }

  /** For good: who is taken away and put back later is drawn as any other element. */
  #leaveRest(): void {
    this.#rest?.end()
    registry().resting?.delete(this.#element)
  }

  #attend(): void {
    const site = () => this.#widget?.read().widget.configuration.site ?? ''
    const stops = [announceLinks(this.#shadow, this.#element, site), recordAdClicks(this.#shadow)]
    this.#stopAttending = () => {
      for (const stop of stops) stop()
    }
  }

  #make(answers: Answers, { metadata, query, now, warnings }: ViewFacts = {}): ElementWidget {
    // Who attended to it has told its host already.
    const told = this.#rest && { told: metadata, warned: warnings }
    const mark = (state: ContentState) => this.#mark(state)
    this.#widget = new ElementWidget(this.#definition, this.#element, { answers, mark, query, now, ...told })
    return this.#widget
  }

  // A fault is reported by the frame's border, in one line; React's own lines would double it.
  readonly #faults = {
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => this.#reportMismatch(error),
  }

  #tree() {
    const { widget, attributes } = (this.#widget as ElementWidget).read()
    return (
      <Frame definition={this.#definition} widget={widget} attributes={attributes} onDrawn={this.#onDrawn} />
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

  readonly #onDrawn = (): void => {
    if (this.#state === 'hydrating') {
      this.#state = 'drawn'
      this.#finish()
    }
    if (!this.#isBehind) return
    this.#isBehind = false
    this.draw()
  }

  readonly #refreshFallback = (): void => {
    if (this.#outdated) return
    markContent(this.#element, this.#container, this.#container.dataset.content as ContentState)
  }

  readonly #reportMismatch = (error: unknown): void => {
    console.warn(`${this.#element.localName}: drawn anew, the rendered markup did not fit:`, error)
  }
}
