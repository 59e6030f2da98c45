/** The project's documents: their generated parts, headings and tables. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../architecture/sources'

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

/** The text between `<!-- name -->` and `<!-- /name -->` of a page; `replace` writes another one. */
export function section(page: string, name: string): Section {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [before = '', rest = ''] = pageText(page).split(start)
  const [content = '', after = ''] = rest.split(end)
  const replace = (text: string) =>
    writeFileSync(join(root, page), `${before}${start}${text}\n${end}${after}`)
  return { content: content.trimEnd(), replace }
}

/** The section's text, after `npm run readme` has written it. */
export function written(page: string, name: string, text: string): string {
  if (process.env.WRITE_README) section(page, name).replace(text)
  return section(page, name).content
}

/** Headings without their markers, outside of code blocks. */
export const headingsOf = (text: string): string[] =>
  [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
