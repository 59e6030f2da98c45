/** What a visitor sees of an element of ours, to be compared before React and after. */

export interface View {
  words: string
  /** The same of the open tab alone: which tabs fit beside each other no server can measure. */
  content: string
  /** Where the content's parts are. */
  places: string[]
  /** What is open or chosen. */
  marked: string[]
}

/** Also of what is out of sight and not laid out yet. Runs in the page. */
export function viewOf({ shadowRoot }: Element): View {
  if (!shadowRoot) throw new Error('nothing is drawn')
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important }')
  const sheets = [...shadowRoot.adoptedStyleSheets]
  shadowRoot.adoptedStyleSheets = [...sheets, whole]
  const root = shadowRoot.querySelector<HTMLElement>('[data-root]')
  const content = root?.querySelector<HTMLElement>('[role=tabpanel]') ?? root
  const places = [...(content?.querySelectorAll('[part]') ?? [])].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return `${part.getAttribute('part')} ${[left, top + scrollY, width, height].map(Math.round)}`
  })
  const states =
    ':popover-open, dialog[open], [aria-expanded=true], [aria-selected=true], [aria-current=page], [aria-pressed=true]'
  const marked = [...(root?.querySelectorAll(states) ?? [])].map(
    (each) => `${each.localName}.${each.className} ${each.getAttribute('aria-label') ?? ''}`,
  )
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read
  const view = { words: root?.innerText ?? '', content: content?.innerText ?? '', places, marked }
  shadowRoot.adoptedStyleSheets = sheets
  return view
}
