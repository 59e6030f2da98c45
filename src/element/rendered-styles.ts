/**
 * A page's policy that names style elements by their hash refuses style attributes in markup. So a server writes
 * them as `data-style`, with a rule for each text; before it hydrates the element makes styles of them again. React's
 * development build would complain of that: what has a `style` says suppressHydrationWarning.
 */

/** A tag as React writes it: every value in double quotes, quotes inside them escaped. */
const tags = /<[a-z][^\s>]*(?:\s[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/g
const styleAttribute = /\sstyle="([^"]*)"/

/** Declarations that mean the same in an attribute and in a rule, and can't end either. */
const plain = /^(?:[\w-]+:[\w\s.,%#()/*+-]*;?)*$/

/** The markup, and the rules that stand for its style attributes. What is no plain declaration is left out of them. */
export function withoutStyleAttributes(markup: string): { html: string; rules: string[] } {
  const texts = new Set<string>()
  const html = markup.replace(tags, (tag) =>
    tag.replace(styleAttribute, (_, text: string) => {
      texts.add(text)
      return ` data-style="${text}"`
    }),
  )
  const rules = [...texts].filter((text) => plain.test(text)).map((text) => `[data-style="${text}"]{${text}}`)
  return { html, rules }
}

/**
 * What stood in style attributes before. The style element beside it stays: parts whose file has yet to come have no
 * other sheet.
 */
export function restoreStyles(root: ParentNode): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-style]'))
    each.style.cssText = each.dataset.style ?? ''
}
