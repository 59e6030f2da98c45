/** The files of the npm package that describe it, made of the tags' attributes.ts. The build writes them to dist/package. */
import type { Tag } from '../element/attributes'
import { declarations } from './declarations'
import { type DescribedElement, describeElement } from './description'
import { vscodeData, webTypes } from './editors'
import { manifest } from './manifest'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** An entry defines its element and exports nothing; its types are those of all elements. */
const entryTypes = ({ entry, name }: DescribedElement): [string, string] => [
  `widgets/${entry}/index.d.ts`,
  `export type { ${name} } from '../../index.js'\n`,
]

/** Texts by their path in dist/package. `version` is the package's. */
export function packageFiles(tags: readonly Tag[], version: string): Record<string, string> {
  const elements = tags.map(describeElement)
  return {
    'index.js': 'export {}\n',
    'index.d.ts': declarations(elements),
    'custom-elements.json': json(manifest(elements)),
    'vscode.html-custom-data.json': json(vscodeData(elements)),
    'web-types.json': json(webTypes(elements, version)),
    ...Object.fromEntries(elements.map(entryTypes)),
  }
}
