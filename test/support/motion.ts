/** What moves on a page although its visitor prefers reduced motion. */
import type { Page } from 'playwright'

/** Runs in the page. */
function look(): string[] {
  const found = document.getAnimations().map(({ id }) => `an animation ${id}`)
  const gather = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      for (const rendered of ['', '::before', '::after', '::details-content']) {
        const { transitionDuration, animationName } = getComputedStyle(element, rendered)
        if (/[1-9]/.test(transitionDuration) || animationName !== 'none') found.push(element.className)
      }
      if (!element.shadowRoot) continue
      found.push(...element.shadowRoot.getAnimations().map(({ id }) => `an animation ${id}`))
      gather(element.shadowRoot)
    }
  }
  gather(document)
  return found
}

/** Running animations, and classes of elements that could move. */
export const movingIn = (page: Page): Promise<string[]> => page.evaluate(look)
