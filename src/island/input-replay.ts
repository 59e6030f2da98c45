/** Replays a visitor's input before hydration. */
import { type KeptInput, keptMark, type StaticState } from './protocol'

/**
 * In the microtask after React has rendered and run its effects each field that says something else than what was rendered is
 * entered again. The rest follows one by one, with React rendering in between; input meanwhile waits its turn.
 */
export async function replayInput(state: StaticState, root: ShadowRoot): Promise<void> {
  const { kept } = state
  const replaying = (act: () => void) => {
    state.isReplaying = true
    act()
    state.isReplaying = false
  }
  // An impatient visitor's clicks on the same control are one.
  const isImpatient = ({ event, target }: KeptInput) =>
    event.type === 'click' && kept[0]?.event.type === 'click' && kept[0].target === target
  const changed = [...root.querySelectorAll<Field>('input,select')]
    .filter((field) => field.value !== defaultOf(field))
    .map((field) => [field, field.value] as const)
  await undefined
  for (const [field, text] of changed) replaying(() => enter(field, text))
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
    else if (key === 'Backspace') enter(field, field.value.slice(0, -1))
    else if (key.length === 1) enter(field, field.value + key)
  }
}

type Field = HTMLInputElement | HTMLSelectElement

/** React has made what it rendered the field's default. */
const defaultOf = (field: Field): string | undefined =>
  'defaultValue' in field ? field.defaultValue : field.querySelector<HTMLOptionElement>('[selected]')?.value

function enter(field: Field, text: string): void {
  // React ignores an event whose value it already knows.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
