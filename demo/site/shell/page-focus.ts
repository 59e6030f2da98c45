/** Moves the focus after navigation to another page: invisible, but screen readers read the heading. */

const headingOf = (element: Element): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>('h1') ?? null

/** Before the page has content: its container. */
export const focusOutlet = (outlet: HTMLElement): void => outlet.focus({ preventScroll: true })

/**
 * When it has content: its heading, for keyboard users. Otherwise the focus stays on the container, because focusing
 * the heading hydrates the screen, perhaps needlessly.
 */
export function focusHeading(outlet: HTMLElement, element: Element): void {
  if (document.activeElement !== outlet || !outlet.matches(':focus-visible')) return
  const heading = headingOf(element)
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
