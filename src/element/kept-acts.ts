/** What a visitor did before React could answer is done once it can. */
import { type KeptAct, keptMark } from '../page/registry'

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
  readonly #acts: KeptAct[]
  readonly #places = new Map<HTMLElement, Find>()

  constructor(acts: KeptAct[]) {
    this.#acts = acts
  }

  /** Where they were done, before what stands in `root` is drawn anew. */
  remember(root: ParentNode): void {
    for (const { target } of this.#acts) this.#places.set(target, rememberPlace(target, root))
  }

  /**
   * What was typed stands again as soon as React has drawn, before anybody types on; the rest follows when what was taken
   * over is whole, one thing after the other: React draws in between.
   */
  async replay(root: ShadowRoot): Promise<void> {
    const acts = this.#acts.splice(0)
    const placeOf = (target: HTMLElement) => (target.isConnected ? target : this.#places.get(target)?.(root))
    await undefined
    const texts = new Map(acts.map(({ target, text }) => [target, text]))
    for (const [target, text] of texts) {
      const field = placeOf(target)
      if (text === undefined) continue
      if (field instanceof HTMLInputElement) write(field, text)
      if (field instanceof HTMLSelectElement) choose(field, text)
    }
    // Whoever taps again has changed his mind.
    const lastTap = acts.findLastIndex(({ event }) => event.type === 'click')
    let index = -1
    for (const { event, target } of acts) {
      index += 1
      await new Promise((resolve) => setTimeout(resolve))
      target.removeAttribute(keptMark)
      const now = placeOf(target)
      if (now && (event.type !== 'click' || index === lastTap)) again(event, now)
    }
  }

  /** React can't answer yet. */
  forget(): void {
    for (const { target } of this.#acts.splice(0)) target.removeAttribute(keptMark)
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

function again(event: Event, now: HTMLElement): void {
  if (event.type === 'click') now.click()
  else if (event.type === 'submit') (now as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
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
