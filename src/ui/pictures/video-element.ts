/** A video in rich HTML, which React doesn't render: the same button and frame as in video.tsx. */
import { videoFrameUrl } from '../../domain/news/video'

/** The button's label; for a video without a name, what the button does. */
export const videoName = (title: string): string => title.trim() || 'Predvajaj video'

/** The frame's accessible name. */
export const frameName = (title: string): string => title.trim() || 'Video'

/** Nothing is requested before it is pressed. */
export function makeVideoButton(document: Document, id: string, title: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'video unprinted'
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
 * Permissions of a frame. YouTube requires the origin of the embedding site as referrer. Its player needs scripts, its
 * own origin and casting, and its links open ordinary tabs; it can't navigate the page, submit forms or open dialogs.
 */
export const frameAttributes = {
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/** Handles clicks in the text: a video's button is replaced by its frame, which gets the focus. */
export function playVideo({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-video]') : null
  if (!button) return
  const frame = document.createElement('iframe')
  frame.className = 'video unprinted'
  frame.title = frameName(button.querySelector('.video-title')?.textContent ?? '')
  frame.allow = frameAttributes.allow
  frame.referrerPolicy = frameAttributes.referrerPolicy
  frame.setAttribute('sandbox', frameAttributes.sandbox)
  frame.src = videoFrameUrl(button.dataset.video ?? '')
  button.replaceWith(frame)
  frame.focus()
}
