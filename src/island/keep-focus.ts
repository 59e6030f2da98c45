/** Restores the focus when a re-render that the visitor didn't cause has replaced the focused element. */

const nameOf = (element: Element): string =>
  [element.ariaLabel, element.getAttribute('name'), element.getAttribute('href'), element.textContent].join()

/**
 * Remembers the element by its name and its index among elements of that name in `root`. The returned function finds it
 * again; null where there is none any more.
 */
function remember(element: HTMLElement, root: ParentNode): () => HTMLElement | null {
  const name = nameOf(element)
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter((each) => nameOf(each) === name)
  const index = Math.max(0, alike().indexOf(element))
  return () => alike()[index] ?? null
}

/** Upper limit for the duration of a rendering, in ms. */
const maxRenderMs = 5000

export function keepFocus(root: ShadowRoot): void {
  const focused = root.activeElement
  if (!(focused instanceof HTMLElement)) return
  const find = remember(focused, root)
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    // Unless the visitor has focused something else meanwhile.
    const isElsewhere = root.activeElement || (document.activeElement ?? document.body) !== document.body
    if (!isElsewhere) find()?.focus({ preventScroll: true })
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), maxRenderMs)
}
