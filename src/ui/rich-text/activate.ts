/** Event handling of rich text: plays videos and replaces broken pictures by their alternative text. */
import { playVideo } from '../pictures/video-element'

/** Replaces a picture by a neutral box with its alternative text. */
function replaceBroken(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return
  const instead = document.createElement('span')
  instead.className = 'rich-missing'
  instead.textContent = picture.alt
  picture.replaceWith(instead)
}

const onError = ({ target }: Event) => replaceBroken(target)

/** Returns a stop function. */
export function activate(text: HTMLElement): () => void {
  text.addEventListener('click', playVideo)
  // A picture's error doesn't bubble.
  text.addEventListener('error', onError, true)
  return () => {
    text.removeEventListener('click', playVideo)
    text.removeEventListener('error', onError, true)
  }
}

/** For server-rendered text: also replaces pictures that have failed before. */
export function activateRendered(text: HTMLElement): () => void {
  for (const picture of text.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) replaceBroken(picture)
  return activate(text)
}
