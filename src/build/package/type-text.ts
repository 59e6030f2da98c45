/** Pieces of the text of index.d.ts. */
import type { DescribedElement } from './description'

export const comment = (text: string, fallback: string | null = null): string =>
  `/** ${text}.${fallback === null ? '' : ` Default: \`${fallback}\`.`} */`

export const block = (head: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${head} {\n${lines.join('\n').replace(/^/gm, '  ')}\n}` : `${head} {}`

/** The interface of the attributes in markup. */
export const attributesName = (element: DescribedElement): string =>
  element.name.replace(/Element$/, 'Attributes')
