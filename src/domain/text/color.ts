/**
 * Colours from the CMS (contract: Links in data). Parsed before they reach a style; invalid ones become the default.
 */

export const defaultColor = '#0093d4'

/** #rgb, #rgba, #rrggbb, #rrggbbaa. */
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

const part = '[+-]?(?:\\d{1,4}(?:\\.\\d{1,6})?|\\.\\d{1,6})'
/** rgb(), rgba(), hsl(), hsla() with three numbers and an optional opacity, separated by commas or spaces. */
const mixed = new RegExp(
  `^(?:rgb|hsl)a?\\(\\s*${part}(?:deg)?\\s*[\\s,]\\s*${part}%?\\s*[\\s,]\\s*${part}%?(?:\\s*[,/]\\s*${part}%?)?\\s*\\)$`,
  'i',
)

/** The colour names that editors use; any other name would invalidate the style. */
const names =
  'black silver gray grey white maroon red purple fuchsia green lime olive yellow navy blue teal aqua orange pink brown gold'.split(
    ' ',
  )

/** The CSS colour as written; the default for anything that isn't one. */
export function colorOf(text: string | null | undefined): string {
  const trimmed = text?.trim().toLowerCase() ?? ''
  return hex.test(trimmed) || mixed.test(trimmed) || names.includes(trimmed) ? trimmed : defaultColor
}
