/** What a visitor did before React could answer is done once it can. */
import { keptMark, type Resting } from '../page/registry'

const nameOf = (element: Element): string =>
  [element.ariaLabel, element.getAttribute('name'), element.getAttribute('href'), element.textContent].join()

type Find = (root: ParentNode) => HTMLElement | null

/**
 * Remembers the element by its name, and which of several in `root` it is; gives back how to find it again, null where
 * there is none any more.
 */
export function rememberPlace(element: HTMLElement, root: ParentNode): Find {
  const { localName } = element
  const name = nameOf(element)
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>(localName)].filter((each) => nameOf(each) === name)
  const index = Math.max(0, alike(root).indexOf(element))
  return (place) => (element.isConnected ? element : (alike(place)[index] ?? null))
}

export class KeptActs {
  readonly #rest: Resting
  readonly #places = new Map<HTMLElement, Find>()

  constructor(rest: Resting) {
    this.#rest = rest
  }

  /** Where they were done, before what stands in `root` is drawn anew. */
  remember(root: ParentNode): void {
    for (const { target } of this.#rest.kept) this.#places.set(target, rememberPlace(target, root))
  }

  /**
   * What was typed stands again as soon as React has drawn, before anybody types on; the rest follows when what was taken
   * over is whole, one thing after the other: React draws in between. What is done meanwhile waits its turn.
   */
  async replay(root: ShadowRoot): Promise<void> {
    const { kept } = this.#rest
    const placeOf = (target: HTMLElement) => (target.isConnected ? target : this.#places.get(target)?.(root))
    // Whoever taps again while nothing answers has changed his mind.
    const taps = kept.filter(({ event }) => event.type === 'click')
    const idle = new Set(taps.slice(0, -1))
    await undefined
    const texts = new Map(kept.map(({ target, text }) => [target, text]))
    for (const [target, text] of texts) {
      const field = placeOf(target)
      if (text === undefined) continue
      if (field instanceof HTMLInputElement) this.#pass(() => write(field, text))
      if (field instanceof HTMLSelectElement) this.#pass(() => choose(field, text))
    }
    while (kept.length > 0) {
      await new Promise((resolve) => setTimeout(resolve))
      const act = kept.shift()
      act?.target.removeAttribute(keptMark)
      const now = act && placeOf(act.target)
      if (now && !idle.has(act)) this.#pass(() => again(act.event, now))
    }
  }

  /** React can't answer yet. */
  forget(): void {
    for (const { target } of this.#rest.kept.splice(0)) target.removeAttribute(keptMark)
  }

  #pass(act: () => void): void {
    this.#rest.passes = true
    act()
    this.#rest.passes = false
  }
}

function write(field: HTMLInputElement, text: string): void {
  // React hears only of what differs from what it knows.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLSelectElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function submit(form: HTMLFormElement, { submitter }: SubmitEvent): void {
  // A form that was drawn anew has buttons of its own.
  form.requestSubmit(submitter && form.contains(submitter) ? submitter : null)
}

function again(event: Event, now: HTMLElement): void {
  if (event.type === 'click') now.click()
  else if (event.type === 'submit') submit(now as HTMLFormElement, event as SubmitEvent)
  else if (event.type === 'keydown') {
    const focused = (now.getRootNode() as ShadowRoot).activeElement ?? now
    const isFree = focused.dispatchEvent(new KeyboardEvent('keydown', event))
    if (!isFree || !(focused instanceof HTMLInputElement)) return
    // What a browser does with the key in a field.
    const { key } = event as KeyboardEvent
    if (key === 'Enter') focused.form?.requestSubmit()
    else if (key.length === 1) write(focused, focused.value + key)
  }
}
