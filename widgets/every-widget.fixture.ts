/** What tables of all widgets share: each widget as its scene has it, under a tag of its own. */
import { vi } from 'vitest'
import { register } from '../src/island/register'
import { pairs } from '../test/support/diagonal'
import { widgets } from '.'
import { sceneOf } from './answers.fixture'
import { shows } from './host-page.fixture'

export type Widget = (typeof widgets)[number]

export const widgetTable = widgets.map((widget) => [widget.tag.tag, widget] as const)

/** Rows for `test.each` of what each widget is put through: all in a long run, else each widget and each once. */
export const widgetsBy = <C>(columns: readonly (readonly [name: string, column: C])[]) =>
  pairs(widgetTable, columns).map(([[tag, widget], [name, column]]) => [tag, name, widget, column] as const)

let number = 0

/** The widget under a tag of its own, because a tag can be defined once only. */
export function copyOf(widget: Widget): Widget {
  number += 1
  return { ...widget, tag: { ...widget.tag, tag: `${widget.tag.tag}-${number}` } }
}

/** The tag of a copy that the page knows. */
export function defined(widget: Widget): string {
  const copy = copyOf(widget)
  register(copy)
  return copy.tag.tag
}

export const attributesOf = (widget: Widget): string =>
  Object.entries(sceneOf(widget.tag.tag).attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

export const markup = (widget: Widget, tag: string, more = '', inside = ''): string =>
  `<${tag} ${attributesOf(widget)} ${more}>${inside}</${tag}>`

export const showsScene = (element: Element, widget: Widget): Promise<void> =>
  shows(element, sceneOf(widget.tag.tag).shows)

type Listening = [place: string, type: string, listener: unknown, capture: boolean]

/** Records from now on the listeners on window, document and other global targets that haven't been removed. */
export function listeners(): () => string[] {
  const listening: Listening[] = []
  const { body, documentElement } = document
  const navigation = Reflect.get(window, 'navigation') as EventTarget
  const places = { window, document, body, documentElement, navigation, visualViewport }
  for (const [place, target] of Object.entries(places)) {
    if (!target) continue
    spyCalls(target, 'addEventListener', (type, listener, options) =>
      listening.push([place, type, listener, isCapture(options)]),
    )
    spyCalls(target, 'removeEventListener', (type, listener, options) => {
      const gone = [place, type, listener, isCapture(options)]
      const index = listening.findIndex((each) => each.every((part, at) => part === gone[at]))
      if (index >= 0) listening.splice(index, 1)
    })
  }
  return () =>
    listening.map(([place, type]) => `${place} ${type}`).filter((each) => !each.includes('parket-'))
}

type Call = [type: string, listener: unknown, options: unknown]

const isCapture = (options: unknown): boolean =>
  (typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options) === true

/** The method works as before; `note` is called with each call. */
function spyCalls(
  target: EventTarget,
  method: 'addEventListener' | 'removeEventListener',
  note: (...call: Call) => void,
): void {
  const original = target[method]
  vi.spyOn(target, method).mockImplementation((...call: unknown[]) => {
    note(...(call as Call))
    Reflect.apply(original, target, call)
  })
}
