/** A team's crest. It is beside the team's name, so it has no alternative text. */
import { nextCrestUrl } from '../../page/addresses'
import { allowsMarkup, trustedHtml } from '../../page/trusted-html'
import { whenBroken } from '../base/use-broken-picture'
import { staticMarkup } from '../static-markup/static-markup'
import { SmallPicture } from './small-picture'
import './crest.css?sheet'

/** In another format, or a neutral ball of the same size, without a usable picture. */
export function Crest({ src }: { src: string | null }) {
  const next = src && nextCrestUrl(src)
  return <SmallPicture className="crest" src={src} instead={next ? <Crest src={next} /> : <NoCrest />} />
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
 * Ref callback for a list of static rows: replaces crests that can't be shown by another format or the ball, also
 * those that failed before.
 */
export function replaceBrokenCrests(list: HTMLElement | null): (() => void) | undefined {
  if (!list || !allowsMarkup()) return undefined
  const mend = (image: HTMLImageElement) => {
    const next = nextCrestUrl(image.src)
    if (next) image.src = next
    else image.outerHTML = trustedHtml(staticMarkup(<NoCrest />))
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) mend(target)
  }
  list.addEventListener('error', onError, true)
  for (const image of list.querySelectorAll('img')) whenBroken(image, () => mend(image))
  return () => list.removeEventListener('error', onError, true)
}
