/** Constructed style sheets: one per text for the whole page, shared by every shadow root. */

const sheets = new Map<string, CSSStyleSheet>()

/** The page's style sheet for this text, created once. */
export function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/** Appends the texts to the style sheets around the node, each once. */
export function adoptStyles(node: Node, ...texts: string[]): void {
  const root = node.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  const present = new Set(root.adoptedStyleSheets)
  const added = texts.map(sheetOf).filter((sheet) => !present.has(sheet))
  if (added.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...new Set(added)]
}
