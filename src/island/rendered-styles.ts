/**
 * A page's policy that allows style elements by hash refuses style attributes in markup. So the server writes them as
 * `data-style`, with a rule for each text, and before hydration they become style attributes again. React's development
 * build would report that as a mismatch: elements with a `style` set suppressHydrationWarning.
 */
import { styleMark } from './protocol'

/** A tag as React writes it: values in double quotes, quotes inside them escaped. */
const tags = /<[a-z][^\s>]*(?:\s[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/g
const styleAttribute = /\sstyle="([^"]*)"/

/** Declarations that mean the same in an attribute and in a rule and can't break out of either. */
const plain = /^(?:[\w-]+:[\w\s.,%#()/*+-]*;?)*$/

/**
 * The markup without style attributes, and the rules that replace them. Declarations that aren't plain are left out.
 */
export function withoutStyleAttributes(markup: string): { html: string; rules: string[] } {
  const texts = new Set<string>()
  const html = markup.replace(tags, (tag) =>
    tag.replace(styleAttribute, (_, text: string) => {
      texts.add(text)
      return ` ${styleMark}="${text}"`
    }),
  )
  const rules = [...texts]
    .filter((text) => plain.test(text))
    .map((text) => `[${styleMark}="${text}"]{${text}}`)
  return { html, rules }
}

/** Restores the style attributes. The style element stays: parts whose file hasn't loaded yet have no other styles. */
export function restoreStyles(root: ParentNode): void {
  for (const each of root.querySelectorAll<HTMLElement>(`[${styleMark}]`))
    each.style.cssText = each.getAttribute(styleMark) ?? ''
}
