/** Fits a surname on the back of a jersey that is 400 units wide. */
export interface Line {
  text: string
  /** Width of the letters, in the same units. */
  size: number
}

/** The largest font size by number of letters. */
const sizes = [
  [4, 60],
  [6, 54],
  [7, 44],
  [8, 39],
  [10, 34],
] as const
const small = 28
/** The width between the seams, and the widths of normal and wide letters relative to the font size. */
const room = 236
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[mw]/i.test(letter) ? 1.08 : 0.66), 0)

const fitting = (text: string, size: number): Line => ({
  text,
  size: Math.min(size, Math.round((10 * room) / widthOf(text)) / 10),
})

/** One line; two for a double surname, which breaks at its first space or hyphen. */
export function surnameLines(surname: string): Line[] {
  const name = surname.trim()
  const [, first, rest] = /^(\S+?(?:-|(?=\s)))\s*(\S.*)$/.exec(name) ?? []
  if (first && rest) return [fitting(first, small), fitting(rest, small)]
  return name ? [fitting(name, sizes.find(([letters]) => name.length <= letters)?.[1] ?? small)] : []
}
