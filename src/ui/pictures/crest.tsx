/** A team's crest. It is beside the team's name, so it has no alternative text. */
import { allowsMarkup, trustedHtml } from '../../page/trusted-html'
import { whenBroken } from '../base/use-broken-picture'
import { staticMarkup } from '../static-markup/static-markup'
import { SmallPicture } from './small-picture'
import './crest.css?sheet'

/** A neutral ball of the same size, without a usable picture. */
export function Crest({ src }: { src: string | null }) {
  return <SmallPicture className="crest" src={src} instead={<NoCrest />} />
}

function NoCrest() {
  return (
    <svg className="crest crest-none" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="M24 2v44M2 24h44M9 8c8 9 8 23 0 32M39 8c-8 9-8 23 0 32" />
    </svg>
  )
}

/**
 * Ref callback for a list of static rows: replaces crests that can't be shown by the ball, also those that failed
 * before.
 */
export function replaceBrokenCrests(list: HTMLElement | null): (() => void) | undefined {
  if (!list || !allowsMarkup()) return undefined
  const mend = (image: HTMLElement) => {
    image.outerHTML = trustedHtml(staticMarkup(<NoCrest />))
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) mend(target)
  }
  list.addEventListener('error', onError, true)
  for (const image of list.querySelectorAll('img')) whenBroken(image, () => mend(image))
  return () => list.removeEventListener('error', onError, true)
}
