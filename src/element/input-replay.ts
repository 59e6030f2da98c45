/** Replays a visitor's input before hydration. */
import { type KeptInput, keptAttribute, type StaticState } from '../page/registry'

const nameOf = (element: Element): string =>
  [element.ariaLabel, element.getAttribute('name'), element.getAttribute('href'), element.textContent].join()

type Find = (root: ParentNode) => HTMLElement | null

/**
 * Remembers the element by its name and its index among elements of that name in `root`. The returned function finds it
 * again; null where there is none any more.
 */
export function rememberPlace(element: HTMLElement, root: ParentNode): Find {
  const { localName } = element
  const name = nameOf(element)
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>(localName)].filter((each) => nameOf(each) === name)
  const index = Math.max(0, alike(root).indexOf(element))
  return (place) => (element.isConnected ? element : (alike(place)[index] ?? null))
}

export class InputReplay {
  readonly #static: StaticState
  readonly #places = new Map<HTMLElement, Find>()

  constructor(state: StaticState) {
    this.#static = state
  }

  /** Remembers the targets before `root` is rendered anew. */
  remember(root: ParentNode): void {
    for (const { target } of this.#static.kept) this.#places.set(target, rememberPlace(target, root))
  }

  /**
   * Typed text is restored as soon as React has rendered, before the visitor types on. The rest follows one by one after
   * hydration, with React rendering in between; input meanwhile waits its turn. `hasEffects`: React's effects have run.
   */
  async replay(root: ShadowRoot, hasEffects: Promise<void>): Promise<void> {
    const { kept } = this.#static
    const placeOf = (target: HTMLElement) => (target.isConnected ? target : this.#places.get(target)?.(root))
    // An impatient visitor's clicks on the same control are one.
    const isImpatient = ({ event, target }: KeptInput) =>
      event.type === 'click' && kept[0]?.event.type === 'click' && kept[0].target === target
    await undefined
    const texts = new Map(kept.map(({ target, text }) => [target, text]))
    for (const [target, text] of texts) {
      const field = placeOf(target)
      if (text === undefined) continue
      if (field instanceof HTMLInputElement) this.#replaying(() => write(field, text))
      if (field instanceof HTMLSelectElement) this.#replaying(() => choose(field, text))
    }
    await hasEffects
    while (kept.length > 0) {
      await new Promise((resolve) => setTimeout(resolve))
      const act = kept.shift()
      act?.target.removeAttribute(keptAttribute)
      const now = act && placeOf(act.target)
      if (now && !isImpatient(act)) this.#replaying(() => again(act.event, now))
    }
  }

  /** Drops all input. */
  forget(): void {
    for (const { target } of this.#static.kept.splice(0)) target.removeAttribute(keptAttribute)
  }

  #replaying(act: () => void): void {
    this.#static.isReplaying = true
    act()
    this.#static.isReplaying = false
  }
}

function write(field: HTMLInputElement, text: string): void {
  // React ignores an input event whose value it already knows.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLSelectElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function submit(form: HTMLFormElement, { submitter }: SubmitEvent): void {
  // A form that was rendered anew has other buttons.
  form.requestSubmit(submitter && form.contains(submitter) ? submitter : null)
}

function again(event: Event, now: HTMLElement): void {
  if (event.type === 'click') now.click()
  else if (event.type === 'submit') submit(now as HTMLFormElement, event as SubmitEvent)
  else if (event.type === 'keydown') {
    const focused = (now.getRootNode() as ShadowRoot).activeElement ?? now
    const isFree = focused.dispatchEvent(new KeyboardEvent('keydown', event))
    if (!isFree || !(focused instanceof HTMLInputElement)) return
    // The browser's default action of the key in a field.
    const { key } = event as KeyboardEvent
    if (key === 'Enter') focused.form?.requestSubmit()
    else if (key.length === 1) write(focused, focused.value + key)
  }
}
