/**
 * A live preview on a page of the chosen width. The element is in the builder's light DOM, where the loader finds it,
 * and shown through a slot; if there is less space, the page is scaled down.
 */
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Segmented } from './controls'
import { partsOf, type Settings, type Width, widths } from './settings'
import { tagWords } from './snippet'
import { schemes, themeStyle } from './theme'

const slotNames = ['predogled', 'predogled-ob-strani'] as const
type SlotName = (typeof slotNames)[number]

/** On a phone's screen a wider page would be unreadable. */
export const isNarrow = (): boolean => matchMedia('(width < 30em)').matches

const widthOptions = widths.map((width) => ({ value: String(width), label: `${width} px` }))

interface PreviewProperties {
  settings: Settings
  onWidth: (width: Width) => void
}

export function Preview({ settings, onWidth }: PreviewProperties) {
  const titleId = useId()
  const room = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [main = settings, beside = null] = partsOf(settings)
  useWidgetElement(sheet, main, slotNames[0])
  useWidgetElement(sheet, beside, slotNames[1])
  useInsideEvents(sheet)
  const width = settings.width ?? (isNarrow() ? 390 : 720)
  useFitting(room, sheet, width)
  return (
    <section className="preview" aria-labelledby={titleId}>
      <header className="preview-head unprinted">
        <h2 className="group-title" id={titleId}>
          Predogled
        </h2>
        <Segmented
          label="Širina predogleda"
          options={widthOptions}
          value={String(width)}
          onChange={(text) => onWidth(widths.find((each) => String(each) === text) ?? width)}
        />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
      <div
        className="preview-room"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
        tabIndex={0}
        role="group"
        aria-label="Predogled gradnika"
        data-scheme={schemes[settings.theme.scheme]}
      >
        <div className="preview-fit" ref={room}>
          <div className="preview-sheet" ref={sheet} data-width={width}>
            <div className={beside ? 'preview-row' : undefined}>
              <slot name={slotNames[0]} />
              {beside && <slot name={slotNames[1]} />}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Events of the preview's widget are not the builder's; its links open in a new tab. */
function keepInside(event: Event): void {
  event.stopPropagation()
  if (event.type !== 'parket-navigate' || !(event instanceof CustomEvent)) return
  event.preventDefault()
  window.open(String(event.detail?.url), '_blank', 'noopener')
}

const insideEvents = [
  'parket-navigate',
  'parket-metadata',
  'parket-load',
  'parket-error',
  'parket-filter-change',
]

/** The element: attributes are changed on it; only another tag or `start` creates a new one. */
function useWidgetElement(
  sheet: RefObject<HTMLElement | null>,
  settings: Settings | null,
  slotName: SlotName,
): void {
  const element = useRef<HTMLElement>(null)
  const { widget = null, start = '' } = settings ?? {}
  useEffect(() => {
    const root = sheet.current?.getRootNode()
    if (!(root instanceof ShadowRoot) || widget === null) return
    const made = document.createElement(`parket-${widget}`)
    made.slot = slotName
    // The shell sets history="page" for all elements.
    made.setAttribute('history', 'memory')
    if (start) made.setAttribute('start', start)
    element.current = made
    return () => {
      element.current = null
      made.remove()
    }
  }, [sheet, widget, start, slotName])
  useEffect(() => {
    const { current } = element
    const root = sheet.current?.getRootNode()
    if (!current || !settings || !(root instanceof ShadowRoot)) return
    dress(current, settings)
    if (!current.isConnected) root.host.append(current)
  }, [sheet, settings])
}

function useInsideEvents(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheet
    for (const name of insideEvents) current?.addEventListener(name, keepInside)
    return () => {
      for (const name of insideEvents) current?.removeEventListener(name, keepInside)
    }
  }, [sheet])
}

/** Attributes and look as in the code. */
function dress(element: HTMLElement, settings: Settings): void {
  const words = new Map(tagWords(settings))
  for (const name of element.getAttributeNames())
    if (!['slot', 'history', 'style', ...words.keys()].includes(name)) element.removeAttribute(name)
  for (const [name, text] of words) if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  element.removeAttribute('style')
  // Property by property: the shell's policy allows scripts to set styles, but no style attributes.
  for (const [property, value] of themeStyle(settings.theme)) element.style.setProperty(property, value)
}

/** Scales the page down to the available width, and reserves its scaled height. */
function useFitting(
  room: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  width: Width,
): void {
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, sheet.current]
    if (!outer || !inner) return
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / width)
      inner.style.inlineSize = `${width}px`
      inner.style.transform = scale < 1 ? `scale(${scale})` : ''
      inner.style.marginInlineStart = `${Math.max(0, (outer.clientWidth - width * scale) / 2)}px`
      outer.style.blockSize = `${inner.offsetHeight * scale}px`
    }
    const watch = new ResizeObserver(fit)
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [room, sheet, width])
}
