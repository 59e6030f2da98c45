import { describe, expect, it } from 'vitest'
import { widgets } from '../../../widgets'
import { propertiesOf } from '../../element/definition'
import { kebab } from '../../page/attribute-text'
import { packageFiles } from './package-files'

const tags = widgets.map(({ tag }) => tag)
const facts = { name: 'parket-widgets', version: '1.2.3', description: 'What it is', license: 'MIT' }
const files = packageFiles(tags, facts)
const read = (name: string) => JSON.parse(files[name] ?? '')

interface Named {
  name: string
}

const names = (list: Named[]): string[] => list.map(({ name }) => name)
const everyAttribute = (tag: string): string[] =>
  tags.filter((each) => each.tag === tag).flatMap((each) => propertiesOf(each).map(kebab))

/** The attributes of each element, as each kind of tool reads them. */
const readers: [file: string, read: () => [tag: string, attributes: string[]][]][] = [
  [
    'custom-elements.json',
    () =>
      read('custom-elements.json').modules.map(
        ({
          declarations: [{ tagName, attributes }],
        }: {
          declarations: [{ tagName: string; attributes: Named[] }]
        }) => [tagName, names(attributes)],
      ),
  ],
  [
    'vscode.html-custom-data.json',
    () =>
      read('vscode.html-custom-data.json').tags.map(
        ({ name, attributes }: Named & { attributes: Named[] }) => [name, names(attributes)],
      ),
  ],
  [
    'web-types.json',
    () =>
      read('web-types.json').contributions.html.elements.map(
        ({ name, attributes }: Named & { attributes: Named[] }) => [name, names(attributes)],
      ),
  ],
]

describe.each(readers)('%s', (_, elements) => {
  it('knows every tag and every attribute that it takes, its own and the common ones', () => {
    const known = elements()
    expect(known.map(([tag]) => tag)).toEqual(tags.map(({ tag }) => tag))
    for (const [tag, attributes] of known)
      expect(attributes.toSorted()).toEqual(everyAttribute(tag).toSorted())
  })
})
