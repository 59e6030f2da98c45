/**
 * Rich HTML, cleaned and dressed. Fetched when rich HTML is first drawn; nothing may import this file other than
 * by `import()`. Where a page forbids our policy the browser's own sanitiser does it, else the words stand alone.
 */
import { useCallback } from 'react'
import { plainParagraphs } from '../../domain/rich-html'
import { adoptStyles } from '../../styles/adopt'
import { videoStyles } from '../video/video'
import { playVideo } from '../video/video-element'
import { type Clean, makeCleaner } from './clean'
import css from './clean-text.css?sheet'
import { dress, type RichPlace } from './dress'
import { nativeCleaner } from './native-clean'

function pageCleaner(): Clean | undefined {
  try {
    return makeCleaner()
  } catch (reason) {
    console.warn('Parket: the browser’s own sanitiser stands in for ours.', reason)
    return nativeCleaner()
  }
}

/** One for the page, made when it is first needed; null where there is none. */
let known: Clean | null | undefined

function cleaner(): Clean | null {
  if (known === undefined) known = pageCleaner() ?? null
  return known
}

export interface CleanTextProperties extends RichPlace {
  html: string
}

export function CleanText({ html, site, storage, headingLevel }: CleanTextProperties) {
  const clean = cleaner()
  const fill = useCallback(
    (text: HTMLElement | null) => {
      if (!text) return
      const root = text.getRootNode()
      if (root instanceof ShadowRoot) adoptStyles(root, ...videoStyles, css)
      if (!clean) return
      text.replaceChildren(dress(clean(html), { site, storage, headingLevel }))
      text.addEventListener('click', playVideo)
      // A picture's error doesn't bubble.
      text.addEventListener('error', replaceBroken, true)
      return () => {
        text.removeEventListener('click', playVideo)
        text.removeEventListener('error', replaceBroken, true)
      }
    },
    [clean, html, site, storage, headingLevel],
  )
  return (
    <div className="rich-text" ref={fill}>
      {!clean && <Words html={html} />}
    </div>
  )
}

function Words({ html }: { html: string }) {
  return plainParagraphs(html).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
    <p key={index}>{text}</p>
  ))
}

/** A picture that can't be shown leaves a neutral place with its words. */
function replaceBroken({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const instead = document.createElement('span')
  instead.className = 'rich-missing'
  instead.textContent = target.alt
  target.replaceWith(instead)
}
