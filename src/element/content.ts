/**
 * Whether the element shows the screen or what its host put inside it (contract: Attributes): the fallback
 * stands until there is content, and again after a failure.
 */

export const rootSelector = '[data-root]'

/** A template shows nothing: it is a root that an old browser has not understood. */
const isBlank = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE ||
  node.nodeName === 'TEMPLATE' ||
  (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim())

const hasFallback = (element: Element): boolean => [...element.childNodes].some((node) => !isBlank(node))

export type ContentState = 'waiting' | 'shown' | 'failed'

/** `data-content` on the root decides in base.css; `data-fallback` says that the host gave something. */
export function markContent(element: HTMLElement, root: HTMLElement, state: ContentState): void {
  root.dataset.content = state
  root.toggleAttribute('data-fallback', hasFallback(element))
}
