/**
 * frame.js on a host's page: sets the height of our frames (okvir/{name}) to what they post, and gives them the scheme
 * of the page under them. It works as a module and as a
 * classic script, once or several times, before the frames or after them.
 */
import { ownAddress } from './own-address'

/** The folder of all our files: frames of another one are not ours. */
const home = new URL('okvir/', ownAddress || location.href)

/** The largest height that is accepted, in px. */
const highest = 100_000
/** In ms: a frame shrinks only if it stays lower, not while its content changes. */
const shrinkDelay = 150

const isOurs = ({ src }: HTMLIFrameElement): boolean => src.startsWith(home.href)
const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')].filter(isOurs)

/** Borders and padding inside the height that is set, in px. */
function edges(frame: HTMLIFrameElement): number {
  const style = getComputedStyle(frame)
  if (style.boxSizing !== 'border-box') return 0
  const widths = [style.borderTopWidth, style.borderBottomWidth, style.paddingTop, style.paddingBottom]
  return widths.reduce((sum, width) => sum + (Number.parseFloat(width) || 0), 0)
}

function size(frame: HTMLIFrameElement, height: number): void {
  frame.style.height = `${height + edges(frame)}px`
  // It scrolls where the host's styles keep it lower.
  frame.scrolling = frame.clientHeight >= height ? 'no' : 'auto'
  const { previousElementSibling: fallback } = frame
  if (fallback instanceof HTMLElement && fallback.matches('blockquote.wp-embedded-content'))
    fallback.hidden = true
}

const waiting = new WeakMap<HTMLIFrameElement, ReturnType<typeof setTimeout>>()

/** The host's own style of a frame, which decides for it */
const given = new WeakMap<HTMLIFrameElement, string>()
const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Whether the ground under the frame is dark: the browser's own, and all that the host's page has over it. */
function isOnDark(frame: HTMLIFrameElement): boolean {
  if (!brush) return false
  const { style } = frame
  const { color, transition } = style
  Object.assign(style, { color: 'Canvas', transition: 'none' })
  const grounds = [getComputedStyle(frame).color]
  Object.assign(style, { color, transition })
  for (let each = frame.parentElement; each; each = each.parentElement)
    grounds.splice(1, 0, getComputedStyle(each).backgroundColor)
  for (const ground of grounds) {
    brush.fillStyle = ground
    brush.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
  return red * 2 + green * 5 + blue < 128 * 8
}

/** An address with a scheme of its own is left alone. */
function giveScheme(frame: HTMLIFrameElement): void {
  const { style, src, contentWindow } = frame
  if (/[?&;]scheme=(light|dark)/.test(src)) return
  if (!given.has(frame)) given.set(frame, style.colorScheme)
  style.colorScheme = given.get(frame) ?? ''
  const own = /^(light|dark)$/.exec(style.colorScheme)?.[0]
  const scheme = own ?? (isOnDark(frame) ? 'dark' : 'light')
  // A frame of another scheme than its page's would have a ground.
  style.colorScheme = scheme
  contentWindow?.postMessage({ type: 'parket:scheme', scheme }, '*')
}

const giveSchemes = () => frames().forEach(giveScheme)
const { documentElement } = document
const changes = new MutationObserver(giveSchemes)
const observe = (node: Node) => changes.observe(node, { attributes: true })
observe(documentElement)
if (document.body) observe(document.body)
else document.addEventListener('DOMContentLoaded', () => observe(document.body))
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', giveSchemes)
// A page that fades has its colour at the end.
addEventListener('transitionend', ({ target }) => {
  if (target === documentElement || target === document.body) giveSchemes()
})

addEventListener('message', ({ data, source, origin }) => {
  if (!/^parket:/.test(data?.type) || (origin !== home.origin && origin !== 'null')) return
  const frame = frames().find(({ contentWindow }) => contentWindow === source)
  if (!frame) return
  giveScheme(frame)
  const { type, height } = data
  if (type !== 'parket:height' || typeof height !== 'number' || !(height >= 0 && height <= highest)) return
  clearTimeout(waiting.get(frame))
  const wait = height < frame.clientHeight && frame.scrolling === 'no' ? shrinkDelay : 0
  if (wait) waiting.set(frame, setTimeout(size, wait, frame, Math.ceil(height)))
  else size(frame, Math.ceil(height))
})

// Frames that loaded before this script posted to nobody.
for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'parket:ask' }, '*')
giveSchemes()
