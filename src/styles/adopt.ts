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
  const root: Node & Partial<DocumentOrShadowRoot> = node.getRootNode()
  const { adoptedStyleSheets: present } = root
  if (!present) return
  const added = texts.map(sheetOf).filter((sheet) => !present.includes(sheet))
  if (added.length > 0) root.adoptedStyleSheets = [...present, ...new Set(added)]
}
