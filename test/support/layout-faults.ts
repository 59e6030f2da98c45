/** Layout problems of a page: text that can't be read, controls that can't be pressed. */
import type { Page } from 'playwright'

export interface LayoutFaults {
  wider: number
  cut: string[]
  /** Controls smaller than 24 x 24 px (WCAG 2.5.8), except links inside sentences. */
  small: string[]
  broken: string[]
}

/** Runs in the page. */
function look(): LayoutFaults {
  const elements: Element[] = []
  const gather = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      elements.push(element)
      if (element.shadowRoot) gather(element.shadowRoot)
    }
  }
  gather(document.body)
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode()
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  // Rows out of sight are not laid out: they keep their last height.
  const isSeen = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && getComputedStyle(element).clipPath !== 'inset(50%)'
  const words = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const tellOf = (element: Element) =>
    `${element.localName}.${element.className || element.getAttribute('part')} "${element.ariaLabel ?? words(element)}"`
  const rectsOf = (node: Node, start: number, end: number): DOMRect[] => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }

  /** Whether a box around the text clips a part of it; what can be scrolled to isn't clipped. */
  const isCut = (text: Text, element: Element): boolean => {
    const rects = rectsOf(text, 0, text.length)
    let [x, y] = [true, true]
    for (let box: Element | null = element; box && box !== document.body; box = parentOf(box)) {
      const { overflowX, overflowY, position, webkitLineClamp, display } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      if (/auto|scroll/.test(overflowX)) x = false
      if (/auto|scroll/.test(overflowY) || webkitLineClamp !== 'none') y = false
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // A collapsed tab is below its bar, as a whole.
      if (/hidden|clip/.test(overflowY) && rects.every((r) => r.top >= bottom - 1)) return false
      if (/hidden|clip/.test(overflowX) && x && rects.some((r) => r.left < left - 1 || r.right > right + 1))
        return true
      if (/hidden|clip/.test(overflowY) && y && rects.some((r) => r.top < top - 2 || r.bottom > bottom + 2))
        return true
      if (position === 'fixed') return false
    }
    return false
  }

  const whole = /\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{1,2}:\d{2}|\d+\s:\s\d+|\d+\s(?:cm|%|kB)|\d\.\smesto/g
  const cut: string[] = []
  const broken: string[] = []
  const small: string[] = []
  for (const element of elements) {
    if (!isSeen(element)) continue
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !words(node) || /^(style|script)$/.test(element.localName)) continue
      if (isCut(node, element)) cut.push(tellOf(element))
      for (const match of node.data.matchAll(whole)) {
        const lines = rectsOf(node, match.index, match.index + match[0].length).map(({ bottom }) => bottom)
        if (Math.max(...lines) - Math.min(...lines) > 4) broken.push(`${match[0]} in ${tellOf(element)}`)
      }
    }
    if (/\b(match-score|match-date|match-time)\b/.test(element.getAttribute('class') ?? '')) {
      const tall = element.getBoundingClientRect().height
      const line = Number.parseFloat(getComputedStyle(element).lineHeight)
      if (tall > line * 1.7 && !element.children.length) broken.push(tellOf(element))
    }
    const pressed =
      'a[href], button, input, select, textarea, summary, [role=combobox], [role=tab], [role=option], [role=menuitem]'
    if (!element.matches(pressed)) continue
    const style = getComputedStyle(element)
    const parent = element.parentElement
    const isInSentence =
      style.display === 'inline' &&
      [...(parent?.childNodes ?? [])].some((node) => node instanceof Text && words(node))
    if (isInSentence) continue
    const place = (element instanceof HTMLInputElement && element.labels?.[0]) || element
    // The builder scales its preview down; on its own page it has full size.
    const { offsetWidth: width, offsetHeight: height } = place as HTMLElement
    const over = ['::before', '::after'].map((part) => getComputedStyle(element, part))
    const stretched = over.filter(({ content, position }) => content !== 'none' && position === 'absolute')
    const most = (side: 'width' | 'height', own: number) =>
      Math.max(own, ...stretched.map((each) => Number.parseFloat(each[side]) || 0))
    const [wide, tall] = [most('width', width), most('height', height)]
    if (wide < 23.9 || tall < 23.9) small.push(`${tellOf(element)} ${wide.toFixed(1)} x ${tall.toFixed(1)}`)
  }
  const wider = (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth
  const once = (all: string[]) => [...new Set(all)]
  return { wider, cut: once(cut), small: once(small), broken: once(broken) }
}

export const layoutFaults = (page: Page): Promise<LayoutFaults> => page.evaluate(look)

/** The text spacing of WCAG 1.4.12, in every shadow root. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rules = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`
    const spread = (root: Document | ShadowRoot): void => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) spread(shadowRoot)
    }
    spread(document)
  })
