/**
 * A team's jersey in place of a player's missing photo: nobody gets an invented face. Colours are the tokens', so it
 * is worn in the host's colour. It stands beside the player's name and is hidden from screen readers.
 */
import css from './jersey.css?sheet'

export const jerseyStyles = css

/** Front of the cloth: left strap, neck, right strap, arm, side, hem, side, arm. */
const cloth =
  'M126 84 162 72Q168 150 200 150T238 72L274 84Q276 176 322 214Q314 330 320 446Q200 468 80 446Q86 330 78 214Q124 176 126 84Z'
const trim = 'M162 72Q168 150 200 150T238 72M128 84Q126 178 80 216M272 84Q274 178 320 216'
const piping = 'M106 200Q114 330 108 451M294 200Q286 330 292 451'

/** Size of the digits in the picture's own units: two fill the chest, more still stand on it. */
const digitSize = (number: string) => (number.length <= 2 ? 126 : Math.max(40, 240 / number.length))

/** `number` as it is worn; null for none. 4:5, as wide as its place. */
export function Jersey({ number }: { number: string | null }) {
  return (
    <svg className="jersey" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="jersey-court" d="M0 262h400M50 262a150 150 0 0 1 300 0 150 150 0 0 1-300 0" />
      <circle className="jersey-court" cx="200" cy="262" r="216" />
      <ellipse className="jersey-shadow" cx="200" cy="468" rx="132" ry="11" />
      <path className="jersey-inside" d="M162 72Q200 92 238 72 238 150 200 150 166 150 162 72Z" />
      <path className="jersey-label" d="M190 88h20v11h-20z" />
      <path className="jersey-cloth" d={cloth} />
      <path className="jersey-side" d="M78 214Q94 200 106 200 114 330 108 451L80 446Q86 330 78 214Z" />
      <path className="jersey-side" d="M322 214Q306 200 294 200 286 330 292 451L320 446Q314 330 322 214Z" />
      <path
        className="jersey-half"
        d="M200 150Q232 150 238 72L274 84Q276 176 322 214 314 330 320 446 260 457 200 457Z"
      />
      <path
        className="jersey-fold"
        d="M128 420q6-34 2-58M268 426q-8-30-3-66M146 176q10 14 26 20M256 174q-8 14-22 20"
      />
      <path className="jersey-stitch" d="M82 434Q200 456 318 434" />
      <path className="jersey-piping" d={piping} />
      <path className="jersey-edge" d={trim} />
      <path className="jersey-trim" d={trim} />
      {number !== null && (
        <text
          className="jersey-number"
          x="200"
          y={300 + digitSize(number) * 0.36}
          fontSize={digitSize(number)}
        >
          {number}
        </text>
      )}
    </svg>
  )
}
