/** A team's crest. It stands beside the team's name, so it has no words of its own. */
import { SmallPicture } from '../picture/small-picture'
import css from './crest.css?sheet'

export const crestStyles = css

/** Without a picture, or with one that can't be shown, a neutral ball takes the same place. */
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
