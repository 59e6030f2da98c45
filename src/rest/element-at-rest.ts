/**
 * An element at rest (contract 8.34): what a server drew needs nothing of React until somebody reaches for it. Until it
 * is live its links are announced and its ad's clicks recorded, and what is tapped or typed is kept.
 */
import { attributeText, kebab } from '../page/attribute-text'
import { dispatch } from '../page/dispatch'
import type { PageMetadata } from '../page/events'
import { announceLinks } from '../page/navigation'
import { tell } from '../page/tell'
import { viewFacts } from './view'

/** What its page does for it. */
export interface Attendance {
  /** Property names of the tag; the attributes are the same names in kebab case. */
  properties: readonly string[]
  /** The site that its internal links lead to. */
  site: () => string
  /** Brings what makes the tag live, and defines it. */
  live: () => Promise<unknown>
  /** Somebody is near: what makes it live is asked for, nothing runs. */
  approach: () => void
}

/** Who touches, focuses or types has reached for it. */
const reaching = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit']
const approaching = 'pointerover'

/** Buttons open or do something; a select's trigger is one that holds buttons itself. */
const buttons = 'button:not([type=submit]), [role=combobox]'
/** Keys that go on without us: they type, leave, or press what then is clicked. */
const ownKeys = /^(Tab|Shift|Control|Alt|Meta|Enter| |Escape)$/
/** On a button that was tapped and can't answer yet. */
const kept = 'data-kept'
const typing = 'input, textarea, select, [contenteditable]'

export class ElementAtRest implements EventListenerObject {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #attendance: Attendance
  /** Ends what an element that is live does by itself. */
  readonly #handOver: () => void
  readonly #observer: MutationObserver
  /** The last tap alone: whoever taps again has changed his mind. */
  #tap: HTMLElement | undefined
  /** Keys and words, in their order */
  readonly #typed: (() => void)[] = []
  #form: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  #isReached = false
  #isBrought = false
  #mount: (() => void) | undefined

  constructor(host: HTMLElement, root: ShadowRoot, attendance: Attendance) {
    this.#host = host
    this.#root = root
    this.#attendance = attendance
    const stopLinks = announceLinks(root, host, attendance.site)
    const clicks = ['click', 'auxclick']
    for (const type of clicks) root.addEventListener(type, recordClick)
    this.#handOver = () => {
      stopLinks()
      for (const type of clicks) root.removeEventListener(type, recordClick)
    }
    for (const type of [...reaching, approaching]) root.addEventListener(type, this, true)
    this.#observer = new MutationObserver(() => this.reach())
    this.#observer.observe(host, { attributeFilter: attendance.properties.map(kebab) })
    for (const name of attendance.properties) this.#follow(name)
    dispatch(host, 'parket-load', {})
    const { metadata } = viewFacts(root) ?? {}
    if (metadata) dispatch(host, 'parket-metadata', metadata as PageMetadata)
  }

  handleEvent(event: Event): void {
    const [target] = event.composedPath()
    // What stands in the slot is the host's, what stands in an element inside is that element's.
    if (!(target instanceof Element) || target.getRootNode() !== this.#root) return
    if (event.type === approaching) this.#attendance.approach()
    else {
      this.#keep(event, target)
      this.reach()
    }
  }

  /** Makes it live, once; who could not be made live waits for the next who reaches for it. */
  reach(): void {
    if (this.#isReached) return
    this.#isReached = true
    this.#attendance.live().then(
      () => {
        this.#isBrought = true
        if (this.#host.isConnected) this.#mount?.()
      },
      () => {
        this.#isReached = false
        // The browser sends the form as it would without scripts.
        const sent = this.#form
        this.#forget()
        sent?.form.submit()
      },
    )
  }

  /** Whether the element, which is defined now, has to wait; `mount` is called when it has waited. */
  holds(mount: () => void): boolean {
    this.#mount = mount
    if (this.#isBrought) this.#handOver()
    return !this.#isBrought
  }

  /** The element answers by itself from now on: what was kept is done. */
  end(): void {
    this.#observer.disconnect()
    for (const type of [...reaching, approaching]) this.#root.removeEventListener(type, this, true)
    // Once what has been taken over is whole.
    setTimeout(() => {
      for (const type of this.#typed) type()
      this.#tap?.click()
      this.#form?.form.requestSubmit(this.#form.submitter)
      this.#forget()
    })
  }

  /** A property set by the host is an attribute at once; the definition takes this accessor's place. */
  #follow(name: string): void {
    const host = this.#host
    const has = Object.hasOwn(host, name)
    const value = has && Reflect.get(host, name)
    Object.defineProperty(host, name, {
      configurable: true,
      enumerable: true,
      get: () => host.getAttribute(kebab(name)),
      set(given: unknown) {
        const text = attributeText(given)
        if (text === null) host.removeAttribute(kebab(name))
        else host.setAttribute(kebab(name), text)
      },
    })
    if (has) Reflect.set(host, name, value)
  }

  #keep(event: Event, target: Element): void {
    const { type } = event
    if (type === 'click') {
      const button = target.closest<HTMLElement>(buttons)
      if (!button) return
      event.stopImmediatePropagation()
      this.#tap?.removeAttribute(kept)
      this.#tap = button
      button.toggleAttribute(kept, true)
    } else if (type === 'submit') {
      event.preventDefault()
      this.#form = { form: target as HTMLFormElement, submitter: (event as SubmitEvent).submitter }
    } else if (type === 'keydown') this.#keepKey(event as KeyboardEvent, target)
    else if (type === 'input') this.#keepText(target)
  }

  #keepKey(event: KeyboardEvent, target: Element): void {
    if (ownKeys.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || target.matches(typing))
      return
    if (!target.matches('[role=tab], [role=combobox], button')) return
    event.preventDefault()
    const again = new KeyboardEvent('keydown', event)
    this.#typed.push(() => (this.#root.activeElement ?? target).dispatchEvent(again))
  }

  /** Who draws the field anew must hear of what stands in it. */
  #keepText(field: Element): void {
    if (!(field instanceof HTMLInputElement)) return
    this.#typed.push(() => {
      const { value } = field
      field.value = ''
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  #forget(): void {
    this.#tap?.removeAttribute(kept)
    this.#tap = undefined
    this.#form = undefined
    this.#typed.length = 0
  }
}

/** An ad's link says where its clicks are recorded. */
function recordClick(event: Event): void {
  const [target] = event.composedPath()
  const record = target instanceof Element && target.closest<HTMLElement>('a[data-record]')?.dataset.record
  if (record && (event as MouseEvent).button < 2) tell(record)
}
