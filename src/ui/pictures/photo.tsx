/** A photo that opens the gallery; a placeholder if it can't be shown. */
import { Picture } from './picture'
import './photo.css?sheet'

/** Its accessible name; the CMS has no alternative texts. */
export const photoLabel = (index: number, count: number): string => `Fotografija ${index + 1} od ${count}`

export interface PhotoProperties {
  src: string
  /** Its accessible name, for example "Fotografija 2 od 5". */
  label: string
  onOpen: () => void
}

export function Photo({ src, label, onOpen }: PhotoProperties) {
  return (
    <button
      type="button"
      part="photo"
      className="photo cover"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <PhotoPicture src={src} />
    </button>
  )
}

export const PhotoPicture = ({ src }: { src: string }) => <Picture src={src} instead={<MissingPhoto />} />

/** The placeholder: half a court. */
export function MissingPhoto() {
  return (
    <svg
      className="photo-missing"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M160 0v200M0 40h66v120H0M320 40h-66v120h66" />
      <circle cx="160" cy="100" r="40" />
    </svg>
  )
}
