/** What rich text does once it stands: films play when they are pressed, broken pictures leave their words. */
import { playVideo } from '../pictures/video-element'

/** A picture that can't be shown leaves a neutral place with its words. */
function replaceBroken(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return
  const instead = document.createElement('span')
  instead.className = 'rich-missing'
  instead.textContent = picture.alt
  picture.replaceWith(instead)
}

const onError = ({ target }: Event) => replaceBroken(target)

/** Returns how to stop. */
export function enliven(text: HTMLElement): () => void {
  text.addEventListener('click', playVideo)
  // A picture's error doesn't bubble.
  text.addEventListener('error', onError, true)
  return () => {
    text.removeEventListener('click', playVideo)
    text.removeEventListener('error', onError, true)
  }
}

/** The same for a text that stood before any script: what broke until now is made good. */
export function enlivenDrawn(text: HTMLElement): () => void {
  for (const picture of text.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) replaceBroken(picture)
  return enliven(text)
}
