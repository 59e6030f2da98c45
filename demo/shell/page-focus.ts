/** Where the focus stands after a step to another page: nobody sees it, who listens hears the heading. */

const headingOf = (element: Element): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>('h1') ?? null

/** Before the page has content: its place. */
export const focusPlace = (outlet: HTMLElement): void => outlet.focus({ preventScroll: true })

/**
 * Once it has content: its heading, for who came by keys. A pointer's visitor stays at the place: a heading that is
 * focused makes its screen live, which he may never need.
 */
export function focusHeading(outlet: HTMLElement, element: Element): void {
  if (document.activeElement !== outlet || !outlet.matches(':focus-visible')) return
  const heading = headingOf(element)
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
