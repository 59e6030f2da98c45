/** A film in rich HTML, which React doesn't draw: the same button and frame as video.tsx. */
import { videoFrameUrl } from '../../domain/video'

/** What its button is called; a film without a name is what the button does. */
export const videoName = (title: string): string => title.trim() || 'Predvajaj video'

/** What its frame is called. */
export const frameName = (title: string): string => title.trim() || 'Video'

/** Nothing is asked of anybody before it is pressed. */
export function makeVideoButton(document: Document, id: string, title: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'video'
  button.dataset.video = id
  const name = document.createElement('span')
  name.className = title.trim() ? 'video-title' : 'visually-hidden'
  name.textContent = videoName(title)
  const sign = document.createElement('span')
  sign.className = 'video-sign'
  button.append(sign, name)
  return button
}

/**
 * What a frame may do; YouTube wants to know the site that shows it. Its player needs its scripts, its own origin and
 * casting; its links open tabs, which are ordinary ones. It can't lead the page away, send forms or open dialogs.
 */
export const frameAttributes = {
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/** Answers a click anywhere in the text: a film's button becomes its frame, which gets the focus. */
export function playVideo({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-video]') : null
  if (!button) return
  const frame = document.createElement('iframe')
  frame.className = 'video'
  frame.title = frameName(button.querySelector('.video-title')?.textContent ?? '')
  frame.allow = frameAttributes.allow
  frame.referrerPolicy = frameAttributes.referrerPolicy
  frame.setAttribute('sandbox', frameAttributes.sandbox)
  frame.src = videoFrameUrl(button.dataset.video ?? '')
  button.replaceWith(frame)
  frame.focus()
}
