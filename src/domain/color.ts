/** Colours out of the CMS (contract: Links in data): parsed, else the default; nothing else ever reaches a style. */

export const defaultColor = '#0093d4'

/** #rgb, #rgba, #rrggbb, #rrggbbaa. */
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

const part = '[+-]?(?:\\d{1,4}(?:\\.\\d{1,6})?|\\.\\d{1,6})'
/** rgb(), rgba(), hsl(), hsla() of three numbers and perhaps an opacity, by commas or blanks. */
const mixed = new RegExp(
  `^(?:rgb|hsl)a?\\(\\s*${part}(?:deg)?\\s*[\\s,]\\s*${part}%?\\s*[\\s,]\\s*${part}%?(?:\\s*[,/]\\s*${part}%?)?\\s*\\)$`,
  'i',
)

/** The names that editors write; a name that is no colour would undo the style. */
const names =
  'black silver gray grey white maroon red purple fuchsia green lime olive yellow navy blue teal aqua orange pink brown gold'.split(
    ' ',
  )

/** A CSS colour as the text has it; the default for anything that isn't one. */
export function colorOf(text: string | null | undefined): string {
  const trimmed = text?.trim().toLowerCase() ?? ''
  return hex.test(trimmed) || mixed.test(trimmed) || names.includes(trimmed) ? trimmed : defaultColor
}
