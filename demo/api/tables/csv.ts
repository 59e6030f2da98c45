/** Tables as text for spreadsheets (RFC 4180 with semicolons): UTF-8 with a byte order mark. */

/** Text that a spreadsheet would run as a formula, or already has the mark against that. */
const formula = /^'*[=+\-@\t\r]/
const mark = "'"

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Text that could be a formula begins with an apostrophe; a number is one. */
function cellOf(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return quoted(formula.test(text) ? mark + text : text)
}

export type Cell = string | number | null | undefined

export const csvOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[heads, ...rows].map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`

/** A cell's text, whose quotes are doubled, or the text up to the next separator. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^";\r\n][^;\r\n]*|))(;|\r\n|\r|\n|$)/y

/** A cell's text without the apostrophe against formulas. */
const plain = (text: string): string => (text.startsWith(mark) && formula.test(text) ? text.slice(1) : text)

/** The rows of a text, without empty ones. @throws Error for a quote that doesn't end where its cell does */
export function csvRows(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '')
  const rows: string[][] = []
  let row: string[] = []
  cellPattern.lastIndex = 0
  while (cellPattern.lastIndex < source.length) {
    const found = cellPattern.exec(source)
    if (!found) throw new Error(`line ${rows.length + 1} has a quote that does not end where its cell does`)
    const [, inQuotes, bare = '', end] = found
    row.push(plain(inQuotes?.replaceAll('""', '"') ?? bare.trim()))
    if (end === ';') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push([...row, ''])
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}
