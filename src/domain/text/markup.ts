/** Escapes text and data for HTML and scripts. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for attribute values in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')

/** A UTF-16 unit as an escape of JavaScript */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A script in ASCII, for pages of any encoding. */
export const asciiScript = (code: string): string => code.replace(/[\u0080-\uffff]/g, escaped)

/** JSON for a script or a data block: without `</script>`, `<!--` and line separators. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
