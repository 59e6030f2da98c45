/**
 * A React tree as a custom element, on @r2wc/core with a renderer of ours. r2wc mounts detached elements,
 * ignores removed and empty attributes, loses properties set before the definition, unmounts on every move,
 * throws on bad JSON and lower-cases events; the subclass here fixes each. It relies on r2wc's own symbols,
 * so the version is pinned and every fix has a test.
 */
import r2wc from '@r2wc/core'
import { reflected } from '../page/attribute-text'
import { propertiesOf, type WidgetDefinition } from './definition'
import { Mounting } from './mounting'
import { statics } from './protocol'

const connected: unique symbol = Symbol.for('r2wc.connected') as never
const render: unique symbol = Symbol.for('r2wc.render') as never

interface R2wcElement extends HTMLElement {
  [connected]: boolean
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** A property that was set before the definition hides the accessor: set it again. */
function rescue(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}

/** The element class of a screen. Needs a DOM; define it with `register`. */
export function elementClass(definition: WidgetDefinition): CustomElementConstructor {
  const properties = propertiesOf(definition.tag)
  const Base = r2wc(
    () => null,
    { shadow: 'open', props: Object.fromEntries(properties.map((name) => [name, 'string'])) },
    {
      mount: (root) => new Mounting(definition, root as Node as ShadowRoot),
      update: (mounting: Mounting) => mounting.render(),
      unmount: (mounting) => mounting.end(),
    },
  ) as new () => R2wcElement

  class ParketElement extends Base {
    #isWaiting = false
    override [connected] = false

    /** Keeps a declarative shadow root. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback(): void {
      for (const name of properties) rescue(this, name)
      super.connectedCallback()
    }

    /** Unmounts only if the element is still disconnected after the microtask: a move isn't a removal. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** With this callback `moveBefore` neither disconnects nor connects. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after) this[render]()
    }

    /** Renders once for all attribute changes of a task, and only in a document. */
    override [render](): void {
      if (this.#isWaiting) return
      this.#isWaiting = true
      queueMicrotask(() => {
        this.#isWaiting = false
        // A server-rendered element stays static until it is used.
        const isDeferred = statics()
          .get(this)
          ?.defer(() => this[render]())
        if (this.isConnected && !isDeferred) super[render]()
      })
    }
  }

  for (const name of properties) Object.defineProperty(ParketElement.prototype, name, reflected(name))
  return ParketElement
}
