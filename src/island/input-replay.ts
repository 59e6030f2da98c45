/** Replays a visitor's input before hydration. */
import { type KeptInput, keptMark, type StaticState } from './protocol'

/**
 * Typed text is restored as soon as React has rendered, before the visitor types on. The rest follows one by one after
 * hydration, with React rendering in between; input meanwhile waits its turn. `hasEffects`: React's effects have run.
 */
export async function replayInput(state: StaticState, hasEffects: Promise<void>): Promise<void> {
  const { kept } = state
  const replaying = (act: () => void) => {
    state.isReplaying = true
    act()
    state.isReplaying = false
  }
  // An impatient visitor's clicks on the same control are one.
  const isImpatient = ({ event, target }: KeptInput) =>
    event.type === 'click' && kept[0]?.event.type === 'click' && kept[0].target === target
  await undefined
  for (const [field, text] of new Map(kept.map(({ target, text }) => [target, text]))) {
    if (text === undefined) continue
    if (field instanceof HTMLInputElement) replaying(() => write(field, text))
    if (field instanceof HTMLSelectElement) replaying(() => choose(field, text))
  }
  await hasEffects
  /** Where a control's keys go after it has moved the focus, as into a list that it opened. */
  const heirs = new Map<HTMLElement, HTMLElement>()
  while (kept.length > 0) {
    await new Promise((resolve) => setTimeout(resolve))
    const act = kept.shift()
    act?.target.removeAttribute(keptMark)
    if (!act?.target.isConnected || isImpatient(act)) continue
    const { event, target } = act
    replaying(() => {
      if (event.type === 'click') target.click()
      else if (event.type === 'submit')
        (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
      else if (event.type === 'keydown') press(event, heirs.get(target) ?? target)
    })
    heirs.set(target, focusedIn(target) ?? target)
  }
}

const focusedIn = (target: HTMLElement): HTMLElement | null =>
  (target.getRootNode() as ShadowRoot).activeElement as HTMLElement | null

/** Does nothing if the visitor has moved the focus meanwhile. */
function press(event: Event, target: HTMLElement): void {
  if ((focusedIn(target) ?? target) !== target) return
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', event))
  const field = focusedIn(target)
  // The browser's default action of the key in a field.
  if (isFree && field instanceof HTMLInputElement) {
    const { key } = event as KeyboardEvent
    if (key === 'Enter') field.form?.requestSubmit()
    else if (key === 'Backspace') write(field, field.value.slice(0, -1))
    else if (key.length === 1) write(field, field.value + key)
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
