/** One element's React root, from its first render to its removal. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { attend } from './attend'
import { type ContentState, contentStateOf, markContent, rootSelector } from './content'
import type { WidgetDefinition } from './definition'
import { dispatch } from './dispatch'
import { ElementWidget, type RenderedView } from './element-widget'
import { replayInput } from './input-replay'
import { rootMark, type StaticState, statics } from './protocol'
import { restoreStyles } from './rendered-styles'
import { ScreenRoot } from './screen-root'
import { enter, type State } from './state'
import { showSwallowed } from './swallowed'
import { dropViewFacts, viewAnswers, viewFacts } from './view-facts'

export class Mounting {
  readonly #definition: WidgetDefinition
  readonly #element: HTMLElement
  readonly #shadow: ShadowRoot
  readonly #slot: HTMLSlotElement
  /** Its static state; undefined where it wasn't server-rendered, or without the loader. */
  readonly #static: StaticState | undefined
  readonly #container: HTMLElement
  readonly #widget: ElementWidget
  /** It hydrates a view of the server's. */
  readonly #isServed: boolean
  #root: Root | undefined
  #wasShown: boolean
  readonly #life: { state: State }
  /** What was rendered last */
  #rendered: unknown[] = []

  /** Hydrates the server's view in the root exactly as it was rendered; without one renders everything. */
  constructor(definition: WidgetDefinition, shadow: ShadowRoot) {
    this.#definition = definition
    this.#shadow = shadow
    this.#element = shadow.host as HTMLElement
    this.#static = statics().get(this.#element)
    // A loader of another version may know no states.
    this.#life = this.#static?.state ? this.#static : { state: 'hydrating' }
    const rendered = shadow.querySelector<HTMLElement>(rootSelector)
    this.#wasShown = this.#static !== undefined && (!rendered || contentStateOf(rendered) !== 'failed')
    const facts = viewFacts(shadow)
    const answers = viewAnswers(shadow)
    const isWhole = rendered !== null && answers !== null && facts?.configuration !== undefined
    this.#isServed = isWhole
    if (!isWhole) rendered?.remove()
    this.#container = isWhole ? rendered : this.#makeContainer()
    this.#slot = shadow.querySelector('slot') ?? shadow.appendChild(document.createElement('slot'))
    this.#slot.addEventListener('slotchange', this.#refreshFallback)
    attend(shadow, () => this.#widget.read().widget.configuration.site)
    const view: RenderedView | null = isWhole
      ? {
          facts,
          answers,
          since: this.#static?.since ?? Date.now(),
          isReported: this.#static !== undefined,
          isAnnounced: this.#wasShown,
        }
      : null
    this.#widget = new ElementWidget(definition, this.#element, (state) => this.#mark(state), view)
    if (isWhole) this.#hydrate()
    else {
      enter(this.#life, 'live')
      this.#mark('waiting')
      this.#root = createRoot(this.#container, this.#faults)
      this.#finish()
      this.render()
    }
  }

  /** Renders what has changed. While it hydrates, nothing has. */
  render(): void {
    if (this.#life.state !== 'live') return
    const { widget, attributes } = this.#widget.read()
    if (this.#rendered[0] === widget && this.#rendered[1] === attributes) return
    startTransition(() => this.#root?.render(this.#tree()))
  }

  end(): void {
    enter(this.#life, 'removed')
    this.#root?.unmount()
    this.#endStatic()
    this.#slot.removeEventListener('slotchange', this.#refreshFallback)
    dropViewFacts(this.#shadow)
    this.#container.remove()
  }

  #hydrate(): void {
    restoreStyles(this.#container)
    // A transition renders in pieces, so the host's page and input are not blocked.
    startTransition(() => {
      this.#root = hydrateRoot(this.#container, this.#tree(), this.#faults)
    })
  }

  /** React has taken over. */
  #finish(): void {
    dropViewFacts(this.#shadow)
    // React has missed the focus event.
    if (this.#static) this.#shadow.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (this.#static) replayInput(this.#static, this.#shadow).then(() => this.#endStatic())
  }

  /** For good: an element that is removed and put back later renders like any other. */
  #endStatic(): void {
    this.#static?.end()
    statics().delete(this.#element)
  }

  // The error boundary reports a fault in one line; React's own lines would repeat it.
  readonly #faults = {
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => this.#reportMismatch(error),
  }

  #tree() {
    const { widget, attributes } = this.#widget.read()
    this.#rendered = [widget, attributes]
    return (
      <ScreenRoot
        definition={this.#definition}
        widget={widget}
        attributes={attributes}
        onRendered={this.#onRendered}
      />
    )
  }

  #makeContainer(): HTMLElement {
    const container = document.createElement('div')
    container.setAttribute(rootMark, '')
    container.lang = 'sl'
    this.#shadow.prepend(container)
    return container
  }

  #mark(state: ContentState): void {
    markContent(this.#element, this.#container, state)
    // The server closes the tags that it writes.
    if (!this.#isServed) showSwallowed(this.#element)
    if (state !== 'shown' || this.#wasShown) return
    this.#wasShown = true
    dispatch(this.#element, 'parket-load', {})
  }

  readonly #onRendered = (): void => {
    if (this.#life.state !== 'hydrating' || !enter(this.#life, 'live')) return
    this.#widget.endView()
    this.#finish()
    this.render()
  }

  readonly #refreshFallback = (): void => {
    this.#mark(contentStateOf(this.#container))
  }

  readonly #reportMismatch = (error: unknown): void => {
    console.warn(`${this.#element.localName}: rendered anew, the server's markup did not match:`, error)
  }
}
