/**
 * okvir/{name} inside: a classic script in the head of a frame's page. It tells the page around it how high the element
 * is, and leads its links out of the frame. The sandbox may give it no origin and no storage.
 */

/** Room for what opens under a field, in px: as high as the calendar. */
const layerRoom = 372

/** WordPress knows its frames by what it has written behind "#?secret=". */
let secret = /[?&#]secret=([a-z\d]+)/i.exec(location.hash)?.[1]

const say = (words: object) => {
  if (parent !== window) parent.postMessage(words, '*')
}

const sayToWordPress = (message: string, value: unknown) => {
  if (secret) say({ message, value, secret })
}

/** The element's, and that of what floats over it while it is open. */
function heightNow(): number {
  const { body } = document
  const layer = body.firstElementChild?.shadowRoot?.querySelector(':popover-open')
  const field = layer?.parentElement?.getBoundingClientRect()
  return Math.ceil(
    Math.max(body.getBoundingClientRect().height, field ? field.bottom + scrollY + layerRoom : 0),
  )
}

let told = -1

function tell(): void {
  const height = heightNow()
  // Hidden by its host it has no width, and so no height.
  if (height === told || innerWidth === 0) return
  told = height
  say({ type: 'parket:height', height })
  sayToWordPress('height', height)
}

function tellAgain(): void {
  told = -1
  tell()
}

const attended = new WeakSet<ShadowRoot>()

/** A frame that is clipped draws nothing: a ResizeObserver is silent there, a MutationObserver is not. */
function attend(): void {
  const root = document.body.firstElementChild?.shadowRoot
  if (!root || attended.has(root)) return
  attended.add(root)
  const soon = () => setTimeout(tell)
  new MutationObserver(soon).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden'],
  })
  root.addEventListener('toggle', soon, true)
}

/** To the top window; where the sandbox refuses that, to a new one; else WordPress is asked. */
function lead(url: string): void {
  try {
    ;(top ?? window).location.href = url
  } catch {
    if (!open(url, '_blank')) sayToWordPress('link', url)
  }
}

addEventListener('parket-navigate', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  lead((event as CustomEvent<{ url: string }>).detail.url)
})

addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null) return
  if (data.type === 'parket:ask') tellAgain()
  else if (data.message === 'ready' && typeof data.secret === 'string') {
    secret = data.secret
    tellAgain()
  }
})

addEventListener('parket-metadata', (event) => {
  document.title = (event as CustomEvent<{ title: string }>).detail.title
})

for (const type of ['parket-load', 'load'])
  addEventListener(type, () => {
    attend()
    tell()
  })

document.addEventListener('DOMContentLoaded', () => new ResizeObserver(tell).observe(document.body))
