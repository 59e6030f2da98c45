/**
 * The back of a team's jersey instead of a player's missing photo: nobody gets an invented face, and no two look
 * alike. Its colours are tokens, so it has the host's colours. The player's name is beside it, so it is hidden from
 * screen readers.
 */
import { type Line, surnameLines } from './surname-lines'
import './jersey.css?sheet'

/** Outline of the back: left strap, neck, right strap, arm, side, hem, side, arm. */
const cloth =
  'M102 100 145 96Q172 128 200 128T255 96L298 100Q298 186 347 222Q334 360 342 500H58Q66 360 53 222Q102 186 102 100Z'
const trim = 'M145 96Q172 128 200 128T255 96M102 100Q102 186 53 222M298 100Q298 186 347 222'
const sides = 'M54 290Q66 390 64 500M346 290Q334 390 336 500'

/** The floor behind, cropped six ways, so that neighbours differ. */
const courts = [
  'M120 0V190M0 250Q60 300 130 310',
  'M0 60H400M132 60V150M268 60V150',
  'M230 180Q250 40 400 0M0 150H90',
  'M14 250a186 186 0 0 1 372 0 186 186 0 0 1-372 0M0 250H400',
  'M0 500Q60 400 190 396T400 470M270 0V110',
  'M0 150H120M40 0Q200 40 236 190M320 380H400',
] as const

const digitSize = (number: string) => (number.length <= 2 ? 160 : Math.max(46, 400 / number.length))

export interface JerseyProperties {
  surname: string
  /** As printed; null without a number. */
  number: string | null
  /** The index among its neighbours: blue and white alternate, and so does the floor. */
  index?: number
}

/** 4:5, as wide as its container. */
export function Jersey({ surname, number, index = 0 }: JerseyProperties) {
  const lines = surnameLines(surname)
  return (
    <svg
      className="jersey"
      data-away={index % 2 === 1 || undefined}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="jersey-court" d={courts[index % courts.length]} />
      <path className="jersey-cloth" d={cloth} />
      <path className="jersey-trim" d={trim} />
      <path className="jersey-sides" d={sides} />
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two halves of a surname may be equal
        <Surname key={index} {...line} row={index - (lines.length - 1)} isOverNumber={number !== null} />
      ))}
      {number !== null && (
        <text className="jersey-number" x="200" y="374" fontSize={digitSize(number)}>
          {number}
        </text>
      )}
    </svg>
  )
}

/** `row` 0 is the last line; −1 the one above it. */
function Surname({ text, size, row, isOverNumber }: Line & { row: number; isOverNumber: boolean }) {
  const worn = isOverNumber ? 0.82 * size : size
  return (
    <text
      className="jersey-surname"
      x="200"
      y={(isOverNumber ? 215 : 262) + row * 1.15 * worn}
      fontSize={worn}
    >
      {text}
    </text>
  )
}
