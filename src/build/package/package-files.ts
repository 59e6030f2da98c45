/**
 * The files of the npm package that are not code, made from the tags' attributes.ts. The build writes them to
 * dist/package.
 */
import type { Tag } from '../../island/attributes'
import { declarations } from './declarations'
import { type DescribedElement, describeElement } from './description'
import { vscodeData, webTypes } from './editors'
import { manifest } from './manifest'

/** What the package takes from the project's own package.json. */
export interface PackageFacts {
  name: string
  version: string
  description: string
  license: string
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** An entry defines its element and exports nothing; its types are those of all elements. */
const entryTypes = ({ entry, name }: DescribedElement): [string, string] => [
  `${entry}.d.ts`,
  `export type { ${name} } from './index.js'\n`,
]

const script = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })

const dataFiles = ['custom-elements.json', 'vscode.html-custom-data.json', 'web-types.json', 'package.json']

/** No dependencies: a host's React, whatever its version, is not used. */
const packageJson = (
  { name, version, description, license }: PackageFacts,
  elements: readonly DescribedElement[],
) => ({
  name,
  version,
  description,
  license,
  type: 'module',
  exports: {
    '.': script('index'),
    ...Object.fromEntries(elements.map(({ entry }) => [`./${entry}`, script(entry)])),
    ...Object.fromEntries(dataFiles.map((file) => [`./${file}`, `./${file}`])),
  },
  types: './index.d.ts',
  sideEffects: true,
  customElements: 'custom-elements.json',
  'web-types': './web-types.json',
})

/** Texts by their path in dist/package. */
export function packageFiles(tags: readonly Tag[], facts: PackageFacts): Record<string, string> {
  const elements = tags.map(describeElement)
  return {
    'index.js': 'export {}\n',
    'index.d.ts': declarations(elements),
    'custom-elements.json': json(manifest(elements)),
    'vscode.html-custom-data.json': json(vscodeData(elements)),
    'web-types.json': json(webTypes(elements, facts.version)),
    'package.json': json(packageJson(facts, elements)),
    ...Object.fromEntries(elements.map(entryTypes)),
  }
}
