/** What came with a rendered element beside its tree: the answers, and styles that stood on its elements. */
import type { Answers } from '../page/widget'

const carriedSelector = 'script[data-answers]'

/**
 * Styles that a page's policy would have refused as attributes. The style element beside them stays: parts whose file
 * has yet to come have no other sheet.
 */
function restoreStyles(root: ParentNode): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-style]'))
    each.style.cssText = each.dataset.style ?? ''
}

/**
 * Raw JSON by request address, in one data block. A missing or broken block carries nothing. The block stands until the
 * element is live (src/page/early-taps.ts).
 */
export function readCarriedAnswers(root: ParentNode): Answers {
  const block = root.querySelector(carriedSelector)
  if (!block) return new Map()
  restoreStyles(root)
  try {
    return new Map(Object.entries(JSON.parse(block.textContent ?? '{}') as Record<string, unknown>))
  } catch {
    return new Map()
  }
}

export const dropCarriedAnswers = (root: ParentNode): void => root.querySelector(carriedSelector)?.remove()
