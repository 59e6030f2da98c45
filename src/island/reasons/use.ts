/** Somebody uses the element: what only our script can answer is kept, to be replayed once React is there. */
import { inPlaceMark, type KeptInput, keptMark, type StaticState } from '../protocol'

/** Events that hydrate it. */
const using = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit']

/** Controls that need our script; a select's trigger is a combobox that contains buttons. */
const answering = `button:not([type=submit]),[role=combobox],[${inPlaceMark}],[type=text]`
/** Keys that are the browser's. */
const ownKeys = /^(Tab|Shift|Control|Alt|Meta|Escape)$/
/** Keys that our fields handle; all others type. */
const fieldKeys = /^(Enter|Arrow(Up|Down))$/
/** Keys that the browser turns into a click, but not on a select's trigger. */
const pressing = /^(Enter| )$/
/** Keys that change what a field says. */
const typing = /^(.|Backspace)$/u

function isOurKey(key: string, target: Element): boolean {
  if (target.matches('input')) return fieldKeys.test(key)
  return target.matches(pressing.test(key) ? 'div[role=combobox]' : '[role=tab],[role=combobox],button')
}

/** The control that the event is for; null where the browser handles it. */
function wantedBy(event: Event, target: HTMLElement, kept: readonly KeptInput[]): HTMLElement | null {
  const { type, key = '', ctrlKey, metaKey, altKey, shiftKey } = event as Event & Partial<KeyboardEvent>
  const isModified = ctrlKey || metaKey || altKey || shiftKey
  if (type === 'click') {
    const element = target.closest<HTMLElement>(answering)
    // A link in another tab or window is the browser's.
    return isModified && element?.localName === 'a' ? null : element
  }
  // What is typed stays in its field.
  if (type !== 'keydown') return type === 'submit' ? target : null
  // What is typed into a field waits for the keys before it, which are being replayed.
  const isWaiting = () => kept.some(({ event }) => event.type === 'keydown')
  if (target.matches('input') && typing.test(key) && !(ctrlKey || metaKey || altKey) && isWaiting())
    return target
  return !isModified && !ownKeys.test(key) && isOurKey(key, target) ? target : null
}

function keep(kept: KeptInput[], event: Event, target: HTMLElement): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'click') {
    for (const { target } of kept) target.removeAttribute(keptMark)
    target.setAttribute(keptMark, '')
  }
  kept.push({ event, target })
}

/** Nobody will replay it: a form is sent as the browser would send it without scripts. */
export function giveUp(kept: KeptInput[]): void {
  for (const { event, target } of kept.splice(0)) {
    target.removeAttribute(keptMark)
    if (event.type === 'submit') (target as HTMLFormElement).submit()
  }
}

/** Keeps input from now on, and calls back for every use. Returns the way to stop. */
export function onUse(root: ShadowRoot, state: StaticState, act: () => void): () => void {
  const listener = (event: Event) => {
    const target = event.composedPath()[0] as HTMLElement
    // Slotted content is the host's; a nested element handles its own.
    if (state.isReplaying || target.getRootNode() !== root) return
    const wanted = wantedBy(event, target, state.kept)
    if (wanted) keep(state.kept, event, wanted)
    act()
  }
  for (const type of using) root.addEventListener(type, listener, true)
  return () => {
    for (const type of using) root.removeEventListener(type, listener, true)
  }
}
