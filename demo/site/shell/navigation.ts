/**
 * Navigates between pages without reloading the shell, by the Navigation API or else the history API. `isPage` decides
 * what a page is; everything else is left to the browser.
 */
import { followedLink } from '../../../src/island/attend'

export interface Pages {
  isPage: (url: URL) => boolean
  /** Whether the current element would stay: only the query or the hash differs. */
  isShown: (url: URL) => boolean
  /** Shows the page; resolves when it has content. */
  show: (url: URL) => Promise<void>
}

/** Navigates to a page's address. */
export type Go = (url: URL) => void

function answer(event: NavigateEvent, { isPage, isShown, show }: Pages): void {
  const url = new URL(event.destination.url)
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
  if (event.navigationType === 'reload' || !isPage(url)) return
  // A widget has written its state into the query; there is nothing to show.
  if (event.destination.sameDocument && isShown(url)) return
  const isReturn = event.navigationType === 'traverse'
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: async () => {
      const content = isShown(url) ? undefined : show(url)
      if (isReturn) await content
      event.scroll()
    },
  })
}

function byNavigation(pages: Pages): Go {
  window.navigation.addEventListener('navigate', (event) => answer(event, pages))
  return (url) => {
    const { committed, finished } = window.navigation.navigate(url.href)
    // Interrupted by the next navigation both promises reject, which isn't an error.
    for (const promise of [committed, finished]) promise?.catch(() => {})
  }
}

function byHistory({ isPage, isShown, show }: Pages): Go {
  /** Scroll positions by address, in px from the top. */
  const positions = new Map<string, number>()
  let here = location.href
  history.scrollRestoration = 'manual'
  const go = (url: URL) => {
    history.pushState(null, '', url)
    positions.delete(url.href)
    // Widgets, and the listener below, learn of the new address by this event.
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }
  window.addEventListener('popstate', async () => {
    const url = new URL(location.href)
    const position = positions.get(url.href) ?? 0
    positions.set(here, window.scrollY)
    here = url.href
    const content = isShown(url) ? undefined : show(url)
    if (position > 0) await content
    if (here === url.href && !url.hash) window.scrollTo(0, position)
  })
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    const url = link && new URL(link.href)
    if (!url || !isPage(url) || (url.hash && isShown(url))) return
    event.preventDefault()
    go(url)
  })
  return go
}

export function followVisitor(pages: Pages): Go {
  return 'navigation' in window ? byNavigation(pages) : byHistory(pages)
}
