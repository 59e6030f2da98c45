/** A team's crest. It stands beside the team's name, so it has no words of its own. */
import { useBrokenPicture } from '../picture/use-broken-picture'
import css from './crest.css?sheet'

export const crestStyles = css

/** Without a picture, or with one that can't be shown, a neutral ball takes the same place. */
export function Crest({ src }: { src: string | null }) {
  const { broken, picture } = useBrokenPicture(src)
  if (!src || broken) return <NoCrest />
  return (
    <img
      className="crest"
      loading="lazy"
      decoding="async"
      alt=""
      width={48}
      height={48}
      src={src}
      {...picture}
    />
  )
}

function NoCrest() {
  return (
    <svg className="crest crest-none" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="M24 2v44M2 24h44M9 8c8 9 8 23 0 32M39 8c-8 9-8 23 0 32" />
    </svg>
  )
}
