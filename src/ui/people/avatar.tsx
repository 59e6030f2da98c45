/** A person's round photo. It is beside the name, so it has no alternative text. */
import { SmallPicture } from '../pictures/small-picture'
import './avatar.css?sheet'

/** A jersey, without a usable photo. */
export function Avatar({ src }: { src: string | null }) {
  return <SmallPicture className="avatar" src={src} instead={<NoPhoto />} />
}

function NoPhoto() {
  return (
    <svg className="avatar avatar-none" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M16.5 11 20 10q.5 7 4 7t4-7l3.5 1q.2 8 4.5 11.5Q35.3 30 36 37q-12 2.2-24 0 .7-7 0-14.5Q16.3 19 16.5 11Z" />
      <path d="M20 10q.5 7 4 7t4-7M16.5 11q-.2 8-4.5 11.5M31.5 11q.2 8 4.5 11.5" />
    </svg>
  )
}
