import { expect, it } from 'vitest'
import { widgets } from '../../../widgets'
import { propertiesOf } from '../../island/definition'
import { kebab } from '../../page/attribute-text'
import { packageFiles } from './package-files'

const tags = widgets.map(({ tag }) => tag)
const facts = { name: 'parket-widgets', version: '1.2.3', description: 'What it is', license: 'MIT' }
const files = packageFiles(tags, facts)
const read = (name: string) => JSON.parse(files[name] ?? '')

const readers: [file: string, elements: { name: string; attributes: { name: string }[] }[]][] = [
  [
    'custom-elements.json',
    read('custom-elements.json').modules.map(
      ({ declarations: [{ tagName: name, attributes }] }: { declarations: [Record<string, unknown>] }) => ({
        name,
        attributes,
      }),
    ),
  ],
  ['vscode.html-custom-data.json', read('vscode.html-custom-data.json').tags],
  ['web-types.json', read('web-types.json').contributions.html.elements],
]

it.each(readers)(
  '%s knows every tag and every attribute that it takes, own and common ones',
  (_, elements) => {
    const known = elements.map(({ name, attributes }) => [
      name,
      attributes.map(({ name }) => name).toSorted(),
    ])
    expect(known).toEqual(tags.map((each) => [each.tag, propertiesOf(each).map(kebab).toSorted()]))
  },
)
