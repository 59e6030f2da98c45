/**
 * The classic script in the head of a frame's page (okvir/{name}). It posts the element's height to the parent and opens
 * links outside the frame. The sandbox may give it no origin and no storage.
 */

/** Room for a layer under a field, in px: the calendar's height. */
const layerRoom = 372

/** WordPress identifies its frames by the secret in "#?secret=". */
let secret = /[?&#]secret=([a-z\d]+)/i.exec(location.hash)?.[1]

const say = (words: object) => {
  if (parent !== window) parent.postMessage(words, '*')
}

const postToWordPress = (message: string, value: unknown) => {
  if (secret) say({ message, value, secret })
}

/** The element's height, with an open layer. */
function heightNow(): number {
  const { body } = document
  const layer = body.firstElementChild?.shadowRoot?.querySelector(':popover-open')
  const field = layer?.parentElement?.getBoundingClientRect()
  return Math.ceil(
    Math.max(body.getBoundingClientRect().height, field ? field.bottom + scrollY + layerRoom : 0),
  )
}

let sentHeight = -1

function sendHeight(): void {
  const height = heightNow()
  // A hidden frame has no width, so its height means nothing.
  if (height === sentHeight || innerWidth === 0) return
  sentHeight = height
  say({ type: 'parket:height', height })
  // AMP's own message.
  say({ sentinel: 'amp', type: 'embed-size', height })
  postToWordPress('height', height)
}

function resendHeight(): void {
  sentHeight = -1
  sendHeight()
}

const observed = new WeakSet<ShadowRoot>()

/** In a clipped frame a ResizeObserver is silent, a MutationObserver isn't. */
function observe(): void {
  const root = document.body.firstElementChild?.shadowRoot
  if (!root || observed.has(root)) return
  observed.add(root)
  const soon = () => setTimeout(sendHeight)
  new MutationObserver(soon).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden'],
  })
  root.addEventListener('toggle', soon, true)
}

/** What frame.js has found on the host's page. The server marks frames whose address names no scheme. */
function takeScheme(scheme: unknown): void {
  if (document.querySelector('meta[data-host]') && /^(light|dark)$/.test(String(scheme)))
    document.documentElement.style.colorScheme = String(scheme)
}

/** In the top window; where the sandbox forbids that, in a new one; else WordPress is messaged. */
function openLink(url: string): void {
  try {
    ;(top ?? window).location.href = url
  } catch {
    if (!open(url, '_blank')) postToWordPress('link', url)
  }
}

addEventListener('parket-navigate', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  openLink((event as CustomEvent<{ url: string }>).detail.url)
})

addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null) return
  if (data.type === 'parket:ask') resendHeight()
  else if (data.type === 'parket:scheme') takeScheme(data.scheme)
  else if (data.message === 'ready' && typeof data.secret === 'string') {
    secret = data.secret
    resendHeight()
  }
})

addEventListener('parket-metadata', (event) => {
  document.title = (event as CustomEvent<{ title: string }>).detail.title
})

for (const type of ['parket-load', 'load'])
  addEventListener(type, () => {
    observe()
    sendHeight()
  })

// Answered before the first paint, where frame.js is there already.
say({ type: 'parket:scheme' })

document.addEventListener('DOMContentLoaded', () => new ResizeObserver(sendHeight).observe(document.body))
