/** The project's pages for people: their generated parts, their headings, and tables to write into them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../architecture/sources'

/** Words as code with blanks between them; a dash for none. */
export const codes = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' ') || '–'

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

export const pageText = (page: string): string => readFileSync(join(root, page), 'utf8')

export interface Section {
  content: string
  replace: (content: string) => void
}

/** What stands between `<!-- name -->` and `<!-- /name -->` in a page; `replace` writes something else there. */
export function section(page: string, name: string): Section {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [before = '', rest = ''] = pageText(page).split(start)
  const [content = '', after = ''] = rest.split(end)
  const replace = (text: string) =>
    writeFileSync(join(root, page), `${before}${start}${text}\n${end}${after}`)
  return { content: content.trimEnd(), replace }
}

/** What the section says, after `npm run readme` has written the text there. */
export function written(page: string, name: string, text: string): string {
  if (process.env.WRITE_README) section(page, name).replace(text)
  return section(page, name).content
}

/** Headings without their marks, outside of code. */
export const headingsOf = (text: string): string[] =>
  [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
