/** An icon beside text; never the only name of anything, so it is hidden from screen readers. */
import './icon.css?sheet'

/** `shape` is one of shapes.ts; the icon has the text's colour and is 16 px wide unless CSS sets another size. */
export function Icon({ shape }: { shape: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
