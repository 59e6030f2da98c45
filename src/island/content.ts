/**
 * Whether the element shows the screen or its fallback, the host's children (contract: Attributes). The fallback shows
 * until there is content, and again after a failure.
 */

export const rootSelector = '[data-root]'

/** A template is a declarative shadow root that an old browser didn't parse. */
const isBlank = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE ||
  node.nodeName === 'TEMPLATE' ||
  (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim())

const hasFallback = (element: Element): boolean => [...element.childNodes].some((node) => !isBlank(node))

export type ContentState = 'waiting' | 'shown' | 'failed'

/**
 * base.css uses `data-content` on the root to show one of them; `data-fallback` marks an element that has a fallback.
 */
export function markContent(element: HTMLElement, root: HTMLElement, state: ContentState): void {
  root.dataset.content = state
  root.toggleAttribute('data-fallback', hasFallback(element))
}
