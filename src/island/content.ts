/**
 * Whether the element shows the screen or its fallback, the host's children (contract: Attributes). The fallback shows
 * until there is content, and again after a failure.
 */

import { contentMark, fallbackMark, rootMark } from './protocol'

export const rootSelector = `[${rootMark}]`

/** A template is a declarative shadow root that an old browser didn't parse. */
const isBlank = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE ||
  node.nodeName === 'TEMPLATE' ||
  (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim())

const hasFallback = (element: Element): boolean => [...element.childNodes].some((node) => !isBlank(node))

export type ContentState = 'waiting' | 'shown' | 'failed'

export const contentStateOf = (root: Element): ContentState => root.getAttribute(contentMark) as ContentState

export function markContent(element: HTMLElement, root: HTMLElement, state: ContentState): void {
  root.setAttribute(contentMark, state)
  root.toggleAttribute(fallbackMark, hasFallback(element))
}
