/** The background of a page heading without a picture: a court's lines on the deep colour. */
import './court-ground.css?sheet'

/** Key, free-throw circle and three-point arc of one half. */
export function HeroCourt() {
  return (
    <svg
      className="hero-court unprinted"
      viewBox="0 0 640 384"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d="M640 32H262v320h378M262 102a90 90 0 0 0 0 180M640-40H420a232 232 0 0 0 0 464h220" />
      <path d="M560 152v80M548 192a10 10 0 1 0-20 0 10 10 0 0 0 20 0" />
    </svg>
  )
}
