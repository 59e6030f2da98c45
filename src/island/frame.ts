/**
 * frame.js on a host's page: sets the height of our frames (okvir/{name}) to what they post. It works as a module and as a
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

addEventListener('message', ({ data, source, origin }) => {
  if (data?.type !== 'parket:height' || (origin !== home.origin && origin !== 'null')) return
  const { height } = data
  if (typeof height !== 'number' || !(height >= 0 && height <= highest)) return
  const frame = frames().find(({ contentWindow }) => contentWindow === source)
  if (!frame) return
  clearTimeout(waiting.get(frame))
  const wait = height < frame.clientHeight && frame.scrolling === 'no' ? shrinkDelay : 0
  if (wait) waiting.set(frame, setTimeout(size, wait, frame, Math.ceil(height)))
  else size(frame, Math.ceil(height))
})

// Frames that loaded before this script posted to nobody.
for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'parket:ask' }, '*')
